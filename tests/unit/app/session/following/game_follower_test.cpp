#include "app/session/following/game_follower.h"

#include "app/session/story/edit_history.h"
#include "app/session/story/story_edit.h"
#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/unit/app/session/following/strange_tiles.h"
#include "tests/unit/app/session/looking/seen_table.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using tests::LaidTile;
using tests::meepleAt;
using tests::nineTiles;

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
        : m_tracker(tests::fewTypesReader(), startWith(nineTiles()[4]))
        , m_follower(tests::fewTypesIndex(), setup()) {}

    /// Shows the tiles for a second, and meeples on them.
    const Story& show(const std::vector<std::size_t>& which,
                      const std::vector<vision::ReadMeeple>& meeples = {}) {
        std::vector<LaidTile> tiles;
        for (const std::size_t i : which)
            tiles.push_back(nineTiles()[i]);
        const cv::Mat picture = tests::photograph(tiles, tests::nineTilesCamera()).level(0);
        for (int i = 0; i < 10; ++i, ++m_frame)
            if (auto look = m_tracker.next(picture, m_frame * 0.1);
                look || !m_shown.empty() || !meeples.empty()) {
                if (look)
                    m_look = *std::move(look);
                m_look.reading.meeples = meeples;
                m_shown = meeples;
                m_story = m_follower.next(m_story, m_look, {m_frame, m_frame * 0.1});
                m_tracker.lookAgainAt(m_follower.doubtful());
            }
        return m_story;
    }
    /// The newest look once more, without meeples.
    const Story& showAgain() {
        m_look.reading.meeples.clear();
        m_story = m_follower.next(m_story, m_look, {m_frame, m_frame * 0.1});
        ++m_frame;
        return m_story;
    }
    void adopt(const Story& story) {
        m_story = story;
        m_follower.adopt(story);
    }
    [[nodiscard]] const Story& story() const { return m_story; }

private:
    static vision::TrackingOptions startWith(const LaidTile& tile) {
        vision::TrackingOptions options;
        options.startTile = tests::tile(tile.name);
        return options;
    }
    vision::TableTracker m_tracker;
    GameFollower m_follower;
    Story m_story;            ///< as it was told last
    vision::TableLook m_look; ///< the newest
    std::vector<vision::ReadMeeple> m_shown;
    int m_frame = 0;
};

/// What a person says, as the window and the command line do.
void say(Table& table, const StoryEdit& edit) {
    const auto said = apply(table.story(), edit, setup());
    ASSERT_TRUE(said) << said.error().message;
    table.adopt(*said);
}

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

TEST(GameFollower, WhatWaitedIsAskedAtTheEndUnlessAPersonSaidIt) {
    const engine::TileFace ending{tests::tile("base.A"), engine::rotationOf(1)};
    const auto look = tests::lookAt({tests::strangeTile(tests::placement("base.U", 1, 0, 1), {}),
                                     tests::strangeTile(tests::placement("base.U", 2, 0, 1), {ending})});
    GameFollower follower(tests::noPictures(), setup());
    Story story;
    auto showFiveTimes = [&, frame = 0]() mutable {
        for (int i = 0; i < 5; ++i, ++frame)
            story = follower.next(story, look, {frame, static_cast<double>(frame)});
    };
    showFiveTimes();
    ASSERT_EQ(story.turns.size(), 2U);
    EXPECT_TRUE(story.questions.empty()) << "no points depend on it yet";
    const Story asked = follower.last(story);
    ASSERT_EQ(asked.questions.size(), 1U);
    EXPECT_EQ(asked.questions.front().turn, story.turns[1].id);
    EXPECT_TRUE(follower.last(story).questions.empty()) << "once";
    showFiveTimes();
    story.turns[1].origin = Origin::Person;
    EXPECT_TRUE(follower.last(story).questions.empty()) << "somebody knows it";
}

using models::MeepleColour;
using models::MeeplePose;

// The tile to the east of the first one is base.D: a city in the south, a road from west to east, and fields
// 2 between them and 3 in the north.
const cv::Point2d kNorthOfRoad{1.5, 0.15};
const engine::TileFace kRoadEastWest{tests::tile("base.U"), engine::Rotation::Quarter}; // field 2 is north

engine::MeepleChoice on(int segment) {
    return {engine::MeepleType::Small, segment, std::nullopt};
}

/// Shows the first tile, then that to the east with a red farmer in its north.
void showFarmer(Table& table, const std::vector<vision::ReadMeeple>& meeples) {
    table.show({4});
    const Story& story = table.show({4, 5}, meeples);
    ASSERT_EQ(story.turns.size(), 1U);
    ASSERT_EQ(story.turns[0].turn.meeple, on(3));
}

TEST(GameFollowerWords, AFarmerOnATileThatAPersonNamesStaysAFarmer) {
    const std::vector farmer{meepleAt(kNorthOfRoad, MeepleColour::Red, MeeplePose::Lying)};
    Table table;
    showFarmer(table, farmer);
    say(table, SetTile{0, kRoadEastWest});
    EXPECT_EQ(table.story().turns[0].turn.meeple, on(2));
    for (const Story& story : {table.show({4, 5}, farmer), table.show({4, 5, 8}, farmer)}) {
        EXPECT_EQ(story.turns[0].turn.placement.tile, kRoadEastWest.type);
        EXPECT_EQ(story.turns[0].origin, Origin::Person);
        EXPECT_EQ(story.turns[0].turn.meeple, on(2));
        EXPECT_EQ(story.turns[0].meepleOrigin, Origin::Seen);
        EXPECT_TRUE(story.questions.empty());
    }
}

TEST(GameFollowerWords, AMeepleThatIsSeenLaterOnATileThatAPersonNamedIsTold) {
    Table table;
    table.show({4});
    table.show({4, 5});
    say(table, SetTile{0, kRoadEastWest});
    EXPECT_FALSE(table.show({4, 5}).turns[0].turn.meeple);
    const Story& story = table.show({4, 5}, {meepleAt(kNorthOfRoad, MeepleColour::Red, MeeplePose::Lying)});
    EXPECT_EQ(story.turns[0].turn.meeple, on(2));
    EXPECT_EQ(story.turns[0].pose, MeeplePose::Lying);
    EXPECT_EQ(story.turns[0].turn.placement.tile, kRoadEastWest.type);
}

TEST(GameFollowerWords, AMeepleThatAPersonNamesStaysWhereItIs) {
    const std::vector farmer{meepleAt(kNorthOfRoad, MeepleColour::Red, MeeplePose::Lying)};
    Table table;
    showFarmer(table, farmer);
    say(table, SetMeeple{0, on(1)});
    const Story& story = table.show({4, 5, 8}, farmer);
    EXPECT_EQ(story.turns[0].turn.meeple, on(1));
    EXPECT_EQ(story.turns[0].pose, MeeplePose::Standing);
    EXPECT_EQ(story.turns[0].origin, Origin::Seen);
    EXPECT_TRUE(story.findings.empty());
}

TEST(GameFollowerWords, WhatAPersonSaysIsNoMeepleIsNone) {
    const std::vector farmer{meepleAt(kNorthOfRoad, MeepleColour::Blue, MeeplePose::Lying)};
    Table table;
    table.show({4});
    EXPECT_EQ(table.show({4, 5}, farmer).turns[0].turn.player, 1) << "blue's meeple tells whose turn it was";
    say(table, SetMeeple{0, std::nullopt});
    const Story& story = table.show({4, 5}, farmer);
    EXPECT_FALSE(story.turns[0].turn.meeple);
    EXPECT_EQ(story.turns[0].turn.player, 0) << "what is no meeple tells nothing";
    EXPECT_TRUE(story.findings.empty());
}

TEST(GameFollowerWords, AnotherPlayerKeepsTileAndMeepleThatAreSeen) {
    const std::vector farmer{meepleAt(kNorthOfRoad, MeepleColour::Red, MeeplePose::Lying)};
    Table table;
    showFarmer(table, farmer);
    say(table, SetPlayer{0, 1});
    for (const Story& story : {table.show({4, 5}, farmer), table.show({4, 5, 8}, farmer)}) {
        EXPECT_EQ(story.turns[0].turn.player, 1);
        EXPECT_EQ(story.turns[0].turn.meeple, on(3)) << "it is blue's, whatever it looks like";
        EXPECT_EQ(story.turns[0].origin, Origin::Seen);
        EXPECT_EQ(story.turns[0].meepleOrigin, Origin::Seen);
        EXPECT_TRUE(story.findings.empty());
    }
    EXPECT_EQ(table.story().turns[1].turn.player, 0) << "the order of play goes on from there";
}

TEST(GameFollowerWords, AMeepleThatWasTakenAwayCameFromWhatWasScoredWhenItsTileWasAnotherOne) {
    Table table;
    table.show({4});
    const std::vector thief{meepleAt({1.5, 0.5}, MeepleColour::Red, MeeplePose::Standing)};
    ASSERT_EQ(table.show({4, 5}, thief).turns[0].turn.meeple, on(1));
    table.show({4, 5, 8}, thief);
    const Story& home = table.show({4, 5, 8});
    ASSERT_EQ(home.turns[0].turn.meeple, on(1));
    ASSERT_EQ(home.returns.size(), 1U);
    say(table, SetTile{0, {tests::tile("base.W"), engine::Rotation::None}});
    const auto openQuestions = [&] { return table.story().questions; };
    ASSERT_EQ(openQuestions().size(), 1U) << "the road to the east, or to the west?";
    table.showAgain();
    const Story& story = table.showAgain();
    EXPECT_TRUE(story.questions.empty()) << "only the road to the west is complete: it came from there";
    EXPECT_EQ(story.turns[0].turn.meeple, on(2));
    EXPECT_EQ(story.returns.size(), 1U);
    EXPECT_TRUE(story.findings.empty());
}

TEST(GameFollowerWords, AQuestionAboutAMeepleThatNobodySawStaysOpen) {
    Table table;
    table.show({4});
    table.show({4, 5});
    say(table, SetMeeple{0, on(1)});
    say(table, SetTile{0, {tests::tile("base.W"), engine::Rotation::None}});
    const Story& story = table.show({4, 5, 8});
    ASSERT_EQ(story.questions.size(), 1U);
    EXPECT_TRUE(story.turns[0].turn.meeple);
}

TEST(GameFollowerWords, ATileThatAPersonDeniesStaysAwayUntilTheyThinkBetterOfIt) {
    Table table;
    table.show({4});
    const Story seen = table.show({4, 1});
    EditHistory history;
    const Story without = *apply(seen, RemoveTurn{0}, setup());
    history.note(seen, without);
    table.adopt(without);
    EXPECT_EQ(tilesOf(table.show({4, 1, 5})), namesOf({5}));
    table.adopt(history.undo(table.story(), *setup().registry));
    EXPECT_EQ(tilesOf(table.showAgain()), namesOf({1, 5}));
}

TEST(GameFollowerWords, ATileThatNobodySawLiesThereUntilItIsTakenBack) {
    Table table;
    table.show({4});
    const Story seen = table.show({4, 1});
    EditHistory history;
    const Story more =
        *apply(seen, InsertTurn{tests::placement("base.W", 0, 1, 2), std::nullopt, std::nullopt}, setup());
    history.note(seen, more);
    table.adopt(more);
    EXPECT_EQ(table.showAgain().turns.size(), 2U);
    const Story& other = table.show({4, 1, 5});
    ASSERT_EQ(other.turns.size(), 3U);
    EXPECT_EQ(other.turns[1].turn.player, 1);
    EXPECT_EQ(other.turns[2].turn.player, 0);
    table.adopt(history.undo(other, *setup().registry));
    EXPECT_EQ(tilesOf(table.showAgain()), namesOf({1, 5}));
}

TEST(GameFollowerWords, TheFirstTileIsWhatAPersonSaid) {
    Table table;
    table.show({4});
    say(table, SetStart{{tests::tile("base.X"), engine::Rotation::None}});
    const Story& story = table.show({4, 5});
    EXPECT_EQ(story.start->tile, tests::tile("base.X"));
    EXPECT_EQ(story.startOrigin, Origin::Person);
    EXPECT_EQ(tilesOf(story), namesOf({5}));
}

TEST(GameFollower, WhatWentLikeAMeepleThatScoredIsAskedAbout) {
    vision::ReadMeeple thing = meepleAt({0.5, 1.15}, models::MeepleColour::Red, models::MeeplePose::Standing);
    thing.found.evidence = -1.0F; // it hardly looks like one
    Table table;
    table.show({4});
    const Story& laid = table.show({4, 7}, {thing}); // base.S ends the road to the south
    EXPECT_TRUE(laid.questions.empty());
    EXPECT_FALSE(laid.turns.at(0).turn.meeple);
    table.showAgain();
    const Story& gone = table.showAgain();
    ASSERT_EQ(gone.questions.size(), 1U);
    EXPECT_EQ(std::get<models::QuestionReason>(gone.questions[0].why), models::QuestionReason::TakenBack);
    EXPECT_EQ(gone.questions[0].turn, gone.turns[0].id);
}

TEST(GameFollower, GoesOnWithAStoryThatWasTold) {
    Table before;
    before.show({4});
    const Story told = before.show({4, 1, 5});
    Table after;
    after.adopt(told);
    const Story& story = after.show({4, 1, 5, 8});
    ASSERT_EQ(story.turns.size(), 3U);
    for (std::size_t i = 0; i < told.turns.size(); ++i)
        EXPECT_EQ(story.turns[i].id, told.turns[i].id);
}

} // namespace
} // namespace meeplecam::session
