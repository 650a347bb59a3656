#include "vision/grid/overlaps.h"

#include "tests/unit/vision/photographed_board.h"

#include <gmock/gmock.h>

namespace meeplecam::vision {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The cells that lie on others where nineTiles() lie as given, all of them clear or not.
std::set<engine::Cell> overlapping(const std::vector<tests::LaidTile>& tiles, float evidence = 9.0F) {
    const calibration::TableCamera camera = tests::nineTilesCamera();
    std::vector<PlacedQuad> placed;
    std::vector<CellReading> cells;
    for (const tests::LaidTile& tile : tiles) {
        placed.push_back({tile.cell, tests::quadOf(camera, tile.cell, tile.offset)});
        CellReading reading;
        reading.cell = tile.cell;
        reading.quad = placed.back().quad;
        reading.tileEvidence = evidence;
        cells.push_back(reading);
    }
    const auto grid = GridModel::fit(placed, {cvRound(camera.picture.width), cvRound(camera.picture.height)});
    EXPECT_TRUE(grid);
    return grid ? cellsOnOthers(*grid, cells) : std::set<engine::Cell>{};
}

std::vector<tests::LaidTile> nineWithACornerOffBy(const cv::Point2d& offset) {
    std::vector<tests::LaidTile> tiles = tests::nineTiles();
    for (tests::LaidTile& tile : tiles)
        if (tile.cell == tests::kCornerOfNine)
            tile.offset = offset;
    return tiles;
}

TEST(CellsOnOthers, AreThoseThatLieOffTheirOwnCells) {
    EXPECT_THAT(overlapping(nineWithACornerOffBy({-0.3, 0.0})), ElementsAre(tests::kCornerOfNine));
    EXPECT_THAT(overlapping(nineWithACornerOffBy({0.02, -0.3})), ElementsAre(tests::kCornerOfNine));
}

TEST(CellsOnOthers, AreNoneOfTilesLaidByHand) {
    EXPECT_THAT(overlapping(nineWithACornerOffBy({-0.08, 0.0})), IsEmpty());
    EXPECT_THAT(overlapping(nineWithACornerOffBy({0.4, 0.3})), IsEmpty()) << "it lies beside them";
}

TEST(CellsOnOthers, AreTilesAlone) {
    EXPECT_THAT(overlapping(nineWithACornerOffBy({-0.3, 0.0}), -2.0F), IsEmpty());
}

} // namespace
} // namespace meeplecam::vision
