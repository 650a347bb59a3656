#include "models/art/drawing/scene_output.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <filesystem>
#include <fstream>

namespace meeplecam::art {
namespace {

Scene redCorner() {
    Scene scene;
    scene.fill(Path::rectangle({0, 0}, 0.5, 0.5), Colour{1, 0, 0, 1});
    return scene;
}

TEST(SceneOutput, RastersTheUnitSquare) {
    const cv::Mat picture = rasterise(redCorner(), 20);
    EXPECT_EQ(picture.size(), cv::Size(20, 20));
    EXPECT_EQ(picture.at<cv::Vec3b>(5, 5), cv::Vec3b(0, 0, 255));
    EXPECT_EQ(picture.at<cv::Vec3b>(15, 15), cv::Vec3b(255, 255, 255));
}

TEST(SceneOutput, DrawsAPlacedSceneOnlyInsideItsClip) {
    Scene page;
    page.add(redCorner(), Affine::placed({10, 20}, 40), Path::rectangle({0, 0}, 0.25, 1));
    const cv::Mat picture = rasterise(page, PageSize{60, 80}, 1);
    EXPECT_EQ(picture.at<cv::Vec3b>(25, 15), cv::Vec3b(0, 0, 255));
    EXPECT_EQ(picture.at<cv::Vec3b>(25, 25), cv::Vec3b(255, 255, 255));
    EXPECT_EQ(picture.at<cv::Vec3b>(5, 5), cv::Vec3b(255, 255, 255));
}

TEST(SceneOutput, PaintsOverAPicture) {
    Scene scene;
    scene.fill(Path::rectangle({10, 0}, 20, 30), Colour{1, 0, 0, 0.5});
    const cv::Mat under(30, 40, CV_8UC3, cv::Scalar(10, 200, 30));
    const cv::Mat picture = paintedOver(under, scene);
    EXPECT_EQ(picture.size(), under.size());
    EXPECT_EQ(picture.at<cv::Vec3b>(15, 5), cv::Vec3b(10, 200, 30));
    EXPECT_NEAR(picture.at<cv::Vec3b>(15, 20)[1], 100, 2);
    EXPECT_NEAR(picture.at<cv::Vec3b>(15, 20)[2], 142, 2);
    EXPECT_EQ(under.at<cv::Vec3b>(15, 20), cv::Vec3b(10, 200, 30));
}

TEST(SceneOutput, TextStandsWhereItsAnchorSays) {
    const auto inkBox = [](Text::Anchor anchor) {
        Scene scene;
        scene.marks.emplace_back(Text{"HHHH", {100, 40}, 20, Colour{0, 0, 0, 1}, anchor});
        const cv::Mat picture = paintedOver(cv::Mat(60, 200, CV_8UC3, cv::Scalar::all(255)), scene);
        cv::Mat ink;
        cv::inRange(picture, cv::Scalar::all(0), cv::Scalar::all(100), ink);
        return cv::boundingRect(ink);
    };
    const double width = widthOf({.text = "HHHH", .at = {}, .size = 20, .colour = {}});
    EXPECT_NEAR(inkBox(Text::Anchor::Start).x, 100, 4);
    EXPECT_NEAR(inkBox(Text::Anchor::End).br().x, 100, 4);
    EXPECT_NEAR(inkBox(Text::Anchor::Middle).x, 100 - width / 2, 4);
    EXPECT_NEAR(inkBox(Text::Anchor::Start).width, width, 6);
}

TEST(SceneOutput, WritesSvgInTrueSize) {
    const std::string svg = toSvg(redCorner(), 45);
    EXPECT_NE(svg.find("<svg"), std::string::npos);
    EXPECT_NE(svg.find("127.559"), std::string::npos); // 45 mm in points
}

TEST(SceneOutput, WritesAPdfWithThePageSize) {
    const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "scene_output_test.pdf";
    ASSERT_TRUE(writePdf({redCorner(), redCorner()}, PageSize{210, 297}, file));
    std::ifstream in(file, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    EXPECT_TRUE(text.starts_with("%PDF"));
    EXPECT_NE(text.find("595.27"), std::string::npos);
    std::filesystem::remove(file);
}

TEST(SceneOutput, StretchesAPictureOverItsRectangle) {
    const auto blue = std::make_shared<const cv::Mat>(4, 4, CV_8UC3, cv::Scalar(255, 0, 0));
    Scene scene;
    scene.marks.emplace_back(Picture{blue, {0.5, 0.25}, 0.5, 0.25});
    const cv::Mat picture = rasterise(scene, 40);
    EXPECT_EQ(picture.at<cv::Vec3b>(15, 30), cv::Vec3b(255, 0, 0));
    EXPECT_EQ(picture.at<cv::Vec3b>(19, 39), cv::Vec3b(255, 0, 0)); // no light rim
    EXPECT_EQ(picture.at<cv::Vec3b>(15, 10), cv::Vec3b(255, 255, 255));
    EXPECT_EQ(picture.at<cv::Vec3b>(25, 30), cv::Vec3b(255, 255, 255));
}

TEST(SceneOutput, WritesAPngThatLetsTheGroundThrough) {
    const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "scene_output_test.png";
    ASSERT_TRUE(writeTransparentPng(redCorner(), 20, file));
    const cv::Mat picture = cv::imread(file.string(), cv::IMREAD_UNCHANGED);
    ASSERT_EQ(picture.type(), CV_8UC4);
    EXPECT_EQ(picture.at<cv::Vec4b>(5, 5), cv::Vec4b(0, 0, 255, 255));
    EXPECT_EQ(picture.at<cv::Vec4b>(15, 15)[3], 0);
    std::filesystem::remove(file);
}

TEST(SceneOutput, SaysWhereItCannotWrite) {
    const engine::Status status = writePdf({redCorner()}, PageSize{}, "/no/such/folder/tiles.pdf");
    ASSERT_FALSE(status);
    EXPECT_NE(status.error().message.find("/no/such/folder/tiles.pdf"), std::string::npos);
}

} // namespace
} // namespace meeplecam::art
