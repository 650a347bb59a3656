#include "app/records/claims.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Slips of a recorded game for red and blue, and its right totals.
struct Scored {
    std::vector<Slip> slips;
    std::vector<int> totals;
};

Scored scoredGame() {
    models::GameRecord record = tests::recordedGame("classic.json");
    const auto game = engine::Game::create(record.setup, record.turns);
    MEEPLECAM_CHECK(game.has_value());
    std::vector<std::string> names;
    for (std::size_t i = 0; i < record.setup.players.size(); ++i)
        names.push_back(engine::nameOfPlayer(record.setup, static_cast<int>(i)));
    return {possibleSlips(*game, names), engine::finalScoreOf(game->state()).totals};
}

const std::vector<engine::Player> kPlayers{{"Ann", "red"}, {"", "blue"}};

TEST(Claims, AreReadByNameColourOrNumber) {
    EXPECT_THAT(parseClaims({"Ann=56", "blue=-1"}, kPlayers).value(),
                ElementsAre(ClaimedScore{0, 56}, ClaimedScore{1, -1}));
    EXPECT_THAT(parseClaims({"red=3"}, kPlayers).value(), ElementsAre(ClaimedScore{0, 3}));
    EXPECT_THAT(parseClaims({"1=3"}, {{}, {}}).value(), ElementsAre(ClaimedScore{1, 3}));
}

TEST(Claims, WhatIsNoneIsASentence) {
    EXPECT_THAT(parseClaims({"green=5"}, kPlayers).error().message, HasSubstr("the players are Ann, blue"));
    for (const char* text : {"Ann", "Ann=", "Ann=x", "Ann=5x", "=5", "", "Ann=99999999999"})
        EXPECT_FALSE(parseClaims({text}, kPlayers).has_value()) << text;
}

TEST(Claims, RightOnesNeedNoExplanation) {
    const Scored game = scoredGame();
    EXPECT_THAT(checkClaims({{0, game.totals[0]}}, game.totals, game.slips).front().explanations, IsEmpty());
}

TEST(Claims, EachSingleSlipIsAmongItsExplanationsOrAsLikelyAsThem) {
    const Scored game = scoredGame();
    for (const Slip& slip : game.slips) {
        std::vector<ClaimedScore> claims;
        for (std::size_t player = 0; player < game.totals.size(); ++player)
            claims.push_back({static_cast<int>(player), game.totals[player] + slip.change[player]});
        const std::vector<ClaimCheck> checks = checkClaims(claims, game.totals, game.slips);
        for (const ClaimCheck& check : checks)
            if (check.claimed != check.right) {
                EXPECT_FALSE(check.explanations.empty()) << slip.text;
            }
    }
}

TEST(Claims, TheLikeliestExplanationComesFirst) {
    const std::vector<Slip> slips{{"the fields were forgotten", {-9, 0}, 1},
                                  {"a city was forgotten", {-9, 0}, 2},
                                  {"a road was forgotten", {-4, 0}, 2},
                                  {"a cloister was forgotten", {-5, 0}, 2}};
    EXPECT_THAT(checkClaims({{0, 41}}, {50, 60}, slips).front().explanations,
                ElementsAre("the fields were forgotten", "a city was forgotten"));
}

TEST(Claims, TwoSlipsExplainWhatOneDoesNot) {
    const std::vector<Slip> slips{{"a city was forgotten", {-6, 0}, 2},
                                  {"a road was forgotten", {-4, 0}, 2},
                                  {"blue's road was forgotten", {0, -10}, 2}};
    EXPECT_THAT(checkClaims({{0, 40}}, {50, 60}, slips).front().explanations,
                ElementsAre("a city was forgotten, and a road was forgotten"));
}

TEST(Claims, OneSlipThatExplainsAllPlayersIsPreferred) {
    const std::vector<Slip> slips{{"a city was forgotten", {-6, 0}, 2},
                                  {"a road was counted twice", {0, 6}, 2},
                                  {"a city was given to blue instead of red", {-6, 6}, 5}};
    for (const ClaimCheck& check : checkClaims({{0, 44}, {1, 66}}, {50, 60}, slips))
        EXPECT_THAT(check.explanations, ElementsAre("a city was given to blue instead of red"));
}

} // namespace
} // namespace meeplecam::records
