#include "vision/any/board_ends.h"

#include <gmock/gmock.h>

namespace meeplecam::vision {
namespace {

/// The outline through these corners, pixel by pixel as findContours gives it.
std::vector<cv::Point> outlineThrough(const std::vector<cv::Point>& corners) {
    std::vector<cv::Point> outline;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const cv::Point& from = corners[i];
        const cv::Point step = corners[(i + 1) % corners.size()] - from;
        const int length = std::max(std::abs(step.x), std::abs(step.y));
        for (int k = 0; k < length; ++k)
            outline.emplace_back(from.x + step.x * k / length, from.y + step.y * k / length);
    }
    return outline;
}

bool holdsSquare(const std::vector<Quad>& quads, cv::Point2f middle, double side) {
    return std::ranges::any_of(quads, [&](const Quad& quad) {
        return cv::norm(centreOf(quad) - middle) < 3.0 && std::abs(meanSide(quad) - side) < 3.0;
    });
}

TEST(BoardEnds, AreTheTilesWhereAnArmEnds) {
    // An L of tiles of 50 pixels: two arms, one up and one to the right.
    ReducedPicture picture;
    picture.bgr = cv::Mat(400, 400, CV_8UC3, cv::Scalar::all(90)); // no edge tells how it leans
    picture.scale = 0.5;
    picture.outlines = {
        outlineThrough({{100, 100}, {150, 100}, {150, 250}, {300, 250}, {300, 300}, {100, 300}})};
    const std::vector<Quad> ends = findBoardEnds(picture);
    EXPECT_TRUE(holdsSquare(ends, {250, 250}, 100)); // the upper one, in pixels of the picture
    EXPECT_TRUE(holdsSquare(ends, {550, 550}, 100)); // the one at the right
    EXPECT_FALSE(holdsSquare(ends, {250, 550}, 100)) << "at the corner no whole side ends an arm";
}

TEST(BoardEnds, OfTwoTilesAbreastAreBoth) {
    ReducedPicture picture;
    picture.bgr = cv::Mat(400, 400, CV_8UC3, cv::Scalar::all(90)); // no edge tells how it leans
    picture.outlines = {outlineThrough({{100, 100}, {200, 100}, {200, 400}, {100, 400}})};
    const std::vector<Quad> ends = findBoardEnds(picture);
    EXPECT_TRUE(holdsSquare(ends, {125, 125}, 50));
    EXPECT_TRUE(holdsSquare(ends, {175, 125}, 50));
}

TEST(BoardEnds, NeedRightAngles) {
    ReducedPicture picture;
    picture.bgr = cv::Mat(400, 400, CV_8UC3, cv::Scalar::all(90)); // no edge tells how it leans
    picture.outlines = {outlineThrough({{200, 100}, {300, 300}, {100, 300}})};
    EXPECT_TRUE(findBoardEnds(picture).empty());
}

} // namespace
} // namespace meeplecam::vision
