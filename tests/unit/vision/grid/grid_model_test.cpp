#include "vision/grid/grid_model.h"

#include "tests/support/cameras.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

const cv::Size kPicture(800, 600);

calibration::TableCamera tableCamera() {
    return tests::cameraAt({.picture = kPicture, .looksAt = {3, 2}, .tilt = 0.6});
}

/// A tile moved off its cell, as the camera sees it.
Quad quadOf(const calibration::TableCamera& camera, engine::Cell cell, cv::Point2d offset = {}) {
    const cv::Point2d at = cv::Point2d(cell.x, cell.y) + offset;
    Quad quad;
    quad[0] = camera.project(at);
    quad[1] = camera.project(at + cv::Point2d(1, 0));
    quad[2] = camera.project(at + cv::Point2d(1, 1));
    quad[3] = camera.project(at + cv::Point2d(0, 1));
    return quad;
}

std::vector<PlacedQuad> board(int columns, int rows, cv::Point2d offset = {}) {
    std::vector<PlacedQuad> tiles;
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x)
            tiles.push_back({{x, y}, quadOf(tableCamera(), {x, y}, offset)});
    return tiles;
}

double worstCorner(const Quad& a, const Quad& b) {
    double worst = 0.0;
    for (std::size_t i = 0; i < 4; ++i)
        worst = std::max(worst, cv::norm(a[i] - b[i]));
    return worst;
}

TEST(GridModel, PredictsCellsThatWereNotSeen) {
    const auto grid = GridModel::fit(board(4, 3), kPicture);
    ASSERT_TRUE(grid);
    for (const engine::Cell cell : {engine::Cell{-1, 0}, engine::Cell{5, 3}, engine::Cell{2, 1}})
        EXPECT_LT(worstCorner(grid->predict(cell), quadOf(tableCamera(), cell)), 2.5);
}

TEST(GridModel, KnowsHowFarATileIsFromWhereThoseAroundLetExpectIt) {
    std::vector<PlacedQuad> tiles = board(5, 4, {0.1, 0.0});
    const engine::Cell odd{2, 1};
    for (PlacedQuad& tile : tiles)
        if (tile.cell == odd)
            tile.quad = quadOf(tableCamera(), odd, {0.7, 0.0});
    const auto grid = GridModel::fit(tiles, kPicture);
    ASSERT_TRUE(grid);
    EXPECT_NEAR(grid->deviation(odd), 0.6, 0.1);
    EXPECT_LT(grid->deviation({4, 3}), 0.15);
    EXPECT_EQ(grid->deviation({9, 9}), 0.0) << "no tile lies there";
}

/// How far off its cell a tile is expected, tile sides.
cv::Point2d expectedOffset(const GridModel& grid, engine::Cell cell) {
    const Quad straight = quadOf(grid.camera(), cell);
    return grid.camera().tablePoint(centreOf(grid.predict(cell))) -
           grid.camera().tablePoint(centreOf(straight));
}

TEST(GridModel, ATileIsExpectedAsFarOffAsItsNeighbours) {
    std::vector<PlacedQuad> tiles = board(5, 4);
    for (PlacedQuad& tile : tiles)
        if (tile.cell.x == 4 && tile.cell.y < 3)
            tile.quad = quadOf(tableCamera(), tile.cell, {0.12, -0.06});
    const auto grid = GridModel::fit(tiles, kPicture);
    ASSERT_TRUE(grid);
    const cv::Point2d beside = expectedOffset(*grid, {5, 1});
    EXPECT_GT(beside.x, 0.06);
    EXPECT_LT(beside.x, 0.13);
    EXPECT_LT(beside.y, -0.02);
    EXPECT_LT(cv::norm(expectedOffset(*grid, {-1, 1})), 0.02) << "far from them nothing is off";
    EXPECT_LT(cv::norm(expectedOffset(*grid, {9, 9})), 1e-6) << "nothing is known there";
}

TEST(GridModel, RefiningFollowsABump) {
    const auto grid = GridModel::fit(board(5, 4), kPicture);
    ASSERT_TRUE(grid);
    std::vector<PlacedQuad> bumped = board(5, 4);
    for (PlacedQuad& tile : bumped)
        for (cv::Point2f& corner : tile.quad)
            corner += cv::Point2f(12.0F, -7.0F);
    const Quad expected = quadOf(tableCamera(), {5, 1});
    const Quad found = grid->refined(bumped).predict({5, 1});
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_LT(cv::norm(found[i] - expected[i] - cv::Point2f(12.0F, -7.0F)), 2.5);
}

TEST(GridModel, NothingFromNoTiles) {
    EXPECT_FALSE(GridModel::fit({}, kPicture));
    const Quad point{{{5, 5}, {5, 5}, {5, 5}, {5, 5}}};
    EXPECT_FALSE(GridModel::fit({{{0, 0}, point}}, kPicture));
}

TEST(GridModel, WholeCellAroundAMiddle) {
    const auto grid = GridModel::fit(board(4, 3), kPicture);
    ASSERT_TRUE(grid);
    const Quad moved = quadOf(tableCamera(), {1, 1}, {0.1, 0.06});
    EXPECT_LT(worstCorner(grid->cellAround(centreOf(moved), {1, 1}), moved), 1.5);
}

TEST(GridModel, PlaceOfATileThatLiesOnTheGrid) {
    const auto grid = GridModel::fit(board(4, 3), kPicture);
    ASSERT_TRUE(grid);
    const Quad straight = quadOf(tableCamera(), {5, 2}, {0.1, -0.1});
    const auto place = grid->placeOf(straight);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->cell, (engine::Cell{5, 2}));
    EXPECT_EQ(place->northWest, 0);
    const Quad turned{straight[1], straight[2], straight[3], straight[0]};
    const auto turnedPlace = grid->placeOf(turned);
    ASSERT_TRUE(turnedPlace);
    EXPECT_EQ(turned[turnedPlace->northWest], straight[0]);
}

TEST(GridModel, ATileOfACellHasItsSizeWhereverItLies) {
    const auto grid = GridModel::fit(board(4, 3), kPicture);
    ASSERT_TRUE(grid);
    const Quad between = quadOf(tableCamera(), {5, 1}, {0.4, 0.3});
    EXPECT_EQ(grid->northWestOf(between, {5, 1}), 0U);
    EXPECT_EQ(grid->northWestOf({between[3], between[0], between[1], between[2]}, {5, 1}), 1U);
    const Quad larger{between[0], quadOf(tableCamera(), {6, 1}, {0.4, 0.3})[1],
                      quadOf(tableCamera(), {6, 2}, {0.4, 0.3})[2],
                      quadOf(tableCamera(), {5, 2}, {0.4, 0.3})[3]};
    EXPECT_EQ(grid->northWestOf(larger, {5, 1}), std::nullopt) << "two cells wide and deep";
}

TEST(GridModel, NoPlaceBetweenTheCellsOrAslant) {
    const auto grid = GridModel::fit(board(4, 3), kPicture);
    ASSERT_TRUE(grid);
    EXPECT_FALSE(grid->placeOf(quadOf(tableCamera(), {5, 1}, {0.5, 0.0})));
    const calibration::TableCamera camera = tableCamera();
    const cv::Point2d middle(5.5, 1.5);
    Quad aslant; // turned by 45 degrees
    aslant[0] = camera.project(middle + cv::Point2d(0, -0.7));
    aslant[1] = camera.project(middle + cv::Point2d(0.7, 0));
    aslant[2] = camera.project(middle + cv::Point2d(0, 0.7));
    aslant[3] = camera.project(middle + cv::Point2d(-0.7, 0));
    EXPECT_FALSE(grid->placeOf(aslant));
}

} // namespace
} // namespace meeplecam::vision
