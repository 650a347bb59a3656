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

/// The turn, which gives another one to who takes it if that is this player of three.
TurnHint giving(engine::ExtraTurn extra, int player, TurnHint hint = {}) {
    hint.goesOn.assign(3, engine::ExtraTurn::None);
    hint.goesOn[static_cast<std::size_t>(player)] = extra;
    return hint;
}

TEST(PlayerOrder, WhoGetsAnotherTurnGoesOn) {
    using enum engine::ExtraTurn;
    EXPECT_THAT(order({giving(Turn, 0), {}, {}}), ElementsAre(0, 0, 1));
    EXPECT_THAT(order({giving(Turn, 0), giving(Turn, 0), {}}), ElementsAre(0, 0, 0)) << "it may again";
    EXPECT_THAT(order({giving(Turn, 1), {}, {}}), ElementsAre(0, 1, 2)) << "that would be somebody else's";
    EXPECT_EQ(likeliestPlayers(std::vector{giving(Turn, 0), TurnHint{}, TurnHint{}}, 3).cost, 0.0);
}

TEST(PlayerOrder, ADoubleTurnHasTwoParts) {
    using enum engine::ExtraTurn;
    EXPECT_THAT(order({giving(SecondPart, 0), giving(SecondPart, 0), {}}), ElementsAre(0, 0, 1)) << "R-60";
    EXPECT_THAT(order({giving(SecondPart, 0), {}, giving(SecondPart, 1), {}, {}}),
                ElementsAre(0, 0, 1, 1, 2));
    EXPECT_EQ(likeliestPlayers(std::vector{giving(SecondPart, 0), giving(SecondPart, 0), TurnHint{}}, 3).cost,
              0.0);
}

TEST(PlayerOrder, AnExtraTurnMayBeWaived) {
    using enum engine::ExtraTurn;
    for (const engine::ExtraTurn extra : {Turn, SecondPart}) {
        const std::vector<TurnHint> turns{giving(extra, 0, seen(0)), seen(1), seen(2)};
        EXPECT_THAT(order(turns), ElementsAre(0, 1, 2));
        EXPECT_GT(likeliestPlayers(turns, 3).cost,
                  likeliestPlayers(std::vector{seen(0), seen(1), seen(2)}, 3).cost + 1.0);
    }
}

TEST(PlayerOrder, CostsTellTheLikelierOrder) {
    const double straight = likeliestPlayers(std::vector{seen(0), seen(1), seen(2)}, 3).cost;
    const double swapped = likeliestPlayers(std::vector{seen(0), seen(2), seen(1)}, 3).cost;
    EXPECT_GT(swapped, straight + 4.0);
}

} // namespace
} // namespace meeplecam::session
