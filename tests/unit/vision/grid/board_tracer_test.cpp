#include "vision/grid/board_tracer.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;
using tests::LaidTile;

/// A lattice of some of the nine tiles, as far as seeds are exact.
Lattice latticeOf(const std::vector<std::size_t>& which) {
    Lattice lattice;
    for (const std::size_t i : which) {
        const LaidTile& tile = tests::nineTiles()[i];
        LatticeTile known{.cell = tile.cell,
                          .quad = tests::quadOf(tests::nineTilesCamera(), tile.cell, {0.02, -0.02}),
                          .view = tests::viewOf(fewTypesIndex(), tile.name, tile.quarterTurns),
                          .correlation = 0.8F};
        lattice.tiles.push_back(known);
    }
    return lattice;
}

/// Looks at nineTiles() and the table to the east of them.
calibration::TableCamera farCamera() {
    return tests::cameraAt(
        {.picture = {480, 320}, .looksAt = {2.3, 1.5}, .distance = 5.5, .tilt = 0.45, .focal_px = 370.0});
}

/// The same lattice as this camera sees it, where seeds are exact.
Lattice exactLatticeOf(const std::vector<std::size_t>& which, const calibration::TableCamera& camera) {
    Lattice lattice = latticeOf(which);
    for (LatticeTile& tile : lattice.tiles)
        tile.quad = tests::quadOf(camera, tile.cell);
    return lattice;
}

const CellReading* readingAt(const TracedBoard& board, engine::Cell cell) {
    const auto reading = std::ranges::find(board.cells, cell, &CellReading::cell);
    return reading == board.cells.end() ? nullptr : &*reading;
}

void expectAllNine(const TracedBoard& board) {
    for (const LaidTile& tile : tests::nineTiles()) {
        const CellReading* const reading = readingAt(board, tile.cell);
        ASSERT_NE(reading, nullptr) << tile.name;
        EXPECT_GT(reading->tileEvidence, kTileEvidence) << tile.name;
        const TileView& view = fewTypesIndex().views[static_cast<std::size_t>(reading->views.front().view)];
        EXPECT_TRUE(fewTypesIndex().registry->sameFace(
            view.face, {tests::tile(tile.name), engine::rotationOf(tile.quarterTurns)}))
            << tile.name;
    }
    EXPECT_EQ(std::ranges::count_if(
                  board.cells, [](const CellReading& cell) { return cell.tileEvidence > kTileEvidence; }),
              9);
}

TEST(TraceBoard, FollowsTheBoardFromThreeTilesToItsEnds) {
    const auto board = traceBoard({tests::nineTilesFrame(), fewTypesIndex()}, latticeOf({3, 4, 5}));
    ASSERT_TRUE(board);
    expectAllNine(*board);
    EXPECT_TRUE(std::is_sorted(board->cells.begin(), board->cells.end(),
                               [](const CellReading& a, const CellReading& b) { return a.cell < b.cell; }));
    for (const engine::Cell beside : {engine::Cell{0, -1}, engine::Cell{3, 1}})
        EXPECT_NE(readingAt(*board, beside), nullptr) << "every cell beside a tile was looked at";
    EXPECT_EQ(readingAt(*board, {4, 4}), nullptr);
    for (const LaidTile& tile : tests::nineTiles()) {
        const Quad truth = tests::quadOf(tests::nineTilesCamera(), tile.cell);
        EXPECT_LT(cv::norm(centreOf(board->grid.predict(tile.cell)) - centreOf(truth)),
                  0.05 * meanSide(truth));
    }
}

TEST(TraceBoard, OneTileIsEnough) {
    const auto board = traceBoard({tests::nineTilesFrame(), fewTypesIndex()}, latticeOf({4}));
    ASSERT_TRUE(board);
    expectAllNine(*board);
}

TEST(TraceBoard, ATileThatTheLatticeCountedWronglyIsFoundInItsOwnCell) {
    Lattice lattice = latticeOf({0, 1, 3, 4, 8});
    ASSERT_EQ(lattice.tiles.back().cell, (engine::Cell{2, 2}));
    lattice.tiles.back().cell = {1, 2};
    const auto board = traceBoard({tests::nineTilesFrame(), fewTypesIndex()}, lattice);
    ASSERT_TRUE(board);
    expectAllNine(*board);
}

TEST(TraceBoard, StraysInTheSameGridCount) {
    const LaidTile beyond{"base.U", {4, 1}, 0}; // a gap in the row before it
    std::vector<LaidTile> tiles = tests::nineTiles();
    tiles.push_back(beyond);
    const calibration::TableCamera camera = farCamera();
    Lattice lattice = exactLatticeOf({3, 4, 5}, camera);
    lattice.strays.push_back({fewTypesIndex()[tests::viewOf(fewTypesIndex(), "base.U")].picture,
                              tests::quadOf(camera, beyond.cell)});
    const auto board = traceBoard({tests::photograph(tiles, camera), fewTypesIndex()}, lattice);
    ASSERT_TRUE(board);
    const CellReading* const reading = readingAt(*board, beyond.cell);
    ASSERT_NE(reading, nullptr);
    EXPECT_GT(reading->tileEvidence, kTileEvidence);
}

TEST(TraceBoard, AStrayFarLargerThanATileIsNone) {
    std::vector<LaidTile> tiles = tests::nineTiles();
    std::erase_if(tiles, [](const LaidTile& tile) { return tile.cell.x == 2; });
    const calibration::TableCamera camera = farCamera();
    calibration::TableCamera enlarging = camera;
    constexpr double kLarger = 1.6;
    enlarging.camera_from_table = kLarger * camera.camera_from_table;
    const cv::Point2d northWest = cv::Point2d(2.08, 0.7) / kLarger;
    const engine::Cell large{0, 0};
    const Quad quad = tests::quadOf(enlarging, large, northWest);
    cv::Mat picture = tests::photograph(tiles, camera).level(0).clone();
    cv::Mat covered(picture.size(), CV_8U, cv::Scalar(0));
    cv::fillConvexPoly(covered, std::vector<cv::Point>(quad.begin(), quad.end()), cv::Scalar(255));
    tests::photograph({{"base.U", large, 0, northWest}}, enlarging).level(0).copyTo(picture, covered);

    Lattice lattice = exactLatticeOf({0, 1, 3, 4, 6, 7}, camera);
    lattice.strays.push_back({fewTypesIndex()[tests::viewOf(fewTypesIndex(), "base.U")].picture, quad});
    const auto board = traceBoard({Frame(picture), fewTypesIndex()}, lattice);
    ASSERT_TRUE(board);
    const CellReading* const beside = readingAt(*board, {2, 1});
    ASSERT_NE(beside, nullptr);
    EXPECT_LT(meanSide(beside->quad), 1.2 * meanSide(board->grid.predict(beside->cell)));
}

TEST(TraceBoard, NothingWithoutALattice) {
    EXPECT_FALSE(traceBoard({tests::nineTilesFrame(), fewTypesIndex()}, {}));
}

} // namespace
} // namespace meeplecam::vision
