#include "vision/reading/table_reader.h"

#include "models/meeple_outline.h"
#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/painted_meeple.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using models::MeepleColour;

const TableReader& tableReader() {
    static const TableReader kReader(tests::fewTypesIndex(), {tests::baseCounts(tests::fewTypes()), {}});
    return kReader;
}

/// The grid's origin and compass are the reader's own: brings its reading of a tile into that of nineTiles().
class Compass {
public:
    explicit Compass(const TableReading& reading) {
        // base.W in the middle looks one way only.
        const engine::TileTypeId middle = tests::tile("base.W");
        for (const ReadTile& tile : reading.tiles)
            if (tile.tile.placement.tile == middle)
                m_middle = tile.tile.placement;
    }

    [[nodiscard]] engine::Placement operator()(const engine::Placement& read) const {
        engine::Cell step{read.cell.x - m_middle.cell.x, read.cell.y - m_middle.cell.y};
        const int back = 4 - engine::quarterTurns(m_middle.rotation);
        for (int turn = 0; turn < back; ++turn)
            step = {-step.y, step.x};
        return {read.tile,
                {1 + step.x, 1 + step.y},
                engine::rotationOf(engine::quarterTurns(read.rotation) + back)};
    }

private:
    engine::Placement m_middle;
};

void expectNineTiles(const TableReading& reading) {
    ASSERT_EQ(reading.tiles.size(), 9U);
    const Compass ours(reading);
    for (const tests::LaidTile& laid : tests::nineTiles()) {
        const auto read = std::ranges::find(
            reading.tiles, laid.cell, [&](const ReadTile& tile) { return ours(tile.tile.placement).cell; });
        ASSERT_NE(read, reading.tiles.end()) << laid.name;
        const engine::Placement placement = ours(read->tile.placement);
        EXPECT_TRUE(tableReader().index().registry->sameFace(
            {placement.tile, placement.rotation},
            {tests::tile(laid.name), engine::rotationOf(laid.quarterTurns)}))
            << laid.name << " turned " << laid.quarterTurns;
        const Quad truth = tests::quadOf(tests::nineTilesCamera(), laid.cell);
        EXPECT_LT(cv::norm(centreOf(read->tile.quad) - centreOf(truth)), 0.05 * meanSide(truth)) << laid.name;
    }
}

/// As it was read first.
const TableReading& nineTilesReading() {
    static const TableReading kReading = tableReader().read(tests::nineTilesFrame());
    return kReading;
}

TEST(TableReader, ReadsABoard) {
    const TableReading& reading = nineTilesReading();
    ASSERT_TRUE(reading.board);
    expectNineTiles(reading);
    EXPECT_TRUE(reading.meeples.empty());
    EXPECT_TRUE(reading.view);
    EXPECT_TRUE(std::ranges::is_sorted(
        reading.tiles, [](engine::Cell a, engine::Cell b) { return a < b; },
        [](const ReadTile& tile) { return tile.tile.placement.cell; }));
}

TEST(TableReader, ReadsTheSameTwice) {
    const TableReading& first = nineTilesReading();
    const TableReading second = tableReader().read(tests::nineTilesFrame());
    ASSERT_EQ(first.tiles.size(), second.tiles.size());
    for (std::size_t i = 0; i < first.tiles.size(); ++i) {
        EXPECT_EQ(first.tiles[i].tile.placement, second.tiles[i].tile.placement);
        EXPECT_EQ(first.tiles[i].gap, second.tiles[i].gap);
    }
}

TEST(TableReader, ReadsAMeepleOnItsFeature) {
    const cv::Point2d foot(0.5, 2.5); // in the city of base.G, which runs from west to east
    const TableReading reading = tableReader().read(
        tests::nineTilesWith({{{MeepleForm::Standing, models::kMeepleHeight_mm, 0.0}, foot, {41, 50, 166}}}));
    ASSERT_TRUE(reading.board);
    expectNineTiles(reading);
    ASSERT_EQ(reading.meeples.size(), 1U);
    EXPECT_EQ(likeliest(reading.meeples[0].colours), MeepleColour::Red);
    ASSERT_FALSE(reading.meeples[0].features.empty());
    const FeatureBelief& feature = reading.meeples[0].features.front();
    const auto under = std::ranges::find(reading.tiles, feature.feature.cell,
                                         [](const ReadTile& tile) { return tile.tile.placement.cell; });
    ASSERT_NE(under, reading.tiles.end());
    EXPECT_EQ(under->tile.placement.tile, tests::tile("base.G"));
    EXPECT_EQ(feature.feature.segment, 0) << "its city";
}

TEST(TableReader, NoiseIsNoBoard) {
    cv::Mat noise(320, 400, CV_8UC3);
    cv::RNG(11).fill(noise, cv::RNG::UNIFORM, 0, 256);
    const TableReading reading = tableReader().read(Frame(noise));
    EXPECT_FALSE(reading.board);
    EXPECT_TRUE(reading.tiles.empty());
    EXPECT_TRUE(reading.meeples.empty());
    EXPECT_FALSE(reading.timing_ms.empty());
}

TEST(TableReader, AnEmptyTableIsNoBoard) {
    EXPECT_FALSE(tableReader().read(tests::photograph({}, tests::nineTilesCamera())).board);
}

} // namespace
} // namespace meeplecam::vision
