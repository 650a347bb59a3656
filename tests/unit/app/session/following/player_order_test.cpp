#include "app/session/following/player_order.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;

/// A turn whose meeple was seen in the colour of a player of three.
TurnHint seen(int player, float probability = 0.98F) {
    TurnHint hint{std::vector<float>(3, (1.0F - probability) / 2.0F), {}};
    hint.likelihoods[static_cast<std::size_t>(player)] = probability;
    return hint;
}

TurnHint said(int player) {
    return {{}, player};
}

std::vector<int> order(const std::vector<TurnHint>& turns) {
    return likeliestPlayers(turns, 3).players;
}

TEST(PlayerOrder, FollowsTheOrderOfPlayWhereNothingWasSeen) {
    EXPECT_THAT(order({{}, {}, {}, {}}), ElementsAre(0, 1, 2, 0));
    EXPECT_THAT(order({}), ElementsAre());
    EXPECT_THAT(likeliestPlayers(std::vector<TurnHint>(3), 1).players, ElementsAre(0, 0, 0));
}

TEST(PlayerOrder, AColourTellsWhoBegan) {
    EXPECT_THAT(order({{}, seen(2), {}}), ElementsAre(1, 2, 0));
}

TEST(PlayerOrder, ASkippedPlayerIsSeenFromTheNextColours) {
    EXPECT_THAT(order({seen(0), seen(1), seen(0), {}}), ElementsAre(0, 1, 0, 1));
}

TEST(PlayerOrder, ADoubtfulColourDoesNotSkipAnybody) {
    EXPECT_THAT(order({seen(0), seen(1), seen(0, 0.5F), seen(0)}), ElementsAre(0, 1, 2, 0));
}

TEST(PlayerOrder, WhatAPersonSaidStands) {
    EXPECT_THAT(order({seen(0), said(2), {}}), ElementsAre(0, 2, 0));
    EXPECT_EQ(order({seen(0), said(0)})[1], 0) << "even one player twice";
}

TEST(PlayerOrder, CostsTellTheLikelierOrder) {
    const double straight = likeliestPlayers(std::vector{seen(0), seen(1), seen(2)}, 3).cost;
    const double swapped = likeliestPlayers(std::vector{seen(0), seen(2), seen(1)}, 3).cost;
    EXPECT_GT(swapped, straight + 4.0);
}

} // namespace
} // namespace meeplecam::session
