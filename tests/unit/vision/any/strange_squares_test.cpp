#include "vision/any/strange_squares.h"

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
    matchPrints(board);
    EXPECT_EQ(board.cells[0].square->print->number, board.cells[2].square->print->number);
    EXPECT_NE(board.cells[0].square->print->number, board.cells[1].square->print->number);
}

TEST(StrangeSquares, WhatLooksAlikeOnTwoTilesIsPrinted) {
    const cv::Mat red = spotted({40, 40, 200}, {60, 60});
    TracedBoard board = boardOf({tileWith({0, 0}, red, true), tileWith({1, 0}, red, true),
                                 tileWith({2, 0}, spotted({40, 40, 200}, {30, 70}), true)});
    matchPrints(board);
    EXPECT_FALSE(board.cells[0].square->print->covered);
    EXPECT_FALSE(board.cells[1].square->print->covered);
    EXPECT_TRUE(board.cells[2].square->print->covered);
}

} // namespace
} // namespace meeplecam::vision
