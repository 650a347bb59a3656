#include "app/session/game_follower.h"

#include "app/session/story_edit.h"
#include "models/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using tests::LaidTile;
using tests::nineTiles;

const vision::TableReader& reader() {
    static const vision::TableReader kReader(tests::fewTypesIndex(), [] {
        vision::GameKnowledge game;
        game.counts = tests::baseCounts(tests::fewTypes());
        return game;
    }());
    return kReader;
}

engine::GameSetup setup() {
    engine::GameSetup game = *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    game.players = {{"red", "red"}, {"blue", "blue"}};
    return game;
}

/// A follower that is shown photographs of a table at rest, the first of which has the tile in the middle
/// only.
class Table {
public:
    Table()
        : m_tracker(reader(), startWith(nineTiles()[4]))
        , m_follower(reader().index(), setup()) {}

    /// Shows the tiles for a second.
    const Story& show(const std::vector<std::size_t>& which) {
        std::vector<LaidTile> tiles;
        for (const std::size_t i : which)
            tiles.push_back(nineTiles()[i]);
        const cv::Mat picture = tests::photograph(tiles, tests::nineTilesCamera()).level(0);
        for (int i = 0; i < 10; ++i, ++m_frame)
            if (const auto look = m_tracker.next(picture, m_frame * 0.1)) {
                m_follower.add(*look, {m_frame, m_frame * 0.1});
                m_tracker.lookAgainAt(m_follower.doubtful());
            }
        return m_follower.story();
    }
    GameFollower& follower() { return m_follower; }

private:
    static vision::TrackingOptions startWith(const LaidTile& tile) {
        vision::TrackingOptions options;
        options.startTile = tests::tile(tile.name);
        return options;
    }
    vision::TableTracker m_tracker;
    GameFollower m_follower;
    int m_frame = 0;
};

std::vector<std::string> tilesOf(const Story& story) {
    std::vector<std::string> names;
    for (const StoryTurn& told : story.turns)
        names.push_back((*models::bundledTiles().registry)[told.turn.placement.tile].name);
    return names;
}

std::vector<std::string> namesOf(const std::vector<std::size_t>& which) {
    std::vector<std::string> names;
    for (const std::size_t i : which)
        names.push_back(nineTiles()[i].name);
    return names;
}

TEST(GameFollower, TellsTilesInTheOrderInWhichTheyCame) {
    Table table;
    table.show({4});
    table.show({4, 1});
    table.show({4, 1, 5});
    const Story& story = table.show({4, 1, 5, 8});
    ASSERT_TRUE(story.start);
    EXPECT_EQ(story.start->tile, tests::tile(nineTiles()[4].name));
    EXPECT_EQ(tilesOf(story), namesOf({1, 5, 8}));
    EXPECT_EQ(story.turns[0].turn.player, 0);
    EXPECT_EQ(story.turns[1].turn.player, 1);
    EXPECT_EQ(story.turns[2].turn.player, 0);
    EXPECT_TRUE(story.questions.empty());
    EXPECT_TRUE(story.findings.empty());
}

TEST(GameFollower, TilesThatCameTogetherTouchTheBoardOneAfterTheOther) {
    Table table;
    table.show({4});
    const Story& story = table.show({4, 1, 0});
    EXPECT_EQ(tilesOf(story), namesOf({1, 0})) << "the corner touches only what was laid beside it";
}

TEST(GameFollower, ATileThatIsTakenBackWasNeverLaid) {
    Table table;
    table.show({4});
    table.show({4, 1});
    ASSERT_EQ(table.show({4, 1, 5}).turns.size(), 2U);
    EXPECT_EQ(tilesOf(table.show({4, 1})), namesOf({1}));
}

TEST(GameFollower, WhatAPersonSaidStays) {
    Table table;
    table.show({4});
    const Story seen = table.show({4, 1});
    StoryTurn corrected = seen.turns.front();
    corrected.turn.player = 1;
    corrected.turn.placement.tile = tests::tile("base.B");
    corrected.origin = Origin::Person;
    table.follower().adopt(*correctTurn(seen, corrected));
    const Story& story = table.show({4, 1, 5});
    ASSERT_EQ(story.turns.size(), 2U);
    EXPECT_EQ(story.turns[0].turn.placement.tile, tests::tile("base.B"));
    EXPECT_EQ(story.turns[0].turn.player, 1);
    EXPECT_EQ(story.turns[1].turn.player, 0) << "the order of play goes on from there";
}

TEST(GameFollower, ATileThatAPersonDeniesStaysAway) {
    Table table;
    table.show({4});
    const Story seen = table.show({4, 1});
    table.follower().adopt(*removeTurn(seen, seen.turns.front().id));
    EXPECT_EQ(tilesOf(table.show({4, 1, 5})), namesOf({5}));
}

TEST(GameFollower, GoesOnWithAStoryThatWasTold) {
    Table before;
    before.show({4});
    const Story told = before.show({4, 1, 5});
    Table after;
    after.follower().adopt(told);
    EXPECT_EQ(after.follower().story(), told);
    const Story& story = after.show({4, 1, 5, 8});
    ASSERT_EQ(story.turns.size(), 3U);
    for (std::size_t i = 0; i < told.turns.size(); ++i)
        EXPECT_EQ(story.turns[i].id, told.turns[i].id);
}

} // namespace
} // namespace meeplecam::session
