#include "vision/cells/cover.h"

#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

/// Straight down on cell (1,1), 100 pixels a tile side: cell (0,0) begins at pixel (50,10).
calibration::TableCamera cameraAbove() {
    return tests::cameraAt(
        {.picture = {400, 320}, .looksAt = {1.5, 1.5}, .distance = 4.0, .tilt = 0.0, .focal_px = 400.0});
}

/// A square of a quarter of a tile side around its foot, 40 pixels a tile side.
Silhouette quarterSquare() {
    Silhouette square;
    for (int y = -5; y < 5; ++y)
        square.runs.push_back({y, -5, 4});
    square.area = 100;
    return square;
}

Cover coverAt(cv::Point2d foot) {
    Cover cover({400, 320});
    cover.add(quarterSquare(), foot, 40, cameraAbove());
    return cover;
}

Quad quadOf(engine::Cell cell) {
    return tests::quadOf(cameraAbove(), cell);
}

TEST(Cover, NothingIsHiddenBeforeSomethingWasAdded) {
    const Cover cover({400, 320});
    EXPECT_NEAR(cover.hiddenShare(quadOf({1, 1})), 0.0, 1e-6);
    const cv::Mat visible = cover.visibility(quadOf({1, 1}), 20, 4);
    EXPECT_EQ(visible.size(), cv::Size(28, 28));
    EXPECT_EQ(visible.type(), CV_32F);
    EXPECT_EQ(cv::countNonZero(visible < 1.0F), 0);
}

TEST(Cover, HidesWhatTheSilhouetteCovers) {
    const Cover cover = coverAt({1.5, 1.5});
    EXPECT_NEAR(cover.hiddenShare(quadOf({1, 1})), 1.0 / 16.0, 0.02);
    EXPECT_NEAR(cover.hiddenShare(quadOf({2, 1})), 0.0, 1e-6) << "the tile beside";
    const cv::Mat visible = cover.visibility(quadOf({1, 1}), 40, 0);
    EXPECT_LT(visible.at<float>(20, 20), 0.01F);
    for (const cv::Point free : {cv::Point(20, 10), cv::Point(20, 29), cv::Point(10, 20), cv::Point(29, 20)})
        EXPECT_GT(visible.at<float>(free), 0.99F) << free;
}

TEST(Cover, IsWhereTheFootIs) {
    const cv::Mat visible = coverAt({1.25, 1.75}).visibility(quadOf({1, 1}), 40, 10);
    const cv::Moments hidden = cv::moments(1.0 - visible);
    EXPECT_NEAR(hidden.m10 / hidden.m00, 10 + 10, 1.0) << "a quarter of a side from the west, and the margin";
    EXPECT_NEAR(hidden.m01 / hidden.m00, 10 + 30, 1.0);
}

TEST(Cover, SeveralThingsHideMore) {
    Cover cover = coverAt({1.25, 1.5});
    cover.add(quarterSquare(), {1.75, 1.5}, 40, cameraAbove());
    EXPECT_NEAR(cover.hiddenShare(quadOf({1, 1})), 2.0 / 16.0, 0.03);
}

TEST(Cover, WhatLiesBeyondThePictureIsHidden) {
    const Cover cover({400, 320});
    EXPECT_NEAR(cover.hiddenShare(quadOf({-1, 1})), 0.5, 0.03) << "the picture begins in its middle";
    EXPECT_NEAR(cover.hiddenShare(quadOf({-3, 1})), 1.0, 1e-6);
    const cv::Mat visible = cover.visibility(quadOf({-1, 1}), 40, 0);
    EXPECT_NEAR(visible.at<float>(20, 5), 0.0F, 1e-6F);
    EXPECT_NEAR(visible.at<float>(20, 35), 1.0F, 1e-6F);
}

TEST(FilledIn, HiddenPixelsTakeTheColourAroundThem) {
    cv::Mat picture(40, 40, CV_8UC3, cv::Scalar(50, 100, 150));
    cv::Mat visible(40, 40, CV_32F, cv::Scalar(1.0));
    const cv::Rect thing(15, 12, 10, 14);
    picture(thing).setTo(cv::Scalar(20, 20, 220));
    visible(thing).setTo(0.0);
    const cv::Mat filled = filledIn(picture, visible);
    EXPECT_EQ(filled.type(), CV_8UC3);
    EXPECT_LE(cv::norm(filled, cv::Mat(40, 40, CV_8UC3, cv::Scalar(50, 100, 150)), cv::NORM_INF), 1.0);
}

TEST(FilledIn, VisiblePixelsStayAsTheyAre) {
    cv::Mat picture(32, 32, CV_8UC3);
    cv::RNG(3).fill(picture, cv::RNG::UNIFORM, 0, 256);
    cv::Mat visible(32, 32, CV_32F, cv::Scalar(1.0));
    visible(cv::Rect(0, 0, 16, 32)).setTo(0.0);
    const cv::Mat filled = filledIn(picture, visible);
    const cv::Rect seen(16, 0, 16, 32);
    EXPECT_EQ(cv::norm(filled(seen), picture(seen), cv::NORM_INF), 0.0);
    EXPECT_GT(cv::norm(filled(cv::Rect(0, 0, 16, 32)), picture(cv::Rect(0, 0, 16, 32)), cv::NORM_INF), 60.0);
}

} // namespace
} // namespace meeplecam::vision
