#include "vision/cells/cell_reader.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/cells/light_survey.h"
#include "vision/decision/cell_belief.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;
using tests::LaidTile;

const TileScorer& scorer() {
    static const TileScorer kScorer = [] {
        std::vector<KnownCell> known;
        for (const LaidTile& tile : tests::nineTiles())
            known.push_back({tests::quadOf(tests::nineTilesCamera(), tile.cell),
                             tests::viewOf(fewTypesIndex(), tile.name, tile.quarterTurns)});
        return surveyLight({tests::nineTilesFrame(), fewTypesIndex()}, known);
    }();
    return kScorer;
}

CellReading readAt(const Frame& frame, engine::Cell cell, cv::Point2d off = {}) {
    ExpectedTile expected;
    expected.cell = cell;
    expected.quad = tests::quadOf(tests::nineTilesCamera(), cell, off);
    return readCell({frame, fewTypesIndex()}, scorer(), expected);
}

bool sameFace(const CellReading& reading, const LaidTile& tile) {
    const TileView& view = fewTypesIndex().views[static_cast<std::size_t>(reading.views.front().view)];
    return fewTypesIndex().registry->sameFace(
        view.face, {tests::tile(tile.name), engine::rotationOf(tile.quarterTurns)});
}

TEST(ReadCell, KnowsTheTilesOfABoardThoughTheyAreALittleOff) {
    for (const LaidTile& tile : tests::nineTiles()) {
        const CellReading reading = readAt(tests::nineTilesFrame(), tile.cell, {0.05, -0.04});
        EXPECT_EQ(reading.cell, tile.cell);
        EXPECT_TRUE(sameFace(reading, tile)) << tile.name;
        EXPECT_GT(reading.tileEvidence, 0.0F) << tile.name;
        EXPECT_GT(reading.correlation, 0.8F) << tile.name;
        const Quad truth = tests::quadOf(tests::nineTilesCamera(), tile.cell);
        EXPECT_LT(cv::norm(centreOf(reading.quad) - centreOf(truth)), 0.03 * meanSide(truth)) << tile.name;
        EXPECT_TRUE(std::ranges::is_sorted(reading.views, {}, totalCost));
    }
}

TEST(ReadCell, TheBareTableIsNoTile) {
    for (const engine::Cell cell : {engine::Cell{3, 1}, engine::Cell{-1, 0}})
        EXPECT_LT(readAt(tests::nineTilesFrame(), cell).tileEvidence, 0.0F);
}

TEST(ReadCell, AMeepleOnTheTileDoesNotHideIt) {
    const LaidTile& tile = tests::nineTiles()[5];
    const Quad quad = tests::quadOf(tests::nineTilesCamera(), tile.cell);
    cv::Mat picture = tests::nineTilesFrame().level(0).clone();
    cv::circle(picture, centreOf(quad), 10, cv::Scalar(30, 30, 200), cv::FILLED);
    const CellReading reading = readAt(Frame(picture), tile.cell);
    EXPECT_TRUE(sameFace(reading, tile));
    EXPECT_GT(reading.tileEvidence, 0.0F);
}

TEST(ReadCell, FindsNothingPrintedWhereOnlyAnEdgeIsSeen) {
    for (const LaidTile& tile : tests::nineTiles()) {
        EXPECT_GT(readAt(tests::nineTilesFrame(), tile.cell).contrast, 0.7F) << tile.name;
        cv::Mat picture = tests::nineTilesFrame().level(0).clone();
        const Quad quad = tests::quadOf(tests::nineTilesCamera(), tile.cell);
        std::array<cv::Point, 4> middle;
        std::ranges::transform(quad, middle.begin(), [&](cv::Point2f corner) {
            return cv::Point(centreOf(quad) + (corner - centreOf(quad)) * 0.8F);
        });
        cv::fillConvexPoly(picture, middle, picture.at<cv::Vec3b>(middle[0]));
        EXPECT_LT(readAt(Frame(picture), tile.cell).contrast, 0.4F) << tile.name;
    }
}

TEST(ReadCell, TellsTwinsByTheirPennant) {
    for (const LaidTile& tile : {tests::nineTiles()[1], tests::nineTiles()[2]}) { // base.M and base.N
        const CellReading reading = readAt(tests::nineTilesFrame(), tile.cell);
        const auto score = std::ranges::find_if(reading.views, [&](const ViewScore& view) {
            return fewTypesIndex().views[static_cast<std::size_t>(view.view)].face.type ==
                   tests::tile("base.M");
        });
        ASSERT_NE(score, reading.views.end());
        EXPECT_EQ(score->pennant > 0.0F, tile.name == "base.M") << tile.name << " " << score->pennant;
    }
}

TEST(ReadCell, IsPure) {
    const CellReading first = readAt(tests::nineTilesFrame(), {1, 1});
    const CellReading second = readAt(tests::nineTilesFrame(), {1, 1});
    EXPECT_EQ(first.quad, second.quad);
    EXPECT_EQ(first.tileEvidence, second.tileEvidence);
    EXPECT_EQ(first.views.front().costs, second.views.front().costs);
}

TEST(LightOf, IsInTheGridsOrientation) {
    CellReading reading;
    ViewScore score{.view = tests::viewOf(fewTypesIndex(), "base.D", 1), .light = {}};
    score.light.gainSlope = {0.0F, -0.2F}; // brighter in the tile's north, which lies in the east
    reading.views.push_back(score);
    EXPECT_EQ(lightOf(reading.views.front(), fewTypesIndex()).gainSlope, cv::Vec2f(0.2F, 0.0F));
}

} // namespace
} // namespace meeplecam::vision
