#include "engine/play/game.h"

#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
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
    EXPECT_FALSE(game->canUndo());
}

TEST(Game, UndoAndRedoGoAllTheWay) {
    Game game = gameOf(kTurns);
    EXPECT_FALSE(game.canRedo());
    const GameChange undone = game.undo();
    EXPECT_THAT(undone.scores, ElementsAre(ScoreChange{1, 4, 0, 8, 4}));
    while (game.canUndo())
        game.undo();
    EXPECT_THAT(game.turns(), IsEmpty());
    EXPECT_EQ(game.state().board.tiles().size(), 1U);
    while (game.canRedo())
        game.redo();
    EXPECT_THAT(tests::scoresOf(game.state()), ElementsAre(3, 4));
    EXPECT_THAT(game.redo().scores, IsEmpty());
}

TEST(Game, PlayingOnForgetsWhatWasUndone) {
    Game game = gameOf(kTurns);
    game.undo();
    EXPECT_FALSE(game.play(turn("1 U:1@2,0")).has_value());
    EXPECT_TRUE(game.canRedo());
    ASSERT_TRUE(game.play(turn("1 B@0,2")).has_value());
    EXPECT_FALSE(game.canRedo());
}

TEST(Game, CorrectingAnOldMeepleListsWhatChanged) {
    Game game = gameOf(kTurns);
    const auto change = game.correct(0, turn("0 A:1@1,0 +0"));
    ASSERT_TRUE(change.has_value()) << change.error().message;
    // the monk instead of the thief: no road, but a cloister with three neighbours
    EXPECT_THAT(change->scores, ElementsAre(ScoreChange{0, 3, 0, 3, 4}));
    EXPECT_THAT(change->problems, IsEmpty());
    EXPECT_TRUE(game.canUndo());
    game.undo();
    EXPECT_THAT(tests::scoresOf(game.state()), ElementsAre(3, 4));
}

TEST(Game, CorrectingAPlayerMovesThePoints) {
    Game game = gameOf({"0 A:1@1,0 +1", "1 A:3@-1,0"});
    Turn corrected = turn("1 A:1@1,0 +1");
    const auto change = game.correct(0, corrected);
    ASSERT_TRUE(change.has_value());
    EXPECT_THAT(change->scores, ElementsAre(ScoreChange{0, 3, 0, 3, 0}, ScoreChange{1, 0, 3, 0, 3}));
    ASSERT_THAT(change->problems, SizeIs(1)); // player 1 moves twice now
    EXPECT_EQ(change->problems[0].turn, 1U);
    EXPECT_EQ(change->problems[0].breach, (Breach{.kind = BreachKind::OutOfTurn, .player = 1, .other = 0}));
    EXPECT_EQ(game.turns()[1].standing, TurnStanding::AgainstTheRules);
}

TEST(Game, LaterTurnsThatBecomeIllegalAreKeptAndNamed) {
    Game game = gameOf(kTurns);
    // the second tile moves to where the third one lies, so that one cannot be played
    const auto change = game.correct(1, turn("1 U:1@-1,0"));
    ASSERT_TRUE(change.has_value()) << change.error().message;
    ASSERT_THAT(change->problems, SizeIs(1));
    EXPECT_EQ(change->problems[0].turn, 2U);
    EXPECT_EQ(change->problems[0].standing, TurnStanding::NotPlayable);
    EXPECT_EQ(change->problems[0].breach,
              (Breach{.kind = BreachKind::CellTaken, .placement = tests::placement("base.U", -1, 0, 1)}));
    EXPECT_THAT(game.turns(), SizeIs(4));
    EXPECT_EQ(game.state().board.tiles().size(), 4U);
    // putting it right again makes all of them legal
    const auto back = game.correct(1, turn(kTurns[1]));
    ASSERT_TRUE(back.has_value());
    for (const HistoryTurn& played : game.turns())
        EXPECT_EQ(played.standing, TurnStanding::Legal) << played.turn.player;
}

TEST(Game, ACorrectionHasToStandItself) {
    Game game = gameOf(kTurns);
    const auto refused = game.correct(1, turn("1 B@9,9"));
    EXPECT_EQ(refused.error().message, "base.B at (9, 9) touches no tile in play (R-1)");
    EXPECT_THAT(game.turns(), SizeIs(4));
    EXPECT_EQ(game.turns()[1].turn, turn(kTurns[1]));
    const auto insisted = game.correct(1, turn("1 B@9,9 !"));
    ASSERT_TRUE(insisted.has_value());
    EXPECT_EQ(game.turns()[1].standing, TurnStanding::AgainstTheRules);
    EXPECT_FALSE(game.correct(9, turn("1 B@9,9 !")).has_value());
}

TEST(Game, TurnsCanBeInsertedAndRemoved) {
    Game game = gameOf({kTurns[0], "1 B@0,1"});
    ASSERT_TRUE(game.insert(1, turn("1 U:1@-1,0")).has_value());
    EXPECT_THAT(game.turns(), SizeIs(3));
    EXPECT_EQ(game.turns()[2].standing, TurnStanding::AgainstTheRules); // player 1 twice in a row
    const auto removed = game.remove(1);
    ASSERT_TRUE(removed.has_value());
    EXPECT_EQ(game.turns()[1].standing, TurnStanding::Legal);
    EXPECT_FALSE(game.remove(2).has_value());
    EXPECT_FALSE(game.insert(3, turn("1 U:1@-1,0")).has_value());
    game.undo();
    EXPECT_THAT(game.turns(), SizeIs(3));
}

TEST(Game, ACopyIsAPreview) {
    const Game game = gameOf(kTurns);
    Game preview = game;
    ASSERT_TRUE(preview.correct(3, turn("1 E:2@0,-1")).has_value());
    EXPECT_THAT(tests::scoresOf(preview.state()), ElementsAre(3, 0));
    EXPECT_THAT(tests::scoresOf(game.state()), ElementsAre(3, 4));
}

} // namespace
} // namespace meeplecam::engine
