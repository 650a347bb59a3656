#include "app/records/audit/claims.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using engine::ScoreKind;
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
    return {possibleSlips(*game), engine::finalScoreOf(game->state()).totals};
}

const SlipCause kFields{.kind = SlipCause::Kind::PartForgotten, .part = ScoreKind::Field};

SlipCause forgotten(ScoreKind kind) {
    return {.kind = SlipCause::Kind::Forgotten, .feature = SlipCause::Feature{kind, true, 3, {}}};
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
                EXPECT_FALSE(check.explanations.empty()) << static_cast<int>(slip.cause.kind);
            }
    }
}

TEST(Claims, AFieldCountedWithoutItsPigIsASlip) {
    engine::GameSetup setup = tests::redAndBlue();
    setup.rules.pigs = 1;
    std::vector<engine::Turn> turns; // two cities are complete; red has the field and the pig
    for (const char* text : {"0 H:3@0,-1 +2", "1 E:2@0,-2 +1", "0 E:3@-1,-1 +P1", "1 V:1@-1,-2"})
        turns.push_back(engine::parseTurn(tests::registry(), text).value());
    const engine::Game game = engine::Game::create(setup, turns).value();
    const std::vector<int> totals = engine::finalScoreOf(game.state()).totals;
    ASSERT_THAT(totals, ElementsAre(8, 6));
    const auto checks = checkClaims({{0, 6}, {1, 6}}, totals, possibleSlips(game));
    ASSERT_FALSE(checks.front().explanations.empty());
    const SlipCause& cause = checks.front().explanations.front().front();
    EXPECT_EQ(cause.kind, SlipCause::Kind::DetailLeftOut);
    EXPECT_EQ(cause.detail, engine::PointsReason::Pig);
}

TEST(Claims, TheLikeliestExplanationComesFirst) {
    const std::vector<Slip> slips{{kFields, {-9, 0}, 1},
                                  {forgotten(ScoreKind::City), {-9, 0}, 2},
                                  {forgotten(ScoreKind::Road), {-4, 0}, 2},
                                  {forgotten(ScoreKind::Cloister), {-5, 0}, 2}};
    EXPECT_THAT(checkClaims({{0, 41}}, {50, 60}, slips).front().explanations,
                ElementsAre(SlipCauses{kFields}, SlipCauses{forgotten(ScoreKind::City)}));
}

TEST(Claims, TwoSlipsExplainWhatOneDoesNot) {
    const std::vector<Slip> slips{{forgotten(ScoreKind::City), {-6, 0}, 2},
                                  {forgotten(ScoreKind::Road), {-4, 0}, 2},
                                  {forgotten(ScoreKind::Road), {0, -10}, 2}};
    EXPECT_THAT(checkClaims({{0, 40}}, {50, 60}, slips).front().explanations,
                ElementsAre(SlipCauses{forgotten(ScoreKind::City), forgotten(ScoreKind::Road)}));
}

TEST(Claims, OneSlipThatExplainsAllPlayersIsPreferred) {
    SlipCause given = forgotten(ScoreKind::City);
    given.kind = SlipCause::Kind::WrongPlayer;
    given.player = 0;
    given.other = 1;
    const std::vector<Slip> slips{{forgotten(ScoreKind::City), {-6, 0}, 2},
                                  {forgotten(ScoreKind::Road), {0, 6}, 2},
                                  {given, {-6, 6}, 5}};
    for (const ClaimCheck& check : checkClaims({{0, 44}, {1, 66}}, {50, 60}, slips))
        EXPECT_THAT(check.explanations, ElementsAre(SlipCauses{given}));
}

} // namespace
} // namespace meeplecam::records
