#include "vision/tracking/turned_board.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;
using tests::LaidTile;

TracedBoard tracedNine() {
    Lattice lattice;
    for (const LaidTile& tile : tests::nineTiles())
        lattice.tiles.push_back({.cell = tile.cell,
                                 .quad = tests::quadOf(tests::nineTilesCamera(), tile.cell),
                                 .view = tests::viewOf(fewTypesIndex(), tile.name, tile.quarterTurns)});
    return *traceBoard({tests::nineTilesFrame(), fewTypesIndex()}, lattice);
}

TEST(TurnedBoard, EveryTileKeepsItsPlaceInThePictureAndItsFace) {
    const TracedBoard board = tracedNine();
    for (const engine::Rotation turn : engine::kRotations) {
        const engine::BoardAlignment by{turn, {-3, 5}};
        const TracedBoard result = aligned(board, by);
        ASSERT_EQ(result.cells.size(), board.cells.size());
        for (const LaidTile& tile : tests::nineTiles()) {
            const engine::Placement lies = engine::aligned(
                engine::Placement{tests::tile(tile.name), tile.cell, engine::rotationOf(tile.quarterTurns)},
                by);
            const auto reading = std::ranges::find(result.cells, lies.cell, &CellReading::cell);
            ASSERT_NE(reading, result.cells.end());
            const TileView& view =
                fewTypesIndex().views[static_cast<std::size_t>(reading->views.front().view)];
            EXPECT_TRUE(fewTypesIndex().registry->sameFace(view.face, {lies.tile, lies.rotation}))
                << tile.name;
            const Quad expected = result.grid.predict(lies.cell);
            for (std::size_t i = 0; i < 4; ++i)
                EXPECT_LT(cv::norm(reading->quad[i] - expected[i]), 0.06 * meanSide(expected))
                    << "the corners run from the new north-west one";
        }
    }
}

TEST(TurnedBoard, FourQuarterTurnsChangeNothing) {
    const TracedBoard board = tracedNine();
    TracedBoard turned = board;
    for (int i = 0; i < 4; ++i)
        turned = aligned(turned, {engine::Rotation::Quarter, {}});
    for (const engine::Cell cell : {engine::Cell{0, 0}, engine::Cell{2, 1}, engine::Cell{-1, 3}}) {
        const Quad before = board.grid.predict(cell);
        const Quad after = turned.grid.predict(cell);
        for (std::size_t i = 0; i < 4; ++i)
            EXPECT_LT(cv::norm(before[i] - after[i]), 1e-2);
    }
    EXPECT_EQ(board.cells.front().expectedLight.gainSlope, turned.cells.front().expectedLight.gainSlope);
}

} // namespace
} // namespace meeplecam::vision
