#include "models/files/picture_file.h"

#include "models/files/picture_size.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <cstring>
#include <limits>
#include <zlib.h>

namespace meeplecam::models {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// 96x64, with everything that compression may get wrong.
cv::Mat colourful() {
    cv::Mat picture(64, 96, CV_8UC3);
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x)
            picture.at<cv::Vec3b>(y, x) = {static_cast<uchar>(2 * x), static_cast<uchar>(3 * y),
                                           static_cast<uchar>(x * y % 256)};
    return picture;
}

std::string packed(const std::string& ending, const std::vector<int>& options = {}) {
    std::vector<uchar> bytes;
    cv::imencode(ending, colourful(), bytes, options);
    return {bytes.begin(), bytes.end()};
}

/// What OpenCV makes of it.
cv::Mat reference(const std::string& bytes, int flags) {
    return cv::imdecode(std::vector<uchar>(bytes.begin(), bytes.end()), flags);
}

/// What is wrong, and that nothing is printed about it.
PictureFault faultOf(const std::string& bytes, const PictureWish& wish = {}) {
    testing::internal::CaptureStderr();
    const UnpackedPicture unpacked = unpackPicture(bytes, wish);
    EXPECT_THAT(testing::internal::GetCapturedStderr(), IsEmpty());
    return unpacked.fault;
}

/// A part of a PNG.
std::string part(const std::string& name, const std::string& content) {
    const auto number = [](std::size_t value) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>(value >> shift & 0xffU);
        return bytes;
    };
    const std::string named = name + content;
    return number(content.size()) + named +
           number(crc32_z(0, reinterpret_cast<const Bytef*>(named.data()), named.size()));
}

TEST(UnpackPicture, GivesWhatOpenCvGives) {
    for (const char* ending : {".jpg", ".png", ".webp", ".bmp", ".tiff"}) {
        SCOPED_TRACE(ending);
        const std::string bytes = packed(ending);
        const UnpackedPicture colour = unpackPicture(bytes);
        EXPECT_EQ(colour.fault, PictureFault::None);
        EXPECT_EQ(cv::norm(colour.picture, reference(bytes, cv::IMREAD_COLOR), cv::NORM_INF), 0.0);
        const UnpackedPicture grey = unpackPicture(bytes, {.colours = PictureColours::Grey});
        EXPECT_EQ(cv::norm(grey.picture, reference(bytes, cv::IMREAD_GRAYSCALE), cv::NORM_INF), 0.0);
        const UnpackedPicture small = unpackPicture(bytes, {.reduction = 4});
        EXPECT_EQ(cv::norm(small.picture, reference(bytes, cv::IMREAD_REDUCED_COLOR_4), cv::NORM_INF), 0.0);
    }
}

TEST(UnpackPicture, TurnsAJpegAsItsExifSays) {
    using namespace std::string_literals;
    const std::string plain = packed(".jpg");
    for (char orientation = 0; orientation < 10; ++orientation)
        for (const bool big : {false, true}) {
            SCOPED_TRACE(static_cast<int>(orientation));
            const std::string tiff =
                big ? "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"s + orientation + "\0\0\0\0\0\0"s
                    : "II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0"s + orientation + "\0\0\0\0\0\0\0"s;
            const std::string block = "Exif\0\0"s + tiff;
            const std::string bytes = plain.substr(0, 2) + "\xFF\xE1\0"s +
                                      static_cast<char>(block.size() + 2) + block + plain.substr(2);
            const cv::Mat expected = reference(bytes, cv::IMREAD_COLOR);
            const cv::Mat turned = unpackPicture(bytes).picture;
            ASSERT_EQ(turned.size(), expected.size());
            EXPECT_EQ(cv::norm(turned, expected, cv::NORM_INF), 0.0);
        }
}

TEST(UnpackPicture, ACutPictureIsNeverTakenForAWholeOne) {
    for (const std::string& whole :
         {packed(".jpg"), packed(".jpg", {cv::IMWRITE_JPEG_PROGRESSIVE, 1}), packed(".png")})
        for (std::size_t size = 3; size < whole.size(); size += 7) {
            SCOPED_TRACE(size);
            ASSERT_NE(faultOf(whole.substr(0, size)), PictureFault::None);
        }
}

TEST(UnpackPicture, AMissingEndMarkAloneIsAFaultThatLeavesThePicture) {
    const std::string whole = packed(".jpg");
    const UnpackedPicture unpacked = unpackPicture(whole.substr(0, whole.size() - 2));
    EXPECT_EQ(unpacked.fault, PictureFault::Incomplete);
    EXPECT_EQ(unpacked.picture.size(), cv::Size(96, 64));
    EXPECT_EQ(pictureComplaint(unpacked),
              "was cut off or damaged, so that a part of the picture is missing; copy "
              "it anew from where it comes from");
}

TEST(UnpackPicture, SaysNothingOfWhatIsDamaged) {
    for (const std::string& whole : {packed(".jpg"), packed(".png")})
        for (std::size_t at = 2; at < whole.size(); at += 11) {
            std::string damaged = whole;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
            faultOf(damaged);
        }
    EXPECT_EQ(faultOf(packed(".jpg") + "and more"), PictureFault::None);
    EXPECT_EQ(faultOf(""), PictureFault::NoPicture);
    EXPECT_EQ(faultOf("\xff\xd8\xff"), PictureFault::Incomplete);
    EXPECT_EQ(faultOf("hello"), PictureFault::NoPicture);
    EXPECT_EQ(faultOf("\x89PNG\r\n\x1a\n"), PictureFault::Incomplete);
}

TEST(UnpackPicture, WhatAPngTellsBesidesIsLeftOut) {
    const std::string whole = packed(".png");
    const std::size_t behindHeader = 8 + 25;
    const std::string odd = whole.substr(0, behindHeader) + part("iCCP", "broken") + part("gAMA", "x") +
                            whole.substr(behindHeader);
    EXPECT_EQ(faultOf(odd), PictureFault::None);
    EXPECT_EQ(cv::norm(unpackPicture(odd).picture, colourful(), cv::NORM_INF), 0.0);
}

TEST(UnpackPicture, KnowsTheSizeBeforehand) {
    const cv::Size size = colourful().size();
    for (const std::string& bytes : {packed(".bmp"), packed(".tiff"), packed(".webp"),
                                     packed(".webp", {cv::IMWRITE_WEBP_QUALITY, 80})}) {
        SCOPED_TRACE(bytes.substr(0, 16));
        ASSERT_EQ(namedSize(bytes), size);
        EXPECT_EQ(unpackPicture(bytes).size, size);
        EXPECT_EQ(unpackPicture(bytes).picture.size(), size);
        EXPECT_EQ(faultOf(bytes, {.mostPixels = size.area()}), PictureFault::None);
        EXPECT_EQ(faultOf(bytes, {.mostPixels = size.area() - 1}), PictureFault::TooLarge);
        for (const std::size_t cut : {0U, 1U, 4U, 9U, 17U}) // of headers that are cut it says nothing
            EXPECT_FALSE(namedSize(bytes.substr(0, cut)).has_value()) << cut;
    }
    const auto bmp = [](std::int32_t width, std::int32_t height) {
        std::string bytes = packed(".bmp");
        std::memcpy(&bytes[18], &width, sizeof width);
        std::memcpy(&bytes[22], &height, sizeof height);
        return bytes;
    };
    EXPECT_EQ(namedSize(bmp(96, -64)), size); // from the top
    EXPECT_EQ(faultOf(bmp(30'000, 30'000)), PictureFault::TooLarge);
    EXPECT_EQ(faultOf(bmp(-96, 64)), PictureFault::NoPicture);
    EXPECT_EQ(faultOf(bmp(96, std::numeric_limits<std::int32_t>::min())), PictureFault::NoPicture);
    EXPECT_EQ(faultOf(packed(".ppm")), PictureFault::NoPicture); // not among the kinds that are promised
}

TEST(UnpackPicture, WhatIsTooLargeIsNotUnpacked) {
    for (const char* ending : {".jpg", ".png"}) {
        const std::string bytes = packed(ending);
        EXPECT_EQ(faultOf(bytes, {.mostPixels = 96 * 64}), PictureFault::None);
        EXPECT_EQ(faultOf(bytes, {.mostPixels = 96 * 64 - 1}), PictureFault::TooLarge);
        EXPECT_EQ(faultOf(bytes, {.mostBytes = bytes.size() - 1}), PictureFault::TooLarge);
    }
    std::string huge = packed(".jpg"); // which says that it has 65000x65000 pixels
    const std::size_t frame = huge.find("\xff\xc0");
    huge.replace(frame + 5, 4, "\xfd\xe8\xfd\xe8");
    const UnpackedPicture unpacked = unpackPicture(huge);
    EXPECT_EQ(unpacked.fault, PictureFault::TooLarge);
    EXPECT_EQ(pictureComplaint(unpacked), "has 65000x65000 pixels; save it with at most 128 million");
}

} // namespace
} // namespace meeplecam::models
