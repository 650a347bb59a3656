#include "models/files/picture_size.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace meeplecam::models {

namespace {

/// Reads numbers at places of a file; what lies behind its end is 0.
class Numbers {
public:
    explicit Numbers(std::string_view bytes, bool leastFirst = true)
        : m_bytes(bytes)
        , m_leastFirst(leastFirst) {}

    [[nodiscard]] std::uint32_t at(std::size_t place, std::size_t count) const {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i)
            value = value << 8U | byte(place + (m_leastFirst ? count - 1 - i : i));
        return value;
    }

private:
    [[nodiscard]] std::uint32_t byte(std::size_t place) const {
        return place < m_bytes.size() ? static_cast<unsigned char>(m_bytes[place]) : 0;
    }

    std::string_view m_bytes;
    bool m_leastFirst;
};

/// Nothing for what is no size.
std::optional<cv::Size> sizeOf(std::uint32_t width, std::uint32_t height) {
    constexpr std::uint32_t kMostSide = 1U << 30U; // pixels; larger ones would not fit into numbers
    if (width == 0 || height == 0 || width > kMostSide || height > kMostSide)
        return std::nullopt;
    return cv::Size(static_cast<int>(width), static_cast<int>(height));
}

/// https://learn.microsoft.com/windows/win32/gdi/bitmap-storage; rows from the top have a negative height.
std::optional<cv::Size> sizeOfBmp(const Numbers& numbers) {
    constexpr std::uint32_t kOldHeader = 12; // of OS/2
    if (numbers.at(14, 4) == kOldHeader)
        return sizeOf(numbers.at(18, 2), numbers.at(20, 2));
    const auto height = std::int64_t{static_cast<std::int32_t>(numbers.at(22, 4))};
    return sizeOf(numbers.at(18, 4), static_cast<std::uint32_t>(std::abs(height)));
}

/// https://developers.google.com/speed/webp/docs/riff_container
std::optional<cv::Size> sizeOfWebp(std::string_view bytes) {
    const Numbers numbers(bytes);
    constexpr std::size_t kHeader = 30; // bytes
    if (bytes.size() < kHeader || bytes.substr(8, 4) != "WEBP")
        return std::nullopt;
    const std::string_view kind = bytes.substr(12, 4);
    constexpr std::uint32_t kFourteenBits = 0x3fff;
    if (kind == "VP8 ")
        return sizeOf(numbers.at(26, 2) & kFourteenBits, numbers.at(28, 2) & kFourteenBits);
    if (kind == "VP8L") {
        const std::uint32_t both = numbers.at(21, 4);
        return sizeOf(1 + (both & kFourteenBits), 1 + (both >> 14U & kFourteenBits));
    }
    if (kind == "VP8X")
        return sizeOf(1 + numbers.at(24, 3), 1 + numbers.at(27, 3));
    return std::nullopt;
}

/// TIFF 6.0, section 2. The largest of numbers that are named several times.
std::optional<cv::Size> sizeOfTiff(const Numbers& numbers) {
    constexpr std::uint32_t kWidth = 256;
    constexpr std::uint32_t kHeight = 257;
    constexpr std::uint32_t kShort = 3; // the type of numbers of two bytes
    const std::size_t directory = numbers.at(4, 4);
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    for (std::size_t i = 0; i < numbers.at(directory, 2); ++i) {
        constexpr std::size_t kEntry = 12; // bytes
        const std::size_t entry = directory + 2 + i * kEntry;
        const std::uint32_t value = numbers.at(entry + 8, numbers.at(entry + 2, 2) == kShort ? 2 : 4);
        if (numbers.at(entry, 2) == kWidth)
            width = std::max(width, value);
        if (numbers.at(entry, 2) == kHeight)
            height = std::max(height, value);
    }
    return sizeOf(width, height);
}

} // namespace

std::optional<cv::Size> namedSize(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("BM"))
        return sizeOfBmp(Numbers(bytes));
    if (bytes.starts_with("RIFF"))
        return sizeOfWebp(bytes);
    if (bytes.starts_with("II*\0"sv) || bytes.starts_with("MM\0*"sv))
        return sizeOfTiff(Numbers(bytes, bytes.front() == 'I'));
    return std::nullopt;
}

} // namespace meeplecam::models
