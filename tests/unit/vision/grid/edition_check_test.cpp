#include "vision/grid/edition_check.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

/// The nine tiles, of which the one in the corner agrees plainly with its picture, and the others so well.
TracedBoard boardOf(float others) {
    std::vector<PlacedQuad> quads;
    std::vector<CellReading> cells;
    for (const tests::LaidTile& laid : tests::nineTiles()) {
        CellReading cell;
        cell.cell = laid.cell;
        cell.quad = tests::quadOf(tests::nineTilesCamera(), laid.cell);
        cell.tileEvidence = 5.0F;
        cell.views.resize(1);
        cell.correlation = laid.cell == tests::kCornerOfNine ? 0.9F : others;
        quads.push_back({laid.cell, cell.quad});
        cells.push_back(cell);
    }
    return {*GridModel::fit(quads, tests::nineTilesFrame().size()), TileScorer(tests::fewTypesIndex(), {}),
            cells};
}

TEST(EditionCheck, MostTilesTellTheEdition) {
    EXPECT_EQ(editionFitOf(boardOf(0.9F)), EditionFit::Own);
    EXPECT_EQ(editionFitOf(boardOf(0.65F)), EditionFit::Unclear);
    EXPECT_EQ(editionFitOf(boardOf(0.4F)), EditionFit::Unclear) << "one of nine agrees plainly";
}

TEST(EditionCheck, TilesThatNoCatalogueShowsAreOfNone) {
    TracedBoard board = boardOf(0.0F);
    for (CellReading& cell : board.cells)
        cell.views.clear();
    EXPECT_EQ(editionFitOf(board), EditionFit::Unclear);
    EXPECT_FALSE(editionLikeness(board));
}

TEST(EditionCheck, WhatIsNotOfTheEditionGoesFromThePicture) {
    const Frame& frame = tests::nineTilesFrame();
    const TracedBoard board = boardOf(0.4F);
    const cv::Mat rest = withoutForeign(frame, board).level(0);
    const auto at = [](const cv::Mat& picture, const CellReading& cell) {
        return picture.at<cv::Vec3b>(cv::Point(centreOf(cell.quad)));
    };
    for (const CellReading& cell : board.cells)
        if (cell.cell == tests::kCornerOfNine)
            EXPECT_EQ(at(rest, cell), at(frame.level(0), cell));
        else
            EXPECT_EQ(at(rest, cell), cv::Vec3b(128, 128, 128));
}

} // namespace
} // namespace meeplecam::vision
