#include "app/session/sources/picture_source.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/lowered.h"
#include "app/session/basics/refusal.h"
#include "vision/image/frame.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <compare>
#include <vector>

namespace meeplecam::session {

namespace {

namespace fs = std::filesystem;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Takes a number's digits from the front of the text; zeros that lead it are left out.
std::string_view takeNumber(std::string_view& text) {
    const auto end = std::min(text.find_first_not_of("0123456789"), text.size());
    std::string_view digits = text.substr(0, end);
    text.remove_prefix(end);
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    return digits;
}

std::strong_ordering compareNumbers(std::string_view left, std::string_view right) {
    return left.size() != right.size() ? left.size() <=> right.size() : left.compare(right) <=> 0;
}

std::strong_ordering compareNaturally(std::string_view left, std::string_view right) {
    while (!left.empty() && !right.empty()) {
        if (isDigit(left.front()) && isDigit(right.front())) {
            const auto order = compareNumbers(takeNumber(left), takeNumber(right));
            if (order != std::strong_ordering::equal)
                return order;
            continue;
        }
        if (left.front() != right.front())
            return left.front() <=> right.front();
        left.remove_prefix(1);
        right.remove_prefix(1);
    }
    return left.size() <=> right.size();
}

bool isPicture(const fs::path& file) {
    constexpr std::array<std::string_view, 3> kEndings{".jpg", ".jpeg", ".png"};
    return std::ranges::count(kEndings, lowered(file.extension().string())) > 0;
}

class PictureSource : public FrameSource {
public:
    PictureSource(std::string name, std::vector<fs::path> pictures)
        : m_name(std::move(name))
        , m_pictures(std::move(pictures)) {}

    [[nodiscard]] SourceKind kind() const override { return SourceKind::Pictures; }
    [[nodiscard]] std::string name() const override { return m_name; }
    SourceStep next() override {
        if (m_stopped || m_next == m_pictures.size())
            return SourceEnd{};
        const std::size_t index = m_next++;
        const auto frame = vision::readFrame(m_pictures[index]);
        if (!frame)
            return SourceGone{
                {SourceFault::Kind::NoPicture, m_pictures[index].filename().string(), frame.error().message}};
        return SourceFrame{frame->level(0), static_cast<std::int64_t>(index), static_cast<double>(index)};
    }
    void stop() override { m_stopped = true; }

private:
    std::string m_name;
    std::vector<fs::path> m_pictures;
    std::size_t m_next = 0;
    std::atomic<bool> m_stopped = false;
};

} // namespace

bool naturallyBefore(std::string_view left, std::string_view right) {
    const auto order = compareNaturally(lowered(std::string(left)), lowered(std::string(right)));
    return order == std::strong_ordering::equal ? left < right : order == std::strong_ordering::less;
}

engine::Result<std::unique_ptr<FrameSource>> openPictures(const fs::path& folder) {
    std::vector<fs::path> pictures;
    std::error_code problem;
    fs::directory_iterator entry(folder, problem);
    for (; !problem && entry != fs::directory_iterator(); entry.increment(problem)) {
        if (isPicture(entry->path()))
            pictures.push_back(entry->path());
    }
    if (problem)
        return refusal(Files::tr("%1 cannot be read as a folder of pictures: %2")
                           .arg(asText(folder.string()), asText(problem.message())));
    if (pictures.empty())
        return refusal(Files::tr("%1 holds no picture; choose a folder with pictures (jpg, png) of the table")
                           .arg(asText(folder.string())));
    std::ranges::sort(pictures, [](const fs::path& left, const fs::path& right) {
        return naturallyBefore(left.filename().string(), right.filename().string());
    });
    return std::unique_ptr<FrameSource>(
        std::make_unique<PictureSource>(folder.string(), std::move(pictures)));
}

} // namespace meeplecam::session
