#include "vision/image/frame.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <fstream>
#include <unistd.h>

namespace meeplecam::vision {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;

/// A picture file that goes with the test.
class PictureFile {
public:
    PictureFile(const std::string& name, const std::string& content)
        : m_path(fs::temp_directory_path() / ("meeplecam_" + std::to_string(::getpid()) + "_" + name)) {
        std::ofstream(m_path, std::ios::binary) << content;
    }
    ~PictureFile() { fs::remove(m_path); }
    PictureFile(const PictureFile&) = delete;
    PictureFile& operator=(const PictureFile&) = delete;

    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

/// 96x64, black but for a white north-west quarter.
cv::Mat quartered() {
    cv::Mat picture(64, 96, CV_8UC3, cv::Scalar::all(0));
    picture(cv::Rect(0, 0, 48, 32)).setTo(cv::Scalar::all(255));
    return picture;
}

std::string encoded(const cv::Mat& picture, const std::string& ending) {
    std::vector<uchar> bytes;
    cv::imencode(ending, picture, bytes);
    return {bytes.begin(), bytes.end()};
}

/// A JPEG file with an EXIF block that says how the camera was held (TIFF tag 0x0112).
std::string jpegHeld(char orientation) {
    using namespace std::string_literals;
    const std::string tiff =
        "II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0"s + orientation + "\0\0\0\0\0\0\0"s;
    const std::string block = "Exif\0\0"s + tiff;
    const std::string plain = encoded(quartered(), ".jpg");
    return plain.substr(0, 2) + "\xFF\xE1\0"s + static_cast<char>(block.size() + 2) + block + plain.substr(2);
}

std::string complaintOf(const std::string& name, const std::string& content) {
    const PictureFile file(name, content);
    const auto frame = readFrame(file.path());
    EXPECT_FALSE(frame);
    if (frame)
        return "";
    EXPECT_THAT(frame.error().message, HasSubstr(file.path().string())) << "must say which file";
    return frame.error().message;
}

int brightness(const Frame& frame, int x, int y) {
    return frame.level(0).at<cv::Vec3b>(y, x)[1];
}

TEST(ReadFrame, TurnsThePictureAsTheCameraWasHeld) {
    const PictureFile upright("upright.jpg", jpegHeld(1));
    const auto asIs = readFrame(upright.path());
    ASSERT_TRUE(asIs);
    EXPECT_EQ(asIs->size(), cv::Size(96, 64));
    EXPECT_GT(brightness(*asIs, 20, 15), 200);
    const PictureFile held("held.jpg", jpegHeld(6)); // a quarter turn clockwise shows it upright
    const auto turned = readFrame(held.path());
    ASSERT_TRUE(turned);
    EXPECT_EQ(turned->size(), cv::Size(64, 96));
    EXPECT_GT(brightness(*turned, 50, 20), 200);
    EXPECT_LT(brightness(*turned, 10, 20), 50);
}

TEST(ReadFrame, ReadsGreyAndTransparentPicturesAsColour) {
    cv::Mat grey(70, 80, CV_8U, cv::Scalar(90));
    cv::Mat transparent(70, 80, CV_8UC4, cv::Scalar(10, 20, 30, 128));
    for (const cv::Mat& picture : {grey, transparent}) {
        const PictureFile file("odd.png", encoded(picture, ".png"));
        const auto frame = readFrame(file.path());
        ASSERT_TRUE(frame);
        EXPECT_EQ(frame->level(0).type(), CV_8UC3);
    }
}

TEST(ReadFrame, SaysWhatIsWrongWithAFile) {
    const auto missing = readFrame("/nowhere/table.jpg");
    ASSERT_FALSE(missing);
    EXPECT_THAT(missing.error().message, AllOf(HasSubstr("/nowhere/table.jpg"), HasSubstr("does not exist")));
    const auto folder = readFrame(fs::temp_directory_path());
    ASSERT_FALSE(folder);
    EXPECT_THAT(folder.error().message, HasSubstr("is not a file"));
    EXPECT_THAT(complaintOf("empty.jpg", ""), HasSubstr("is empty"));
    EXPECT_THAT(complaintOf("letter.jpg", "Dear Sir, ..."), HasSubstr("is not a picture"));
    EXPECT_THAT(complaintOf("letter.png", "\x89PNG Dear Sir, ..."), HasSubstr("is not a picture"));
    EXPECT_THAT(complaintOf("small.png", encoded(cv::Mat(40, 200, CV_8UC3, cv::Scalar::all(9)), ".png")),
                HasSubstr("only 200x40 pixels"));
}

TEST(ReadFrame, HalfAPictureIsRefused) {
    cv::Mat noise(200, 200, CV_8UC3);
    cv::RNG(1).fill(noise, cv::RNG::UNIFORM, 0, 256);
    for (const char* ending : {".jpg", ".png", ".webp", ".bmp"}) {
        const std::string whole = encoded(noise, ending);
        const PictureFile file("half" + std::string(ending), whole.substr(0, whole.size() / 2));
        const auto frame = readFrame(file.path());
        ASSERT_FALSE(frame) << ending;
        EXPECT_THAT(frame.error().message, HasSubstr("was cut off or damaged")) << ending;
    }
}

TEST(Frame, LevelsHalveCoordinatesExactly) {
    cv::Mat picture(301, 403, CV_8UC3, cv::Scalar::all(0));
    picture(cv::Rect(64, 128, 8, 8)).setTo(cv::Scalar::all(200));
    const Frame frame(picture);
    ASSERT_EQ(frame.levels(), 3); // the next would be smaller than 48 pixels
    EXPECT_EQ(frame.level(1).size(), cv::Size(201, 150));
    EXPECT_EQ(frame.level(2).size(), cv::Size(100, 75));
    EXPECT_EQ(frame.level(2).at<cv::Vec3b>(32, 16)[0], 200);
    EXPECT_EQ(frame.level(2).at<cv::Vec3b>(33, 17)[0], 200);
    EXPECT_EQ(frame.level(2).at<cv::Vec3b>(33, 18)[0], 0);
    EXPECT_EQ(frame.level(2).at<cv::Vec3b>(31, 16)[0], 0);
}

TEST(Rectify, ShowsTheQuadFromAboveWithItsSurroundings) {
    cv::Mat picture(120, 120, CV_8UC3, cv::Scalar::all(10));
    picture(cv::Rect(20, 30, 40, 40)).setTo(cv::Scalar::all(100));
    picture(cv::Rect(20, 30, 20, 20)).setTo(cv::Scalar::all(250));
    const Frame frame(picture);
    const Quad quad{{{20, 30}, {60, 30}, {60, 70}, {20, 70}}};
    const cv::Mat patch = rectify(frame, quad, 40, 5);
    ASSERT_EQ(patch.size(), cv::Size(50, 50));
    EXPECT_LE(cv::norm(patch, picture(cv::Rect(15, 25, 50, 50)), cv::NORM_INF), 1.0);
    // The corner that is called north-west comes to the top left.
    const cv::Mat turned = rectify(frame, {quad[1], quad[2], quad[3], quad[0]}, 20, 0);
    EXPECT_EQ(turned.at<cv::Vec3b>(15, 5)[0], 250);
    EXPECT_EQ(turned.at<cv::Vec3b>(5, 5)[0], 100);
}

TEST(Rectify, UndoesPerspective) {
    cv::Mat board(64, 64, CV_8UC3, cv::Scalar::all(40));
    board(cv::Rect(16, 16, 32, 8)).setTo(cv::Scalar(0, 90, 220));
    const std::array<cv::Point2f, 4> flat{{{-0.5F, -0.5F}, {63.5F, -0.5F}, {63.5F, 63.5F}, {-0.5F, 63.5F}}};
    const Quad quad{{{60, 40}, {150, 50}, {170, 150}, {40, 130}}};
    std::array<cv::Point2f, 4> corners;
    for (std::size_t i = 0; i < 4; ++i)
        corners[i] = quad[i] - cv::Point2f(0.5F, 0.5F);
    cv::Mat picture;
    cv::warpPerspective(board, picture, cv::getPerspectiveTransform(flat.data(), corners.data()), {200, 200});
    const cv::Mat patch = rectify(Frame(picture), quad, 64, 0);
    const cv::Rect inside(4, 4, 56, 56);
    EXPECT_LT(cv::norm(patch(inside), board(inside), cv::NORM_L1) / (3.0 * inside.area()), 6.0);
}

TEST(Rectify, OutsideThePictureRepeatsItsBorder) {
    const Frame frame(cv::Mat(64, 64, CV_8UC3, cv::Scalar(1, 2, 3)));
    const cv::Mat patch = rectify(frame, {{{-50, -50}, {20, -50}, {20, 20}, {-50, 20}}}, 16, 2);
    EXPECT_EQ(cv::norm(patch, cv::Mat(20, 20, CV_8UC3, cv::Scalar(1, 2, 3)), cv::NORM_INF), 0.0);
}

TEST(Quad, SideAndCentre) {
    const Quad quad{{{0, 0}, {30, 0}, {30, 40}, {0, 40}}};
    EXPECT_DOUBLE_EQ(meanSide(quad), 35.0);
    EXPECT_EQ(centreOf(quad), cv::Point2f(15, 20));
}

} // namespace
} // namespace meeplecam::vision
