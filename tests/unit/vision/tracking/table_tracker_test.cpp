#include "vision/tracking/table_tracker.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using tests::LaidTile;

const TableReader& reader() {
    static const TableReader kReader(tests::fewTypesIndex(), [] {
        GameKnowledge game;
        game.counts = tests::baseCounts(tests::fewTypes());
        return game;
    }());
    return kReader;
}

/// A tracker that is shown photographs of a table at rest.
class Table {
public:
    explicit Table(const TrackingOptions& options = {})
        : m_tracker(reader(), options) {}

    /// Shows the picture for a second; the last look that it gave.
    std::optional<TableLook> show(const cv::Mat& picture) {
        std::optional<TableLook> last;
        for (int i = 0; i < 10; ++i) {
            m_time_s += 0.1;
            if (auto look = m_tracker.next(picture, m_time_s))
                last = std::move(look);
        }
        return last;
    }
    std::optional<TableLook> show(const std::vector<LaidTile>& tiles,
                                  const calibration::TableCamera& camera = tests::nineTilesCamera()) {
        return show(tests::photograph(tiles, camera).level(0));
    }
    TableTracker& tracker() { return m_tracker; }

private:
    TableTracker m_tracker;
    double m_time_s = 0.0;
};

std::vector<LaidTile> firstTiles(std::size_t count) {
    return {tests::nineTiles().begin(), tests::nineTiles().begin() + static_cast<std::ptrdiff_t>(count)};
}

/// The tiles as names by cell, whatever their origin is.
std::vector<std::string> namesOf(const TableLook& look) {
    std::vector<std::string> names;
    for (const ReadTile& tile : look.reading.tiles)
        names.push_back((*tests::fewTypesIndex().registry)[tile.tile.placement.tile].name);
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> namesOf(const std::vector<LaidTile>& tiles) {
    std::vector<std::string> names;
    std::ranges::transform(tiles, std::back_inserter(names), &LaidTile::name);
    std::ranges::sort(names);
    return names;
}

const ReadTile* tileAt(const TableLook& look, engine::Cell cell) {
    const auto tile = std::ranges::find_if(
        look.reading.tiles, [&](const ReadTile& read) { return read.tile.placement.cell == cell; });
    return tile == look.reading.tiles.end() ? nullptr : &*tile;
}

TEST(TableTracker, LooksOnceAtWhatRests) {
    Table table;
    const auto look = table.show(firstTiles(5));
    ASSERT_TRUE(look);
    EXPECT_EQ(namesOf(*look), namesOf(firstTiles(5)));
    EXPECT_FALSE(table.show(firstTiles(5))) << "nothing has changed";
}

TEST(TableTracker, StartsWithTheTileThatItIsTold) {
    TrackingOptions options;
    options.startTile = tests::tile(tests::nineTiles()[4].name);
    Table table(options);
    const auto look = table.show(tests::nineTiles());
    ASSERT_TRUE(look);
    const ReadTile* start = tileAt(*look, {0, 0});
    ASSERT_NE(start, nullptr);
    EXPECT_EQ(start->tile.placement.tile, tests::tile(tests::nineTiles()[4].name));
}

TEST(TableTracker, ReadsNothingButWhatHasChanged) {
    Table table;
    const auto before = table.show(firstTiles(7));
    const auto after = table.show(firstTiles(8));
    ASSERT_TRUE(before);
    ASSERT_TRUE(after);
    EXPECT_EQ(namesOf(*after), namesOf(firstTiles(8)));
    EXPECT_LT(after->fresh.size(), before->fresh.size() / 2);
    for (const ReadTile& tile : before->reading.tiles) {
        const ReadTile* same = tileAt(*after, tile.tile.placement.cell);
        ASSERT_NE(same, nullptr);
        EXPECT_EQ(same->tile.placement, tile.tile.placement);
    }
}

TEST(TableTracker, ATileThatIsTakenAwayLeavesTheBareTable) {
    Table table;
    table.show(firstTiles(5));
    const auto with = table.show(firstTiles(6));
    const auto without = table.show(firstTiles(5));
    ASSERT_TRUE(with);
    ASSERT_TRUE(without);
    ASSERT_EQ(without->hidden.size(), 1U);
    EXPECT_TRUE(without->bare.contains(*without->hidden.begin()));
}

TEST(TableTracker, WhatStillLooksBareIsNoTile) {
    Table table;
    const auto look = table.show(firstTiles(5));
    ASSERT_TRUE(look);
    const auto next = table.show(firstTiles(6));
    ASSERT_TRUE(next);
    for (const ReadTile& tile : next->reading.tiles)
        EXPECT_FALSE(next->bare.contains(tile.tile.placement.cell));
    EXPECT_GE(next->bare.size(), 4U) << "the empty cells around";
}

TEST(TableTracker, ATileThatIsPlainlySeenIsNotBareHoweverLikeTheTableItIs) {
    const auto dimmed = [](const std::vector<LaidTile>& tiles) {
        cv::Mat picture;
        tests::photograph(tiles, tests::nineTilesCamera()).level(0).convertTo(picture, -1, 0.2);
        return picture;
    };
    Table table;
    ASSERT_TRUE(table.show(dimmed(firstTiles(5))));
    const auto next = table.show(dimmed(firstTiles(6))); // a few grey levels differ
    ASSERT_TRUE(next);
    ASSERT_EQ(namesOf(*next), namesOf(firstTiles(6)));
    for (const ReadTile& tile : next->reading.tiles)
        EXPECT_FALSE(next->bare.contains(tile.tile.placement.cell));
}

TEST(TableTracker, AHandOverATileIsNotTheBareTable) {
    Table table;
    table.show(firstTiles(5));
    ASSERT_TRUE(table.show(firstTiles(6)));
    cv::Mat covered = tests::photograph(firstTiles(6), tests::nineTilesCamera()).level(0).clone();
    const Quad quad = tests::quadOf(tests::nineTilesCamera(), tests::nineTiles()[5].cell);
    cv::circle(covered, centreOf(quad), static_cast<int>(0.9 * meanSide(quad)), {120, 150, 210}, cv::FILLED);
    const auto look = table.show(covered);
    ASSERT_TRUE(look);
    EXPECT_GE(look->hidden.size(), 1U);
    for (const engine::Cell cell : look->hidden)
        EXPECT_FALSE(look->bare.contains(cell));
}

TEST(TableTracker, KeepsTheCellsWhenTheCameraIsMoved) {
    Table table;
    const auto before = table.show(tests::nineTiles());
    calibration::TableCamera moved = tests::nineTilesCamera();
    moved.table_in_camera[0] += 0.55;
    moved.table_in_camera[1] -= 0.3;
    const auto after = table.show(tests::nineTiles(), moved);
    ASSERT_TRUE(before);
    ASSERT_TRUE(after);
    EXPECT_EQ(table.tracker().lost(), std::nullopt);
    for (const ReadTile& tile : before->reading.tiles) {
        const ReadTile* same = tileAt(*after, tile.tile.placement.cell);
        ASSERT_NE(same, nullptr);
        EXPECT_EQ(same->tile.placement.tile, tile.tile.placement.tile);
    }
}

TEST(TableTracker, SaysWhenItIsLostAndFindsTheTableAgain) {
    Table table;
    const auto before = table.show(tests::nineTiles());
    ASSERT_TRUE(before);
    const cv::Mat dark(tests::nineTilesFrame().size(), CV_8UC3, cv::Scalar(5, 5, 5));
    EXPECT_FALSE(table.show(dark));
    EXPECT_EQ(table.tracker().lost(), TableLoss::TooDark);
    const auto after = table.show(tests::nineTiles());
    ASSERT_TRUE(after);
    EXPECT_EQ(table.tracker().lost(), std::nullopt);
    EXPECT_EQ(namesOf(*after), namesOf(*before));
}

TEST(TableTracker, LooksAgainWhereItIsAsked) {
    Table table;
    ASSERT_TRUE(table.show(firstTiles(5)));
    table.tracker().lookAgainAt({{0, 0}});
    const auto look = table.show(firstTiles(5));
    ASSERT_TRUE(look);
    EXPECT_EQ(look->fresh, (std::set<engine::Cell>{{0, 0}}));
}

TEST(TableTracker, LooksNoSoonerThanItMayWhileItRests) {
    Table table;
    ASSERT_TRUE(table.show(firstTiles(4)));
    table.tracker().rest(3.5);
    EXPECT_FALSE(table.show(firstTiles(5))) << "within the second after the look";
    EXPECT_FALSE(table.show(firstTiles(6)));
    const auto later = table.show(firstTiles(6));
    ASSERT_TRUE(later);
    EXPECT_EQ(later->reading.tiles.size(), 6U) << "what changed meanwhile is not missed";
    table.tracker().rest(0.0);
    EXPECT_TRUE(table.show(firstTiles(7)));
}

TEST(TableTracker, WhatIsForgottenIsFoundAnew) {
    Table table;
    const auto first = table.show(firstTiles(1));
    ASSERT_TRUE(first);
    table.tracker().forget();
    std::optional<TableLook> again;
    for (int second = 0; second < 3 && !again; ++second)
        again = table.show(firstTiles(1));
    ASSERT_TRUE(again);
    EXPECT_EQ(namesOf(*again), namesOf(*first));
    EXPECT_EQ(again->fresh.size(), again->reading.board->cells.size());
}

TEST(TableTracker, AnEmptyTableIsWaitedFor) {
    Table table;
    EXPECT_FALSE(table.show(std::vector<LaidTile>{}));
    EXPECT_EQ(table.tracker().lost(), std::nullopt);
    EXPECT_TRUE(table.show(firstTiles(1)));
}

} // namespace
} // namespace meeplecam::vision
