#include "vision/meeples/hands.h"

#include "models/meeple_outline.h"
#include "tests/unit/vision/painted_meeple.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

const cv::Scalar kSleeve(120, 60, 40);

/// What hides the nine tiles in this picture, by pixels of the view: CV_8U.
cv::Mat hiddenIn(const Frame& frame) {
    const OrthoView view = tests::nineTilesView(frame);
    const std::vector<FoundMeeple> found = findMeeples(frame, view, tests::nineTilesCamera(), {});
    cv::Mat hidden = cv::Mat::zeros(view.seen.size(), CV_8U);
    for (const Silhouette::Run& run : findHands(view, measureForeignness(view), found).runs)
        hidden(cv::Rect(run.first, run.y, run.last - run.first + 1, 1)) = 255;
    return hidden;
}

/// The nine tiles and something in one colour over a part of the table, from corner to corner in tile sides.
Frame nineTilesUnder(cv::Point2d from, cv::Point2d to, const cv::Scalar& colour = kSleeve) {
    cv::Mat picture = tests::nineTilesFrame().level(0).clone();
    const auto pixelOf = [&](double x, double y) {
        return cv::Point(tests::nineTilesCamera().project({x, y}));
    };
    const std::vector<cv::Point> outline{pixelOf(from.x, from.y), pixelOf(to.x, from.y), pixelOf(to.x, to.y),
                                         pixelOf(from.x, to.y)};
    cv::fillConvexPoly(picture, outline, colour);
    return Frame(picture);
}

double shareOf(const cv::Mat& hidden, const OrthoView& view, cv::Point2d from, cv::Point2d to) {
    return cv::mean(hidden(cv::Rect(cv::Point(view.pixelOf(from)), cv::Point(view.pixelOf(to)))))[0] / 255.0;
}

TEST(FindHands, NothingHidesAClearBoard) {
    EXPECT_EQ(cv::countNonZero(hiddenIn(tests::nineTilesFrame())), 0);
}

TEST(FindHands, AnArmHidesWhereItLies) {
    const OrthoView view = tests::nineTilesView(tests::nineTilesFrame());
    const cv::Mat hidden = hiddenIn(nineTilesUnder({-1.5, 1.2}, {1.6, 1.9}));
    EXPECT_GT(shareOf(hidden, view, {0.1, 1.3}, {1.5, 1.8}), 0.9);
    EXPECT_GT(shareOf(hidden, view, {-0.8, 1.3}, {-0.1, 1.8}), 0.9) << "beside the tiles, too";
    EXPECT_LT(shareOf(hidden, view, {0.1, 0.1}, {2.9, 1.0}), 0.02);
    EXPECT_LT(shareOf(hidden, view, {0.1, 2.1}, {2.9, 2.9}), 0.02);
    EXPECT_LT(shareOf(hidden, view, {1.8, 1.1}, {2.9, 1.9}), 0.02);
}

TEST(FindHands, WhatEndsOnTheBoardIsPrintedThere) {
    EXPECT_EQ(cv::countNonZero(hiddenIn(nineTilesUnder({0.3, 1.2}, {2.6, 1.7}))), 0);
}

TEST(FindHands, TheTableIsNone) {
    const cv::Point beside(tests::nineTilesCamera().project({-0.5, 1.5}));
    const cv::Scalar table = cv::mean(tests::nineTilesFrame().level(0)(cv::Rect(beside, cv::Size(5, 5))));
    EXPECT_EQ(cv::countNonZero(hiddenIn(nineTilesUnder({-0.3, 1.25}, {0.4, 1.75}, table))), 0);
}

TEST(FindHands, AMeepleIsNone) {
    EXPECT_EQ(
        cv::countNonZero(hiddenIn(tests::nineTilesWith(
            {{{MeepleForm::Standing, models::kMeepleHeight_mm, 0.0}, {1.4, 1.6}, cv::Scalar(41, 50, 166)}}))),
        0);
}

} // namespace
} // namespace meeplecam::vision
