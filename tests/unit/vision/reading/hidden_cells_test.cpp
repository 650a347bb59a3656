#include "vision/reading/hidden_cells.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/reading/table_reader.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <set>

namespace meeplecam::vision {
namespace {

/// nineTiles() with something of the colour of skin over the tile in a corner.
Frame withAHandOnTheCorner() {
    cv::Mat picture = tests::nineTilesFrame().level(0).clone();
    const Quad quad = tests::quadOf(tests::nineTilesCamera(), tests::kCornerOfNine);
    const cv::RotatedRect box((quad[0] + quad[2]) / 2,
                              cv::Size2f(quad[1].x - quad[0].x, quad[2].y - quad[1].y), 0);
    cv::ellipse(picture, box, cv::Scalar(120, 150, 215), cv::FILLED, cv::LINE_AA);
    return Frame(picture);
}

/// What is asked of the picture's cells: those that were doubtful without, and those that are hidden.
struct Asked {
    std::size_t tiles = 0;
    std::size_t doubtful = 0;
    std::vector<CellReading> hidden;
    std::set<engine::Cell> cells; ///< of the tiles
};

TableReading readOn(const Frame& frame) {
    static const TableReader kReader(tests::fewTypesIndex(), {tests::baseCounts(tests::fewTypes()), {}});
    return kReader.complete(frame, kReader.find(frame));
}

Asked askedOn(const Frame& frame) {
    const TableReading reading = readOn(frame);
    std::set<engine::Cell> cells;
    for (const ReadTile& tile : reading.tiles)
        cells.insert(tile.tile.placement.cell);
    return {reading.tiles.size(), reading.doubtful.size(), hiddenCells(frame, reading), cells};
}

TEST(HiddenCells, AnOpenTableHidesNothing) {
    const Asked asked = askedOn(tests::eightTilesFrame());
    EXPECT_EQ(asked.tiles, 8U);
    EXPECT_TRUE(asked.hidden.empty());
}

TEST(HiddenCells, AHandOverATileIsAskedAbout) {
    const Asked asked = askedOn(withAHandOnTheCorner());
    ASSERT_EQ(asked.tiles, 8U);
    EXPECT_EQ(asked.doubtful, 0U);
    EXPECT_EQ(asked.hidden.size(), 1U);
}

TEST(HiddenCells, APlaceUnderAnArmIsAskedAbout) {
    const Asked asked =
        askedOn(tests::withPainted(tests::nineTilesFrame(), {2.5, 1.1, 3.0, 0.8}, cv::Scalar(120, 60, 40)));
    EXPECT_EQ(asked.tiles, 9U);
    ASSERT_EQ(asked.hidden.size(), 1U) << "the place beside the board that the arm lies on";
    const engine::Cell there = asked.hidden.front().cell;
    EXPECT_EQ(std::ranges::count_if(
                  engine::kSides,
                  [&](engine::Side side) { return asked.cells.contains(engine::neighbour(there, side)); }),
              1)
        << "it touches one tile";
}

TEST(HiddenCells, AnEmptyReadingHasNone) {
    EXPECT_TRUE(hiddenCells(tests::nineTilesFrame(), {}).empty());
}

/// nineTiles() without that in a corner, where in this part of the place, from its left, lies something.
Frame coveredCorner(double part, const cv::Scalar& colour) {
    return tests::withPainted(tests::eightTilesFrame(),
                              {double(tests::kCornerOfNine.x), double(tests::kCornerOfNine.y), part, 1.0},
                              colour);
}

constexpr double kAllOfIt = 1.0;
const cv::Scalar kSkin(120, 150, 215);

/// Whether one asks about the corner of the frame, in which a tile may lie, with a hand over a part of it.
bool asksAboutCorner(const Frame& frame, double underHand) {
    TableReading reading = readOn(tests::eightTilesFrame());
    const cv::Point2f there = centreOf(tests::quadOf(tests::nineTilesCamera(), tests::kCornerOfNine));
    const CellReading corner = *std::ranges::min_element(
        reading.board->cells, {}, [&](const auto& cell) { return cv::norm(centreOf(cell.quad) - there); });
    if (underHand > 0.0) {
        constexpr int kScale = 40; // pixels of a silhouette a tile side
        Silhouette hand;
        for (int y = 0; y < kScale; ++y)
            hand.runs.push_back({y, 0, static_cast<int>(underHand * kScale)});
        reading.hands.emplace(frame.size());
        reading.hands->add(hand, cv::Point2d(tests::kCornerOfNine.x, tests::kCornerOfNine.y), kScale,
                           tests::nineTilesCamera());
    }
    return !worthAsking(frame, reading, {corner}).empty();
}

TEST(WorthAsking, ThingsThatAreNoTableAre) {
    EXPECT_FALSE(asksAboutCorner(tests::eightTilesFrame(), 0.0)) << "the table";
    EXPECT_TRUE(asksAboutCorner(tests::nineTilesFrame(), 0.0)) << "a tile";
    EXPECT_TRUE(asksAboutCorner(coveredCorner(kAllOfIt, kSkin), kAllOfIt)) << "a hand";
}

TEST(WorthAsking, OfWhatAHandHidesInPartTheRestTells) {
    EXPECT_FALSE(asksAboutCorner(coveredCorner(0.6, kSkin), 0.6)) << "beside the hand is the table";
    EXPECT_TRUE(asksAboutCorner(coveredCorner(0.95, kSkin), 0.95)) << "too little is left of it";
}

TEST(WorthAsking, WhatLooksLikeTheTableIsNoHand) {
    EXPECT_FALSE(asksAboutCorner(tests::eightTilesFrame(), kAllOfIt));
}

TEST(WorthAsking, PlacesBesideNoTileAreNot) {
    const TableReading reading = readOn(tests::nineTilesFrame());
    std::vector<CellReading> far{reading.board->cells.front()};
    far.front().cell = {1000, 0};
    EXPECT_TRUE(worthAsking(tests::nineTilesFrame(), reading, far).empty());
    EXPECT_TRUE(worthAsking(tests::nineTilesFrame(), {}, reading.board->cells).empty());
}

} // namespace
} // namespace meeplecam::vision
