#include "models/files/picture_file.h"

#include "engine/tiles/phrase.h"
#include "models/files/jpeg_file.h"
#include "models/files/picture_size.h"

#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <array>
#include <zlib.h>

namespace meeplecam::models {

namespace {

/// A number of four bytes, the most significant first.
std::uint32_t bigNumber(std::string_view bytes) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(0, 4))
        value = value << 8U | static_cast<unsigned char>(byte);
    return value;
}

/// A PNG as far as it matters here.
struct CheckedPng {
    std::string bytes; ///< without what libraries would have to say something about
    cv::Size size;
    bool whole = false; ///< as it was written, down to its end mark
};

constexpr std::string_view kPngMark = "\x89PNG\r\n\x1a\n";

CheckedPng checkedPng(std::string_view bytes) {
    constexpr std::size_t kFrame = 12; // bytes around the content of a part: length, name, checksum
    constexpr std::array<std::string_view, 6> kNeeded{"IHDR", "PLTE", "tRNS", "eXIf", "IDAT", "IEND"};
    CheckedPng png{.bytes = std::string(kPngMark), .size = {}};
    bytes.remove_prefix(kPngMark.size());
    while (!png.whole && bytes.size() >= kFrame) {
        const std::size_t length = bigNumber(bytes);
        if (length > bytes.size() - kFrame)
            break;
        const std::string_view named = bytes.substr(4, 4 + length);
        const std::string_view name = named.substr(0, 4);
        const auto* from = reinterpret_cast<const Bytef*>(named.data());
        if (crc32_z(0, from, named.size()) != bigNumber(bytes.substr(8 + length)))
            break;
        if (name == "IHDR" && length >= 8)
            png.size = {static_cast<int>(bigNumber(named.substr(4)) & 0x7fffffffU),
                        static_cast<int>(bigNumber(named.substr(8)) & 0x7fffffffU)};
        if (std::ranges::find(kNeeded, name) != kNeeded.end())
            png.bytes += bytes.substr(0, kFrame + length);
        png.whole = name == "IEND";
        bytes.remove_prefix(kFrame + length);
    }
    return png;
}

/// Whether a BMP or WebP says that it is longer than it is.
bool isCutOff(std::string_view bytes) {
    const bool webp = bytes.starts_with("RIFF");
    if (bytes.size() < 8 || (!webp && !bytes.starts_with("BM")))
        return false;
    const std::string_view number = bytes.substr(webp ? 4 : 2, 4); // the least significant byte first
    const std::size_t told = bigNumber(std::string(number.rbegin(), number.rend()));
    return told + (webp ? 8 : 0) > bytes.size();
}

int flagsOf(const PictureWish& wish) {
    const bool grey = wish.colours == PictureColours::Grey;
    switch (wish.reduction) {
    case 2:
        return grey ? cv::IMREAD_REDUCED_GRAYSCALE_2 : cv::IMREAD_REDUCED_COLOR_2;
    case 4:
        return grey ? cv::IMREAD_REDUCED_GRAYSCALE_4 : cv::IMREAD_REDUCED_COLOR_4;
    case 8:
        return grey ? cv::IMREAD_REDUCED_GRAYSCALE_8 : cv::IMREAD_REDUCED_COLOR_8;
    default:
        return grey ? cv::IMREAD_GRAYSCALE : cv::IMREAD_COLOR;
    }
}

UnpackedPicture unpackByOpenCv(std::string_view bytes, const PictureWish& wish) {
    UnpackedPicture unpacked;
    try {
        // Only read, though the matrix can't say so.
        const cv::Mat packed(1, static_cast<int>(bytes.size()), CV_8UC1, const_cast<char*>(bytes.data()));
        unpacked.picture = cv::imdecode(packed, flagsOf(wish));
    } catch (const std::exception&) { // of OpenCV, or for want of memory
        unpacked.picture.release();
    }
    if (unpacked.picture.empty())
        unpacked.fault = PictureFault::NoPicture;
    return unpacked;
}

bool hasTooMany(cv::Size size, const PictureWish& wish) {
    return static_cast<std::int64_t>(size.width) * size.height > wish.mostPixels;
}

UnpackedPicture unpackPng(std::string_view bytes, const PictureWish& wish) {
    const CheckedPng png = checkedPng(bytes);
    UnpackedPicture unpacked;
    if (hasTooMany(png.size, wish))
        unpacked.fault = PictureFault::TooLarge;
    else if (!png.whole)
        unpacked.fault = PictureFault::Incomplete;
    else
        unpacked = unpackByOpenCv(png.bytes, wish);
    unpacked.size = png.size;
    return unpacked;
}

} // namespace

UnpackedPicture unpackPicture(std::string_view bytes, const PictureWish& wish) {
    if (bytes.size() > wish.mostBytes)
        return {.picture = {}, .fault = PictureFault::TooLarge, .size = {}};
    if (bytes.empty())
        return {.picture = {}, .fault = PictureFault::NoPicture, .size = {}};
    if (isJpeg(bytes))
        return unpackJpeg(bytes, wish);
    if (bytes.starts_with(kPngMark))
        return unpackPng(bytes, wish);
    if (isCutOff(bytes))
        return {.picture = {}, .fault = PictureFault::Incomplete, .size = {}};
    const auto size = namedSize(bytes);
    if (!size) // OpenCV knows more kinds, but not all of them say beforehand how much they take
        return {.picture = {}, .fault = PictureFault::NoPicture, .size = {}};
    if (hasTooMany(*size, wish))
        return {.picture = {}, .fault = PictureFault::TooLarge, .size = *size};
    UnpackedPicture unpacked = unpackByOpenCv(bytes, wish);
    unpacked.size = *size;
    return unpacked;
}

std::string pictureComplaint(const UnpackedPicture& unpacked, const PictureWish& wish) {
    constexpr std::int64_t kMillion = 1'000'000;
    switch (unpacked.fault) {
    case PictureFault::None:
        return phrase("Files", "is a whole picture");
    case PictureFault::NoPicture:
        return phrase("Files", "is damaged or not a picture (JPEG, PNG, WebP, TIFF, BMP)");
    case PictureFault::Incomplete:
        return phrase("Files",
                      "was cut off or damaged, so that a part of the picture is missing; copy it anew "
                      "from where it comes from");
    case PictureFault::TooLarge:
        return unpacked.size.empty()
                   ? phrase("Files", "is longer than any picture that is read here; save it smaller")
                   : phrase("Files", "has %1x%2 pixels; save it with at most %3 million")
                         .with(unpacked.size.width)
                         .with(unpacked.size.height)
                         .with(std::to_string(wish.mostPixels / kMillion));
    }
    return {};
}

} // namespace meeplecam::models
