#include "vision/teaching/covered_squares.h"
#include "vision/teaching/equal_squares.h"
#include "vision/teaching/plane_finder.h"
#include "vision/teaching/printed_frames.h"
#include "vision/teaching/single_squares.h"
#include "vision/teaching/touching_tiles.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

constexpr int kTile = 60; // pixels

/// Something square with straight sides and a pattern of its own.
cv::Mat patch(int number) {
    cv::Mat tile(kTile, kTile, CV_8UC3, cv::Scalar(60, 150 + 7 * (number % 5), 90));
    cv::circle(tile, {18 + number * 7 % 25, 20 + number * 11 % 23}, 9, cv::Scalar(40, 80, 190), cv::FILLED);
    cv::line(tile, {30, 0}, {30 + number % 7, 59}, cv::Scalar(230, 235, 235), 3);
    cv::rectangle(tile, {0, 0, kTile, kTile}, cv::Scalar(25, 60, 35), 1);
    return tile;
}

/// What a fake reader takes for a tile: whatever isn't plain.
double notPlain(const cv::Mat& face) {
    const int rim = face.cols / 6; // what lies beside it may reach in there
    cv::Scalar mean;
    cv::Scalar spread;
    cv::meanStdDev(face(cv::Rect(rim, rim, face.cols - 2 * rim, face.rows - 2 * rim)), mean, spread);
    return spread[0] + spread[1] + spread[2] - 20.0;
}

/// Four by three tiles side by side but for one hole, as a camera sees them that looks aslant.
cv::Mat board(cv::Mat& picture_from_board) {
    cv::Mat table(360, 480, CV_8UC3, cv::Scalar(175, 180, 190));
    for (int i = 0; i < 12; ++i)
        if (i != 6)
            patch(i).copyTo(table(cv::Rect(120 + i % 4 * kTile, 90 + i / 4 * kTile, kTile, kTile)));
    const std::vector<cv::Point2f> from{{0, 0}, {480, 0}, {480, 360}, {0, 360}};
    const std::vector<cv::Point2f> to{{60, 10}, {425, 30}, {480, 350}, {5, 330}};
    picture_from_board = cv::getPerspectiveTransform(from, to);
    cv::Mat picture;
    cv::warpPerspective(table, picture, picture_from_board, table.size(), cv::INTER_LINEAR,
                        cv::BORDER_REPLICATE);
    cv::resize(picture, picture, {}, 2.0, 2.0, cv::INTER_LINEAR);
    return picture;
}

TEST(TouchingTiles, AreFoundInPerspectiveWithoutTheHole) {
    cv::Mat picture_from_board;
    const std::vector<GridSquare> squares = findTouchingTiles(Frame(board(picture_from_board)), notPlain);
    ASSERT_EQ(squares.size(), 11U);
    for (int i = 0; i < 12; ++i) {
        const std::vector<cv::Point2f> middle{
            {150.0F + static_cast<float>(i % 4) * kTile, 120.0F + static_cast<float>(i / 4) * kTile}};
        std::vector<cv::Point2f> seen;
        cv::perspectiveTransform(middle, seen, picture_from_board);
        const auto near = std::ranges::count_if(squares, [&](const GridSquare& square) {
            return cv::norm(centreOf(square.quad) - 2.0F * seen[0]) < 6.0;
        });
        EXPECT_EQ(near, i == 6 ? 0 : 1) << i;
    }
}

TEST(TouchingTiles, AreNotFoundOnAnEmptyTable) {
    EXPECT_TRUE(
        findTouchingTiles(Frame(cv::Mat(200, 300, CV_8UC3, cv::Scalar(120, 130, 140))), notPlain).empty());
}

TEST(SingleSquares, AreFoundWhereverTheyLie) {
    cv::Mat table(400, 600, CV_8UC3, cv::Scalar(200, 205, 210));
    std::vector<cv::Point2f> middles;
    for (int i = 0; i < 6; ++i) {
        middles.emplace_back(100.0F + 200.0F * static_cast<float>(i % 3),
                             100.0F + 190.0F * static_cast<float>(i / 3));
        cv::Mat turn = cv::getRotationMatrix2D({kTile / 2.0F, kTile / 2.0F}, 25.0 * i, 1.5);
        turn.at<double>(0, 2) += middles.back().x - kTile / 2.0;
        turn.at<double>(1, 2) += middles.back().y - kTile / 2.0;
        cv::warpAffine(patch(i), table, turn, table.size(), cv::INTER_LINEAR, cv::BORDER_TRANSPARENT);
    }
    const std::vector<Quad> squares = findSingleSquares(reducedPicture(Frame(table)), notPlain).tiles;
    ASSERT_EQ(squares.size(), 6U);
    for (const cv::Point2f& middle : middles)
        EXPECT_TRUE(std::ranges::any_of(squares, [&](const Quad& quad) {
            return cv::norm(centreOf(quad) - middle) < 3.0 && std::abs(meanSide(quad) - 1.5 * kTile) < 4.0;
        })) << middle;
    EXPECT_TRUE(
        findSingleSquares(reducedPicture(Frame(table)), [](const cv::Mat&) { return -1.0; }).tiles.empty());
}

/// A table with six tiles, 120 pixels wide.
constexpr int kLaid = 120;
cv::Point laidAt(int i) {
    return {60 + 220 * (i % 3), 50 + 200 * (i / 3)};
}
cv::Mat laidOut() {
    cv::Mat table(480, 700, CV_8UC3, cv::Scalar(200, 205, 210));
    for (int i = 0; i < 6; ++i) {
        cv::Mat tile;
        cv::resize(patch(i), tile, {kLaid, kLaid}, 0.0, 0.0, cv::INTER_LINEAR);
        tile.copyTo(table(cv::Rect(laidAt(i), cv::Size(kLaid, kLaid))));
    }
    return table;
}
std::vector<Quad> wholeBut(int missing) {
    std::vector<Quad> quads;
    for (int i = 0; i < 6; ++i)
        if (i != missing) {
            const auto left = static_cast<float>(laidAt(i).x);
            const auto top = static_cast<float>(laidAt(i).y);
            quads.push_back(
                {{{left, top}, {left + kLaid, top}, {left + kLaid, top + kLaid}, {left, top + kLaid}}});
        }
    return quads;
}

TEST(CoveredSquares, AreFoundUnderAHandAndUnderAnotherTile) {
    cv::Mat hand = laidOut();
    const std::vector<cv::Point> arm{{40, 500}, {70, 350}, {190, 330}, {230, 500}};
    cv::fillConvexPoly(hand, arm, cv::Scalar(120, 150, 215));
    const std::vector<Quad> under = findCoveredSquares(reducedPicture(Frame(hand)), wholeBut(3));
    ASSERT_EQ(under.size(), 1U);
    EXPECT_LT(cv::norm(centreOf(under[0]) - cv::Point2f(laidAt(3)) - cv::Point2f(60, 60)), 8.0);
    cv::Mat pile = laidOut();
    cv::Mat top;
    cv::resize(patch(9), top, {kLaid, kLaid}, 0.0, 0.0, cv::INTER_LINEAR);
    top.copyTo(pile(cv::Rect(laidAt(4) + cv::Point(0, 62), cv::Size(kLaid, kLaid))));
    std::vector<Quad> whole = wholeBut(4);
    const cv::Point2f at = laidAt(4) + cv::Point(0, 62);
    whole.push_back(
        {at, at + cv::Point2f(kLaid, 0), at + cv::Point2f(kLaid, kLaid), at + cv::Point2f(0, kLaid)});
    const std::vector<Quad> covered = findCoveredSquares(reducedPicture(Frame(pile)), whole);
    ASSERT_EQ(covered.size(), 1U);
    EXPECT_LT(cv::norm(centreOf(covered[0]) - cv::Point2f(laidAt(4)) - cv::Point2f(60, 60)), 8.0);
}

TEST(CoveredSquares, NoneAreFoundBesideWholeTiles) {
    EXPECT_TRUE(findCoveredSquares(reducedPicture(Frame(laidOut())), wholeBut(-1)).empty());
    EXPECT_TRUE(findCoveredSquares(reducedPicture(Frame(laidOut())), {}).empty())
        << "nothing tells how large tiles are";
    cv::Mat card = laidOut();
    cv::rectangle(card, {490, 240, 140, 140}, cv::Scalar(200, 205, 210), cv::FILLED);
    cv::rectangle(card, {520, 250, 60, 180}, cv::Scalar(40, 40, 160), cv::FILLED); // narrower than a tile
    EXPECT_TRUE(findCoveredSquares(reducedPicture(Frame(card)), wholeBut(5)).empty());
}

TEST(SingleSquares, WhatIsAsLargeButNoWholeTileIsNamedApart) {
    cv::Mat table = laidOut();
    table(cv::Rect(laidAt(2), cv::Size(kLaid, kLaid))).setTo(cv::Scalar(60, 80, 120)); // its back
    const SingleSquares squares = findSingleSquares(reducedPicture(Frame(table)), notPlain);
    EXPECT_EQ(squares.tiles.size(), 5U);
    ASSERT_EQ(squares.others.size(), 1U);
    EXPECT_LT(cv::norm(centreOf(squares.others[0]) - cv::Point2f(laidAt(2)) - cv::Point2f(60, 60)), 5.0);
}

TEST(SingleSquares, AreCutAtThePrintedFrame) {
    cv::Mat sheet(300, 300, CV_8UC3, cv::Scalar(120, 200, 140));
    cv::rectangle(sheet, {20, 30, 260, 240}, cv::Scalar(20, 20, 20), 2);
    const Quad whole{{{0, 0}, {300, 0}, {300, 300}, {0, 300}}};
    const std::vector<Quad> within = withinPrintedFrames(Frame(sheet), {whole});
    EXPECT_NEAR(within[0][0].x, 20.0, 3.0);
    EXPECT_NEAR(within[0][0].y, 30.0, 3.0);
    EXPECT_NEAR(within[0][2].x, 280.0, 3.0);
    EXPECT_NEAR(within[0][2].y, 270.0, 3.0);
    const Frame plain(cv::Mat(300, 300, CV_8UC3, cv::Scalar(120, 200, 140)));
    EXPECT_EQ(withinPrintedFrames(plain, {whole}), std::vector<Quad>{whole});
}

TEST(EqualSquares, MendOneThatIsUnlikeTheOthers) {
    cv::Mat sheet(200, 700, CV_8UC3, cv::Scalar::all(255));
    std::vector<Quad> quads;
    for (int i = 0; i < 6; ++i) {
        const cv::Rect place(20 + 110 * i, 50, 90, 90);
        cv::rectangle(sheet, place, cv::Scalar(60, 140, 90), cv::FILLED);
        const auto left = static_cast<float>(place.x);
        quads.push_back({{{left, 50}, {left + 90, 50}, {left + 90, 140}, {left, 140}}});
    }
    const std::vector<Quad> right = quads;
    quads[3][1].x += 12.0F;
    quads[3][2].x += 12.0F;
    const std::vector<Quad> mended = madeEqual(Frame(sheet), quads);
    for (std::size_t i = 0; i < 6; ++i)
        for (std::size_t corner = 0; corner < 4; ++corner)
            EXPECT_LT(cv::norm(mended[i][corner] - right[i][corner]), 1.0) << i;
}

TEST(PlaneFinder, MakesAGridOfRightAngles) {
    cv::Mat picture_from_board;
    const cv::Mat picture = board(picture_from_board);
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    const TablePlane plane = findPlane(findEdgeLines(grey, 12.0F), grey.size());
    EXPECT_GT(plane.aligned, 0.4);
    const auto onPlane = [&](float x, float y) {
        std::vector<cv::Point2f> seen;
        cv::perspectiveTransform(std::vector<cv::Point2f>{{x, y}}, seen, picture_from_board);
        return mapped(plane.plane_from_picture, cv::Point2d(2.0F * seen[0]));
    };
    const cv::Point2d along = onPlane(360, 150) - onPlane(120, 150);
    const cv::Point2d down = onPlane(240, 270) - onPlane(240, 90);
    EXPECT_LT(std::abs(along.dot(down)), 0.05 * cv::norm(along) * cv::norm(down));
    EXPECT_LT(std::min(std::abs(along.x), std::abs(along.y)), 0.04 * cv::norm(along));
}

} // namespace
} // namespace meeplecam::vision
