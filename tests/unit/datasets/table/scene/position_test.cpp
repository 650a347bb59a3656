#include "datasets/table/scene/position.h"

#include "engine/board/board_queries.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::table {
namespace {

Position play(int tiles, std::uint64_t seed) {
    RandomGame game;
    game.players = 3;
    game.large_meeples = 0.2;
    const TableGame played = *randomTableGame(models::bundledTiles(), game, art::Dice(seed));
    return positionAfter(played, models::bundledTiles(), static_cast<size_t>(tiles - 1));
}

TEST(Position, FollowsTheRules) {
    const Position position = play(60, 5);
    EXPECT_EQ(position.board.tiles().size(), 60U);
    EXPECT_TRUE(engine::clashesOf(position.board).empty());
    for (const StandingMeeple& meeple : position.meeples) {
        EXPECT_FALSE(position.board[position.board.featureAt(meeple.on)].complete());
        EXPECT_EQ(std::ranges::count(position.players, meeple.colour), 1);
    }
    for (const std::string& colour : position.players)
        EXPECT_LE(std::ranges::count(position.meeples, colour, &StandingMeeple::colour), 7);
}

TEST(Position, FarmersLieAndOthersStand) {
    const Position position = play(60, 6);
    ASSERT_FALSE(position.meeples.empty());
    for (const StandingMeeple& meeple : position.meeples) {
        const bool field =
            position.board[position.board.featureAt(meeple.on)].kind == engine::FeatureKind::Field;
        EXPECT_EQ(meeple.pose == MeeplePose::Lying, field);
    }
}

TEST(Position, CarelessPlayersPutMeeplesDownTheWrongWay) {
    RandomGame game;
    game.careless = 1.0;
    const TableGame careless = *randomTableGame(models::bundledTiles(), game, art::Dice(6));
    game.careless = 0.0;
    const TableGame careful = *randomTableGame(models::bundledTiles(), game, art::Dice(6));
    ASSERT_EQ(careless.moves.size(), careful.moves.size());
    int home = 0;
    for (size_t i = 0; i < careful.moves.size(); ++i) {
        ASSERT_EQ(careless.moves[i].meeple.has_value(), careful.moves[i].meeple.has_value());
        if (careful.moves[i].meeple) {
            EXPECT_NE(careless.moves[i].meeple->pose, careful.moves[i].meeple->pose);
        }
        for (size_t k = 0; k < careful.moves[i].returned.size(); ++k, ++home)
            EXPECT_NE(careless.moves[i].returned[k].pose, careful.moves[i].returned[k].pose);
    }
    EXPECT_GT(home, 0);
}

TEST(Position, SameDiceSameGame) {
    EXPECT_EQ(play(30, 9).meeples, play(30, 9).meeples);
    EXPECT_EQ(play(30, 9).board.tiles(), play(30, 9).board.tiles());
    EXPECT_NE(play(30, 9).board.tiles(), play(30, 10).board.tiles());
}

TEST(Position, NumbersTheCopiesOfAType) {
    const Position position = play(72, 7);
    const std::vector<int> copies = copiesOf(position.board);
    int curves = 0;
    for (size_t i = 0; i < copies.size(); ++i) {
        if (position.board.registry()[position.board.tiles()[i].tile].name == "base.V") {
            EXPECT_EQ(copies[i], curves++);
        }
    }
    EXPECT_GT(curves, 1);
}

TEST(Position, NamesAnUnknownSet) {
    RandomGame game;
    game.sets = {"chess"};
    const auto played = randomTableGame(models::bundledTiles(), game, art::Dice(1));
    ASSERT_FALSE(played);
    EXPECT_NE(played.error().message.find("chess"), std::string::npos);
}

} // namespace
} // namespace meeplecam::table
