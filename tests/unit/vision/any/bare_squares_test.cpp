#include "vision/any/bare_squares.h"

#include "tests/unit/vision/photographed_board.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

constexpr engine::Cell kBesideNine{3, 1};

/// The nine tiles, and a bare place beside them that was taken for a tile with so much evidence.
TracedBoard nineAndABarePlace(float evidence, float evidenceOfTiles) {
    const calibration::TableCamera camera = tests::nineTilesCamera();
    std::vector<CellReading> cells;
    std::vector<PlacedQuad> placed;
    const auto add = [&](engine::Cell cell, float tileEvidence) {
        CellReading reading;
        reading.cell = cell;
        reading.quad = tests::quadOf(camera, cell);
        reading.tileEvidence = tileEvidence;
        placed.push_back({cell, reading.quad});
        cells.push_back(std::move(reading));
    };
    for (const tests::LaidTile& tile : tests::nineTiles())
        add(tile.cell, evidenceOfTiles);
    add(kBesideNine, evidence);
    return {*GridModel::fit(placed, tests::nineTilesFrame().size()), TileScorer(TileIndex{}, {}), cells};
}

std::size_t tilesLeft(const TracedBoard& board) {
    return static_cast<std::size_t>(std::ranges::count_if(
        board.cells, [](const CellReading& cell) { return cell.tileEvidence > kTileEvidence; }));
}

TEST(BareSquares, AreNoTiles) {
    const TracedBoard board = withoutBareSquares(tests::nineTilesFrame(), nineAndABarePlace(1.0F, 1.0F));
    EXPECT_EQ(tilesLeft(board), tests::nineTiles().size())
        << "and tiles stay, however little evidence they have";
    EXPECT_LT(board.cells.back().tileEvidence, -10.0F);
}

TEST(BareSquares, AreAskedAboutWhereTheyLookABitLikeTiles) {
    const TracedBoard board = withoutBareSquares(tests::nineTilesFrame(), nineAndABarePlace(3.0F, 6.0F));
    EXPECT_EQ(tilesLeft(board), tests::nineTiles().size());
    EXPECT_GT(board.cells.back().tileEvidence, -2.0F);
}

TEST(BareSquares, StayWhereTheyPlainlyLookLikeTiles) {
    const TracedBoard board = withoutBareSquares(tests::nineTilesFrame(), nineAndABarePlace(5.0F, 6.0F));
    EXPECT_EQ(tilesLeft(board), tests::nineTiles().size() + 1);
}

} // namespace
} // namespace meeplecam::vision
