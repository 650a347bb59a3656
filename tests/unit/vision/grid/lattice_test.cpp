#include "vision/grid/lattice.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;
using tests::LaidTile;

std::size_t pictureOf(const std::string& name) {
    return fewTypesIndex()[tests::viewOf(fewTypesIndex(), name)].picture;
}

/// A seed that claims a tile where it lies, off by a share of a side.
TileSeed seedOf(const LaidTile& tile, const calibration::TableCamera& camera, cv::Point2f off = {}) {
    const Quad quad = tests::quadOf(camera, tile.cell, tile.offset);
    const auto turn = static_cast<std::size_t>(tile.quarterTurns);
    const cv::Point2f northWest = quad[turn];
    const cv::Point2f east = quad[(turn + 1) % 4] - northWest;
    const cv::Point2f south = quad[(turn + 3) % 4] - northWest;
    const cv::Point2f at = northWest + off * static_cast<float>(meanSide(quad));
    TileSeed seed;
    seed.picture = pictureOf(tile.name);
    seed.picture_from_tile = {east.x, south.x, at.x, east.y, south.y, at.y};
    seed.votes = 10;
    seed.sides = {east.x, south.x, east.y, south.y};
    seed.scatter = cv::Matx22d::eye();
    return seed;
}

std::vector<TileSeed> seedsOf(const std::vector<LaidTile>& tiles, const calibration::TableCamera& camera) {
    std::vector<TileSeed> seeds;
    seeds.reserve(tiles.size());
    for (const LaidTile& tile : tiles)
        seeds.push_back(seedOf(tile, camera, {0.03F, -0.02F}));
    return seeds;
}

/// Checks that the lattice is the board but for a shift and a turn of the whole.
void expectSameBoard(const Lattice& lattice, const std::vector<LaidTile>& board,
                     const calibration::TableCamera& camera) {
    ASSERT_EQ(lattice.tiles.size(), board.size());
    for (const LatticeTile& tile : lattice.tiles) {
        const auto laid = std::ranges::find_if(board, [&](const LaidTile& candidate) {
            const Quad quad = tests::quadOf(camera, candidate.cell);
            return cv::norm(centreOf(quad) - centreOf(tile.quad)) < 0.2 * meanSide(quad);
        });
        ASSERT_NE(laid, board.end());
        const TileView& view = fewTypesIndex().views[static_cast<std::size_t>(tile.view)];
        EXPECT_EQ(view.face.type, tests::tile(laid->name));
        // How far the grid is turned against the table is the same for all tiles.
        const LatticeTile& first = lattice.tiles.front();
        const cv::Point2f east = first.quad[1] - first.quad[0];
        const int turns = std::abs(east.x) > std::abs(east.y) ? (east.x > 0 ? 0 : 2) : (east.y > 0 ? 1 : 3);
        EXPECT_EQ((engine::quarterTurns(view.face.rotation) + turns) & 3, laid->quarterTurns) << laid->name;
    }
}

TEST(FindLattice, PutsTheTilesOnACommonGrid) {
    const auto camera = tests::nineTilesCamera();
    const Lattice lattice =
        findLattice({tests::nineTilesFrame(), fewTypesIndex()}, seedsOf(tests::nineTiles(), camera));
    expectSameBoard(lattice, tests::nineTiles(), camera);
    EXPECT_TRUE(lattice.strays.empty());
    EXPECT_EQ(lattice.tiles.front().cell, (engine::Cell{0, 0}));
    EXPECT_EQ(fewTypesIndex().views[static_cast<std::size_t>(lattice.tiles.front().view)].face.rotation,
              engine::Rotation::None)
        << "the first tile lies unturned in its grid";
    for (const LatticeTile& a : lattice.tiles)
        EXPECT_EQ(std::ranges::count(lattice.tiles, a.cell, &LatticeTile::cell), 1);
}

TEST(FindLattice, FalseSeedsGetNoCell) {
    const auto camera = tests::nineTilesCamera();
    std::vector<TileSeed> seeds = seedsOf(tests::nineTiles(), camera);
    const std::size_t right = seeds.size();
    seeds.push_back(seedOf({"base.A", {3, 0}}, camera));                  // on the bare table
    seeds.push_back(seedOf({"base.U", {1, 1}}, camera));                  // where base.W lies
    seeds.push_back(seedOf({"base.D", {2, 1}, 2}, camera, {0.4F, 0.3F})); // between the cells
    const Lattice lattice = findLattice({tests::nineTilesFrame(), fewTypesIndex()}, seeds);
    EXPECT_EQ(lattice.tiles.size(), right);
    EXPECT_LE(lattice.strays.size(), 1U) << "what it claims may look a little like what lies there";
}

TEST(FindLattice, ATileApartIsAStray) {
    std::vector<LaidTile> board(tests::nineTiles().begin(), tests::nineTiles().begin() + 6);
    const LaidTile apart{"base.P", {5, 1}, 1, {0.5, 0.4}};
    const auto camera = tests::cameraAt(
        {.picture = {480, 280}, .looksAt = {3.0, 1.2}, .distance = 6.0, .tilt = 0.3, .focal_px = 380.0});
    std::vector<LaidTile> all = board;
    all.push_back(apart);
    const Frame frame = tests::photograph(all, camera);
    const Lattice lattice = findLattice({frame, fewTypesIndex()}, seedsOf(all, camera));
    EXPECT_EQ(lattice.tiles.size(), board.size());
    ASSERT_EQ(lattice.strays.size(), 1U);
    const Quad quad = tests::quadOf(camera, apart.cell, apart.offset);
    EXPECT_EQ(lattice.strays[0].picture, pictureOf(apart.name));
    EXPECT_LT(cv::norm(lattice.strays[0].quad[0] - quad[1]), 0.1 * meanSide(quad))
        << "its own north-west corner comes first";
}

TEST(FindLattice, EmptyWithoutSeeds) {
    const Lattice lattice = findLattice({tests::nineTilesFrame(), fewTypesIndex()}, {});
    EXPECT_TRUE(lattice.tiles.empty());
    EXPECT_TRUE(lattice.strays.empty());
}

} // namespace
} // namespace meeplecam::vision
