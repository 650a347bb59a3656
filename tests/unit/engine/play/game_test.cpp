#include "engine/play/game.h"

#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

Turn turn(const std::string& text) {
    const auto parsed = parseTurn(tests::registry(), text);
    MEEPLECAM_CHECK(parsed.has_value());
    return *parsed;
}

Game gameOf(const std::vector<std::string>& turns) {
    auto game = Game::create(tests::setupOf({}));
    MEEPLECAM_CHECK(game.has_value());
    for (const std::string& text : turns) {
        const auto played = game->play(turn(text));
        MEEPLECAM_CHECK(played.has_value());
    }
    return *std::move(game);
}

const std::vector<std::string> kTurns{"0 A:1@1,0 +1", "1 B@0,1 +0", "0 A:3@-1,0", "1 E:2@0,-1 +0"};

TEST(Game, KeepsTheScoresAfterEachTurn) {
    const Game game = gameOf(kTurns);
    ASSERT_THAT(game.turns(), SizeIs(4));
    EXPECT_THAT(game.turns()[1].scores, ElementsAre(0, 0));
    EXPECT_THAT(game.turns()[2].scores, ElementsAre(3, 0));
    EXPECT_THAT(game.turns()[3].scores, ElementsAre(3, 4));
}

TEST(Game, RefusesAnIllegalTurnWithoutAChange) {
    Game game = gameOf(kTurns);
    EXPECT_FALSE(game.play(turn("0 B@5,5")).has_value());
    EXPECT_THAT(game.turns(), SizeIs(4));
    EXPECT_EQ(game.state().turns, 4);
}

TEST(Game, NotesTheRuleThatATurnBreaksOnThePlayersWord) {
    Game game = gameOf(kTurns);
    ASSERT_TRUE(game.play(turn("1 B@0,2 !")).has_value());
    EXPECT_EQ(game.turns().back().standing, TurnStanding::AgainstTheRules);
    ASSERT_TRUE(game.turns().back().problem);
    EXPECT_EQ(game.turns().back().problem->kind, BreachKind::OutOfTurn);
    EXPECT_FALSE(game.turns().front().problem);
}

TEST(Game, PlaysGivenTurnsAsWellAsTheyGo) {
    const std::vector<Turn> turns{turn("0 A:1@1,0 +1"), turn("0 B@0,1"), turn("1 B@0,0"), turn("0 A:3@-1,0")};
    const auto game = Game::create(tests::setupOf({}), turns);
    ASSERT_TRUE(game.has_value());
    ASSERT_THAT(game->turns(), SizeIs(4));
    EXPECT_EQ(game->turns()[0].standing, TurnStanding::Legal);
    EXPECT_EQ(game->turns()[1].standing, TurnStanding::AgainstTheRules); // out of turn
    EXPECT_EQ(game->turns()[2].standing, TurnStanding::NotPlayable);
    EXPECT_EQ(game->turns()[3].standing, TurnStanding::Legal);
    EXPECT_THAT(tests::scoresOf(game->state()), ElementsAre(3, 0));
}

} // namespace
} // namespace meeplecam::engine
