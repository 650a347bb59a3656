#include "engine/tiles/cell_extent.h"

#include "engine/tiles/placement.h"

#include <gtest/gtest.h>

#include <vector>

namespace meeplecam::engine {
namespace {

TEST(CellExtent, HoldsAllCellsAndNoMoreRowsOrColumns) {
    const std::vector<Cell> cells{{2, -1}, {0, 3}, {1, 1}};
    EXPECT_EQ(extentOf(cells), (CellRange{{0, -1}, {2, 3}}));
    EXPECT_EQ(extentOf(std::vector<Cell>{{-4, 5}}), (CellRange{{-4, 5}, {-4, 5}}));
}

TEST(CellExtent, LeavesRoomAroundAsAsked) {
    std::vector<Placement> tiles(2);
    tiles[1].cell = {3, 1};
    EXPECT_EQ(extentOf(tiles, &Placement::cell, 2), (CellRange{{-2, -2}, {5, 3}}));
}

TEST(CellExtent, IsWidenedInEachDirectionOnItsOwn) {
    EXPECT_EQ(widened({{0, 0}, {1, 1}}, {-2, 1}), (CellRange{{-2, 0}, {1, 1}}));
    EXPECT_EQ(widened({{0, 0}, {1, 1}}, {0, 4}), (CellRange{{0, 0}, {1, 4}}));
}

} // namespace
} // namespace meeplecam::engine
