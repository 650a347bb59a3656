#include "datasets/measuring/disturbance.h"

#include "tests/support/tables.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <set>

namespace meeplecam::datasets {
namespace {

/// A grey picture with one white square of 4 pixels a side.
cv::Mat spotted(cv::Point at) {
    cv::Mat picture(60, 100, CV_8UC3, cv::Scalar(80, 80, 80));
    cv::rectangle(picture, cv::Rect(at.x, at.y, 4, 4), cv::Scalar(250, 250, 250), cv::FILLED);
    return picture;
}

/// The middle of what is brighter than its surroundings.
cv::Point2d middleOfSpot(const cv::Mat& picture) {
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    double least = 0;
    double most = 0;
    cv::minMaxLoc(grey, &least, &most);
    const cv::Moments m = cv::moments(grey > (least + most) / 2, true);
    return {m.m10 / m.m00 + 0.5, m.m01 / m.m00 + 0.5}; // centres of pixels lie at their index + 0.5
}

/// A truth whose only meeple stands on the spot.
Truth truthOfSpot(cv::Point at) {
    Truth truth;
    truth.size = {100, 60};
    truth.meeples.resize(1);
    truth.meeples[0].foot = {at.x + 2.0, at.y + 2.0};
    truth.tiles.resize(1);
    truth.tiles[0].corners.fill(truth.meeples[0].foot);
    return truth;
}

TEST(Disturbance, TruthMovesWithThePicture) {
    const cv::Point at(72, 10);
    for (const Disturbance disturbance : kDisturbances) {
        const cv::Mat picture = disturbed(spotted(at), disturbance);
        const Truth truth = disturbed(truthOfSpot(at), disturbance);
        EXPECT_EQ(picture.size(), truth.size) << nameOf(disturbance);
        EXPECT_LT(cv::norm(middleOfSpot(picture) - truth.meeples[0].foot), 0.2) << nameOf(disturbance);
        EXPECT_EQ(truth.tiles[0].corners[2], truth.meeples[0].foot) << nameOf(disturbance);
        EXPECT_EQ(picture.type(), CV_8UC3);
    }
}

TEST(Disturbance, TurnsClockwise) {
    EXPECT_EQ(disturbed(spotted({0, 0}), Disturbance::Turned).at<cv::Vec3b>(0, 59)[0], 250);
    EXPECT_EQ(disturbed(truthOfSpot({0, 0}), Disturbance::Turned).meeples[0].foot, cv::Point2d(58, 2));
}

TEST(Disturbance, ChangesValuesAsItsFormulaSays) {
    const auto valueAfter = [](Disturbance disturbance, cv::Point at) {
        return static_cast<int>(disturbed(spotted({0, 0}), disturbance).at<cv::Vec3b>(at)[1]);
    };
    EXPECT_EQ(valueAfter(Disturbance::None, {50, 50}), 80);
    EXPECT_EQ(valueAfter(Disturbance::Darker, {50, 50}), 40);
    EXPECT_EQ(valueAfter(Disturbance::Darker, {1, 1}), 125);
    EXPECT_EQ(valueAfter(Disturbance::Brighter, {50, 50}), 120);
    EXPECT_EQ(valueAfter(Disturbance::Brighter, {1, 1}), 255);
}

TEST(Disturbance, BlurAndCompressionLoseDetail) {
    cv::Mat chequered(480, 1920, CV_8UC3, cv::Scalar(100, 100, 100));
    for (int x = 0; x < chequered.cols; x += 2)
        chequered.col(x).setTo(cv::Scalar(140, 140, 140));
    const auto contrast = [](const cv::Mat& picture) {
        cv::Scalar mean;
        cv::Scalar deviation;
        cv::meanStdDev(picture, mean, deviation);
        return deviation[1];
    };
    EXPECT_LT(contrast(disturbed(chequered, Disturbance::Blurred)), 1);
    EXPECT_NE(cv::norm(disturbed(chequered, Disturbance::Jpeg40), chequered, cv::NORM_INF), 0);
}

TEST(Disturbance, HalvesOddSizesExactly) {
    Truth truth;
    truth.size = {101, 61};
    truth.meeples.resize(1);
    truth.meeples[0].foot = {101, 61};
    truth = disturbed(truth, Disturbance::HalfSize);
    EXPECT_EQ(truth.size, cv::Size(50, 30));
    EXPECT_NEAR(truth.meeples[0].foot.x, 50, 1e-9);
    EXPECT_NEAR(truth.meeples[0].foot.y, 30, 1e-9);
}

TEST(Disturbance, HasNamesOfItsOwn) {
    std::set<std::string_view> names;
    for (const Disturbance disturbance : kDisturbances) {
        names.insert(nameOf(disturbance));
        EXPECT_EQ(findDisturbance(nameOf(disturbance)), disturbance);
    }
    EXPECT_EQ(names.size(), kDisturbances.size());
    EXPECT_EQ(findDisturbance("upside_down"), std::nullopt);
}

} // namespace
} // namespace meeplecam::datasets
