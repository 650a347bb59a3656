#include "vision/catalogue/print_palette.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

/// Grass with a road, a thin dark line and a dot.
TilePicture grass() {
    TilePicture picture;
    picture.face = cv::Mat(64, 64, CV_8UC3, cv::Scalar(60, 150, 90));
    cv::rectangle(picture.face, {0, 24, 64, 14}, cv::Scalar(200, 220, 230), cv::FILLED);
    cv::line(picture.face, {0, 10}, {63, 10}, cv::Scalar(10, 10, 10), 2);
    cv::circle(picture.face, {50, 52}, 2, cv::Scalar(20, 20, 220), cv::FILLED);
    return picture;
}

TEST(PrintPalette, HasThePatchesAndNotTheLines) {
    const TilePicture picture = grass();
    const std::vector<cv::Vec3f> colours = printedColours(std::span(&picture, 1));
    const auto nearest = [&](const cv::Vec3f& colour) {
        double least = 1e9;
        for (const cv::Vec3f& printed : colours)
            least = std::min(least, cv::norm(printed - colour));
        return least;
    };
    EXPECT_LT(nearest({60, 150, 90}), 2.0);
    EXPECT_LT(nearest({200, 220, 230}), 2.0);
    EXPECT_GT(nearest({10, 10, 10}), 60.0) << "a line";
    EXPECT_GT(nearest({20, 20, 220}), 60.0) << "a dot";
}

TEST(PrintPalette, GivesTheMostAlikeColourInTheLightOfTheTable) {
    calibration::TableLight dim;
    dim.matrix = cv::Matx33f::eye() * 0.5F;
    const std::vector<cv::Vec3f> colours{{60, 150, 90}, {200, 220, 230}};
    const PrintPalette palette(colours, dim);
    EXPECT_LT(cv::norm(palette.nearest({25, 70, 40}) - cv::Vec3f(30, 75, 45)), 0.1);
    EXPECT_LT(cv::norm(palette.nearest({250, 250, 250}) - cv::Vec3f(100, 110, 115)), 0.1);
}

} // namespace
} // namespace meeplecam::vision
