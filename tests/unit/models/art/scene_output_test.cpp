#include "models/art/scene_output.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

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

TEST(SceneOutput, SaysWhereItCannotWrite) {
    const engine::Status status = writePdf({redCorner()}, PageSize{}, "/no/such/folder/tiles.pdf");
    ASSERT_FALSE(status);
    EXPECT_NE(status.error().message.find("/no/such/folder/tiles.pdf"), std::string::npos);
}

} // namespace
} // namespace meeplecam::art
