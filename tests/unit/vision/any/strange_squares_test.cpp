#include "vision/any/strange_squares.h"

#include "vision/any/face_likeness.h"
#include "vision/image/patches.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

/// A plain face with a spot of this colour.
cv::Mat spotted(const cv::Scalar& colour, cv::Point at) {
    cv::Mat face(kPrintSide, kPrintSide, CV_8UC3, cv::Scalar(60, 150, 90));
    cv::rectangle(face, {0, 0, kPrintSide, 30}, cv::Scalar(70, 130, 180), cv::FILLED);
    cv::circle(face, at, 12, colour, cv::FILLED);
    return face;
}

CellReading tileWith(engine::Cell cell, const cv::Mat& face, bool covered) {
    CellReading reading;
    reading.cell = cell;
    reading.tileEvidence = 5.0F;
    StrangePrint print;
    print.face = face;
    print.covered = covered;
    reading.square = std::make_shared<const SquareLook>(SquareLook{5.0F, 0.0F, {}, {}, print});
    return reading;
}

TracedBoard boardOf(const std::vector<CellReading>& cells) {
    const Quad quad{{{100, 100}, {200, 100}, {200, 200}, {100, 200}}};
    return {*GridModel::fit({{{0, 0}, quad}}, {800, 600}), TileScorer(TileIndex{}, {}), cells};
}

TEST(StrangeSquares, ThoseThatLookAlikeHaveOneNumber) {
    const cv::Mat blue = spotted({200, 60, 40}, {60, 60});
    TracedBoard board =
        boardOf({tileWith({0, 0}, blue, false), tileWith({1, 0}, spotted({40, 40, 200}, {60, 60}), false),
                 tileWith({2, 0}, blue, false)});
    board = matchPrints(std::move(board));
    EXPECT_EQ(board.cells[0].square->print->number, board.cells[2].square->print->number);
    EXPECT_NE(board.cells[0].square->print->number, board.cells[1].square->print->number);
}

TEST(StrangeSquares, WhatLooksAlikeOnTwoTilesIsPrinted) {
    const cv::Mat red = spotted({40, 40, 200}, {60, 60});
    TracedBoard board = boardOf({tileWith({0, 0}, red, true), tileWith({1, 0}, red, true),
                                 tileWith({2, 0}, spotted({40, 40, 200}, {30, 70}), true)});
    board = matchPrints(std::move(board));
    EXPECT_FALSE(board.cells[0].square->print->covered);
    EXPECT_FALSE(board.cells[1].square->print->covered);
    EXPECT_TRUE(board.cells[2].square->print->covered);
}

TEST(StrangeSquares, ThoseThatLookNearlyAlikeAndShowOtherTypesAreTwo) {
    const cv::Mat plain = spotted({200, 60, 40}, {60, 60});
    cv::Mat paler = plain.clone(); // by 14 grey levels in one place
    cv::circle(paler, {60, 60}, 12, cv::Scalar(186, 74, 54), cv::FILLED);
    const double most = leastDifference(ComparedFace(plain), turnedFaces(paler)).most;
    ASSERT_GT(most, 12.0);
    ASSERT_LT(most, kSamePrint);
    const auto numbersWith = [&](engine::TileTypeId first, engine::TileTypeId second) {
        std::vector<CellReading> tiles{tileWith({0, 0}, plain, false), tileWith({1, 0}, paler, false)};
        for (const std::size_t i : {0U, 1U}) {
            SquareLook look = *tiles[i].square;
            look.faces = {{{i == 0 ? first : second, engine::Rotation::None}, 0.7}};
            tiles[i].square = std::make_shared<const SquareLook>(std::move(look));
        }
        TracedBoard board = boardOf(tiles);
        board = matchPrints(std::move(board));
        return board.cells[0].square->print->number == board.cells[1].square->print->number;
    };
    EXPECT_TRUE(numbersWith(engine::TileTypeId{3}, engine::TileTypeId{3}));
    EXPECT_FALSE(numbersWith(engine::TileTypeId{3}, engine::TileTypeId{4}));
}

TEST(StrangeSquares, BeforeThingsWereSoughtATileShowsWhatAnotherThatLooksLikeItDoes) {
    const cv::Mat blue = spotted({200, 60, 40}, {60, 30});
    const TracedBoard board =
        matchPrints(boardOf({tileWith({0, 0}, blue, false), tileWith({1, 0}, turned(blue, 1), false),
                             tileWith({2, 0}, spotted({40, 40, 200}, {60, 60}), false)}));
    const auto shown = [&](std::size_t i) { return printOf(board.cells[i], board, {}); };
    EXPECT_EQ(cv::norm(shown(0), blue, cv::NORM_INF), 0.0);
    EXPECT_EQ(cv::norm(shown(1), turned(blue, 1), cv::NORM_INF), 0.0);
    EXPECT_NE(shown(0).data, board.cells[0].square->print->face.data); // of the other one
    EXPECT_TRUE(shown(2).empty());                                     // it may carry a meeple
}

/// What is noted of the tile of the cell {0, 0} when a thing of a tenth of a side lies with its left upper
/// corner there, in tile sides.
StrangePrint notedWith(cv::Point2d there) {
    constexpr int kSide = OrthoView::kScale / 10;
    OrthoView view;
    view.cells = {{-1, -1}, {2, 2}};
    FoundMeeple thing;
    thing.fit.foot = cv::Point(view.pixelOf(there));
    for (int y = 0; y < kSide; ++y)
        thing.fit.silhouette.runs.push_back({y, 0, kSide - 1});
    const Frame frame(cv::Mat(600, 800, CV_8UC3, cv::Scalar(60, 90, 125)));
    const TracedBoard board = boardOf({tileWith({0, 0}, spotted({200, 60, 40}, {60, 60}), false)});
    return *noteCovered(frame, {{thing}}, view, board).cells.front().square->print;
}

TEST(StrangeSquares, WhatStandsOnANeighbourReachesOverASideAtMost) {
    EXPECT_TRUE(notedWith({0.4, 0.4}).covered);
    EXPECT_FALSE(notedWith({0.4, 0.4}).atRim);
    EXPECT_TRUE(notedWith({0.4, -0.02}).covered);
    EXPECT_TRUE(notedWith({0.4, -0.02}).atRim);
    EXPECT_FALSE(notedWith({0.4, 0.02}).atRim);
    EXPECT_FALSE(notedWith({0.4, -0.3}).covered);
    EXPECT_FALSE(notedWith({0.4, 1.2}).covered);
}

} // namespace
} // namespace meeplecam::vision
