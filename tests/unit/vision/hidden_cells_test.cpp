#include "vision/hidden_cells.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

const engine::Cell kCorner{2, 2};

/// nineTiles() without the tile in a corner.
Frame withoutTheCorner() {
    std::vector<tests::LaidTile> tiles = tests::nineTiles();
    std::erase_if(tiles, [](const tests::LaidTile& laid) { return laid.cell == kCorner; });
    return tests::photograph(tiles, tests::nineTilesCamera());
}

/// nineTiles() with something of the colour of skin over the tile in a corner.
Frame withAHandOnTheCorner() {
    cv::Mat picture = tests::nineTilesFrame().level(0).clone();
    const Quad quad = tests::quadOf(tests::nineTilesCamera(), kCorner);
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
};

Asked askedOn(const Frame& frame) {
    static const TableReader kReader(tests::fewTypesIndex(), {tests::baseCounts(tests::fewTypes()), {}});
    const TableReading reading = kReader.complete(frame, kReader.find(frame));
    return {reading.tiles.size(), reading.doubtful.size(), hiddenCells(frame, reading)};
}

TEST(HiddenCells, AnOpenTableHidesNothing) {
    const Asked asked = askedOn(withoutTheCorner());
    EXPECT_EQ(asked.tiles, 8U);
    EXPECT_TRUE(asked.hidden.empty());
}

TEST(HiddenCells, AHandOverATileIsAskedAbout) {
    const Asked asked = askedOn(withAHandOnTheCorner());
    ASSERT_EQ(asked.tiles, 8U);
    EXPECT_EQ(asked.doubtful, 0U);
    EXPECT_EQ(asked.hidden.size(), 1U);
}

TEST(HiddenCells, AnEmptyReadingHasNone) {
    EXPECT_TRUE(hiddenCells(tests::nineTilesFrame(), {}).empty());
}

} // namespace
} // namespace meeplecam::vision
