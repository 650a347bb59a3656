#include "app/cli/watching/live_answers.h"

#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/support/tables.h"

#include <gtest/gtest.h>

namespace meeplecam::cli {
namespace {

using session::Origin;
using session::Story;
using tests::placement;

engine::GameSetup setup() {
    engine::GameSetup game = *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    game.players = {{"red", "red"}, {"blue", "blue"}};
    return game;
}

/// Two turns, and a question about what was laid in the second.
Story story() {
    Story told;
    told.start = placement("base.D", 0, 0);
    for (int i = 0; i < 2; ++i) {
        session::StoryTurn turn;
        turn.id = i;
        turn.turn.player = i;
        turn.turn.placement = placement("base.U", i == 0 ? 1 : -1, 0, 1);
        told.turns.push_back(turn);
    }
    session::StoryQuestion question;
    question.turn = 1;
    question.cell = {-1, 0};
    session::StoryTurn other = told.turns[1];
    other.turn.placement.tile = tests::tile("base.V");
    question.alternatives = {{told.turns[1]}, {other}};
    told.questions.push_back(question);
    return told;
}

engine::Result<Story> storyAfter(const Story& told, const std::string& line) {
    const auto edit = editIn(line, told, setup());
    return edit ? session::apply(told, *edit, setup()) : edit.error();
}

TEST(LiveAnswers, TwoNumbersAnswerAQuestion) {
    const auto after = storyAfter(story(), "1 2");
    ASSERT_TRUE(after);
    EXPECT_EQ(after->turns[1].turn.placement.tile, tests::tile("base.V"));
    EXPECT_EQ(after->turns[1].origin, Origin::Person);
    EXPECT_TRUE(after->questions.empty());
}

TEST(LiveAnswers, AnotherFigureCanBeNamedAndAnAbbotComesHome) {
    engine::GameSetup game = setup();
    game.rules.abbots = 1;
    Story told = story();
    session::StoryTurn third = told.turns[0];
    third.id = 2;
    third.turn.placement = placement("base.U", 2, 0, 1);
    told.turns[0].turn.placement = placement("base.B", 0, 1);
    told.turns.push_back(third);
    const auto after = [&](const Story& before, const char* line) {
        const auto edit = editIn(line, before, game);
        MEEPLECAM_CHECK(edit.has_value());
        return session::apply(before, *edit, game).value();
    };
    const Story placed = after(told, "meeple 1 0 abbot");
    EXPECT_EQ(placed.turns[0].turn.meeple->type, engine::MeepleType::Abbot);
    EXPECT_FALSE(editIn("meeple 1 0 pig", told, game).has_value()); // nobody has one
    EXPECT_FALSE(editIn("abbot 2", placed, game).has_value());      // blue has placed none
    const Story home = after(placed, "abbot 3");
    EXPECT_EQ(home.turns[2].turn.abbotReturn, (engine::SegmentRef{{0, 1}, 0}));
}

TEST(LiveAnswers, AnyOldTurnCanBeCorrected) {
    const auto tile = storyAfter(story(), "tile 1 base.V 2");
    ASSERT_TRUE(tile);
    EXPECT_EQ(tile->turns[0].turn.placement, placement("base.V", 1, 0, 2));
    const auto meeple = storyAfter(story(), " meeple  2 0 ");
    ASSERT_TRUE(meeple);
    ASSERT_TRUE(meeple->turns[1].turn.meeple);
    EXPECT_EQ(meeple->turns[1].turn.meeple->segment, 0);
    EXPECT_EQ(meeple->turns[1].meepleOrigin, Origin::Person);
    const auto none = storyAfter(*meeple, "meeple 2 none");
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->turns[1].turn.meeple);
    const auto player = storyAfter(story(), "player 2 red");
    ASSERT_TRUE(player);
    EXPECT_EQ(player->turns[1].turn.player, 0);
    const auto removed = storyAfter(story(), "remove 1");
    ASSERT_TRUE(removed);
    EXPECT_EQ(removed->turns.size(), 1U);
}

TEST(LiveAnswers, TheFirstTileCanBeCorrected) {
    const auto after = storyAfter(story(), "tile start base.V 1");
    ASSERT_TRUE(after);
    EXPECT_EQ(*after->start, placement("base.V", 0, 0, 1));
    EXPECT_EQ(after->startOrigin, Origin::Person);
    EXPECT_FALSE(storyAfter(Story(), "tile start base.V"));
    EXPECT_FALSE(storyAfter(story(), "tile start base.Q9"));
}

TEST(LiveAnswers, ATileOfAnotherBoxChangesNothing) {
    for (const char* line : {"tile start ic.A 0", "tile 1 ic.A 0"}) {
        const auto after = storyAfter(story(), line);
        ASSERT_FALSE(after) << line;
        EXPECT_EQ(after.error().message, "This tile is not part of this game. Choose one from its boxes.");
    }
}

TEST(LiveAnswers, SaysWhatIsWrong) {
    for (const char* line : {"", "1", "1 3", "2 1", "tile 1 base.Q9", "tile 1 base.V 4", "tile 3 base.V",
                             "meeple 1 99", "player 1 green", "remove x", "fly 1 2", "tile 1 base.V 1 1"}) {
        const auto after = storyAfter(story(), line);
        ASSERT_FALSE(after) << line;
        EXPECT_FALSE(after.error().message.empty());
    }
}

} // namespace
} // namespace meeplecam::cli
