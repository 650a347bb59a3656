#include "vision/reading/hidden_cells.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

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

Asked askedOn(const Frame& frame) {
    static const TableReader kReader(tests::fewTypesIndex(), {tests::baseCounts(tests::fewTypes()), {}});
    const TableReading reading = kReader.complete(frame, kReader.find(frame));
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
    cv::Mat picture = tests::nineTilesFrame().level(0).clone();
    const auto pixelOf = [](double x, double y) {
        return cv::Point(tests::nineTilesCamera().project({x, y}));
    };
    const std::vector<cv::Point> arm{pixelOf(2.5, 1.1), pixelOf(5.5, 1.1), pixelOf(5.5, 1.9),
                                     pixelOf(2.5, 1.9)};
    cv::fillConvexPoly(picture, arm, cv::Scalar(120, 60, 40));
    const Asked asked = askedOn(Frame(picture));
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

} // namespace
} // namespace meeplecam::vision
