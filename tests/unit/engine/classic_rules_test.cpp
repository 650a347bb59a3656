#include "engine/play/open_turn.h"
#include "tests/support/rule_cases.h"

namespace meeplecam::engine {
namespace {

using tests::IllegalCase;
using tests::RuleCase;
using tests::Scenario;

Scenario anyStart(const std::string& start) {
    Scenario scenario;
    scenario.rules.startTileIntoBag = true;
    scenario.start = start;
    return scenario;
}

Scenario withMeeples(int meeples) {
    Scenario scenario;
    scenario.rules.meeples = meeples;
    return scenario;
}

const std::vector<std::string> kCloister{"0 B@0,1 +0", "1 U:1@1,0",  "0 U:1@-1,0", "1 E:1@1,1",
                                         "0 E:3@-1,1", "1 E:3@-1,2", "0 B@0,2"};

// A road with a thief of each player, joined at (2,0), its last gap at (3,-1).
const std::vector<std::string> kSharedRoad{"0 U:1@1,0 +0",  "1 B@1,-1",  "0 B@1,1",
                                           "1 V:3@2,-1 +0", "0 V:1@2,0", "1 A:3@-1,0"};

class ClassicRulesTable : public testing::TestWithParam<RuleCase> {};

TEST_P(ClassicRulesTable, Hold) {
    tests::expectAsRuled(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    , ClassicRulesTable,
    testing::Values(
        RuleCase{"R7_R14_PlaceScoreAndTakeBackATwoTileCity",
                 {},
                 {"0 E:2@0,-1 +0"},
                 {"city* 0,-1,0 2t*2=4 0:4"},
                 {4, 0}},
        RuleCase{"R7_OneNeedNotTakeIt", {}, {"0 E:2@0,-1"}, {}, {0, 0}},
        RuleCase{"R12_ARoadEndsAtCloisters",
                 {},
                 {"0 A:1@1,0 +1", "1 A:3@-1,0"},
                 {"road* 1,0,1 3t*1=3 0:3"},
                 {3, 0}},
        RuleCase{"R12_ALoopIsComplete",
                 anyStart("V:3@0,0"),
                 {"0 V@1,0 +0", "1 V:2@0,1", "0 V:1@1,1"},
                 {"road* 1,0,0 4t*1=4 0:4"},
                 {4, 0}},
        RuleCase{"R12_EveryCrossingEndsEveryRoad",
                 {},
                 {"0 W@1,0 +0", "1 A:3@-1,0"},
                 {},
                 {0, 0},
                 {"road 1,0,0 1t*1=1 0:1"}},
        RuleCase{"R13_TilesAndPennants",
                 {},
                 {"0 M:1@0,-1 +0", "1 E:3@1,-1"},
                 {"city* 0,-1,0 3t*2+1p*2=8 0:8"},
                 {8, 0}},
        RuleCase{"R13_TwoSegmentsOfOneTileCountOneTile",
                 anyStart("I@0,0"),
                 {"0 R@1,0 +0", "1 R:1@0,-1", "0 N:2@1,-1", "1 E:3@2,0", "0 E:2@0,-2"},
                 {"city* 1,0,0 6t*2=12 0:12"},
                 {12, 0}},
        RuleCase{"R15_ADiagonalNeighbourCompletesACloister",
                 {},
                 tests::extended(kCloister, {"1 E:1@1,2"}),
                 {"cloister* 0,1,0 1m*1+8n*1=9 0:9"},
                 {9, 0}},
        RuleCase{"R16_TiedPlayersAllScore",
                 {},
                 tests::extended(kSharedRoad, {"0 A:1@3,-1"}),
                 {"road* 1,0,0 6t*1=6 0:6 1:6"},
                 {6, 6}},
        RuleCase{"R18_EveryCompletedFeatureIsScored",
                 {},
                 {"0 A:1@1,0 +1", "1 B@0,1", "0 B@0,2", "1 U@-1,1 +0", "0 A:2@-1,2", "1 X@-1,0"},
                 {"road* -1,1,0 3t*1=3 1:3", "road* 1,0,1 3t*1=3 0:3"},
                 {3, 3}},
        RuleCase{"R21_UnfinishedFeaturesPayLess",
                 {},
                 {"0 M:1@0,-1 +0", "1 B@0,1 +0", "0 U:1@1,0 +0"},
                 {},
                 {0, 0},
                 {"city 0,-1,0 2t*1+1p*1=3 0:3", "cloister 0,1,0 1m*1+2n*1=3 1:3", "road 1,0,0 2t*1=2 0:2"}},
        RuleCase{"R22_SeveralFieldsServeOneCity",
                 {},
                 {"0 E:2@0,-1 +1", "1 U:1@1,0 +2", "0 B@0,1 +1"},
                 {},
                 {0, 0},
                 {"field 0,-1,1 1c*3=3 0:3", "field 0,1,1 -=0 0:0", "field 1,0,2 1c*3=3 1:3"}},
        RuleCase{
            "R22_UnfinishedCitiesServeNobody", {}, {"0 M:1@0,-1 +1"}, {}, {0, 0}, {"field 0,-1,1 -=0 0:0"}}),
    tests::nameOf);

class ClassicRefusals : public testing::TestWithParam<IllegalCase> {};

TEST_P(ClassicRefusals, AreSaidAndCanBeOverruled) {
    tests::expectRefused(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    , ClassicRefusals,
    testing::Values(
        IllegalCase{
            "R1_ACornerIsNotEnough", {}, {"0 B@1,1"}, "base.B at (1, 1) touches no tile in play (R-1)"},
        IllegalCase{"R1_TheBoxIsEmptyOfIt",
                    {},
                    {"0 X@1,0", "1 X@2,0"},
                    "no copy of the tile base.X is left in the box (R-1)"},
        IllegalCase{"R1_TheTileIsOfAnotherBox",
                    {},
                    {"0 ic.A:2@0,1"},
                    "the tile ic.A is in none of the chosen tile sets (R-1)"},
        IllegalCase{"R2_SidesContinue",
                    {},
                    {"0 U@1,0"},
                    "base.U at (1, 0) does not fit: its west side shows a field where the neighbour has a "
                    "road (R-2)"},
        IllegalCase{
            "R2_OnAllNeighbours",
            {},
            {"0 U:1@1,0", "1 E:3@0,1", "0 V:2@1,1"},
            "base.V turned by 180 degrees at (1, 1) does not fit: its north side shows a road where the "
            "neighbour has a field (R-2)"},
        IllegalCase{"R3_OnlyWhatFitsNowhereIsDiscarded",
                    {},
                    {"0 U:1@1,0 ~C"},
                    "the discarded tile base.C can be placed (R-3)"},
        IllegalCase{"R3_OnlyWhatIsLeftIsDiscarded",
                    {},
                    {"0 E:2@0,-1", "1 U:1@1,0 ~C ~C"},
                    "the discarded tile base.C is not left in the box (R-3)"},
        IllegalCase{"R6_TheFeatureIsOccupied",
                    {},
                    {"0 U:1@1,0 +0", "1 U:1@2,0 +0"},
                    "the road already has a meeple on it (R-6)"},
        IllegalCase{"R6_ByOneselfToo",
                    {},
                    {"0 U:1@1,0 +0", "1 B@0,1", "0 U:1@2,0 +0"},
                    "the road already has a meeple on it (R-6)"},
        IllegalCase{"R9_NoMeepleIsLeft",
                    withMeeples(1),
                    {"0 U:1@1,0 +0", "1 B@0,1", "0 B@0,2 +0"},
                    "player 0 has no small meeple left (R-9)"},
        IllegalCase{"R5_OnlyOnTheTileJustPlaced",
                    {},
                    {"0 U:1@1,0", "1 B@0,1 +0@1,0"},
                    "a meeple goes only on the tile just placed, not on the one at (1, 0) (R-5)"},
        IllegalCase{"PlayersTakeTurns",
                    {},
                    {"0 U:1@1,0", "0 B@0,1"},
                    "it is the turn of player 1, not of player 0 (turn order)"}),
    tests::nameOfIllegal);

TEST(ClassicRules, WhatIsImpossibleIsRefusedWhateverPlayersInsistOn) {
    const auto messageOf = [](const std::string& turn) { return tests::playAll({}, {turn}).error().message; };
    EXPECT_EQ(messageOf("0 B@0,0 !"), "0 B@0,0 !: the cell (0, 0) already has a tile, base.D (R-1)");
    EXPECT_EQ(messageOf("7 B@0,1 !"), "7 B@0,1 !: player 7 does not take part (turn order)");
    EXPECT_EQ(messageOf("0 B@0,1 +5 !"), "0 B@0,1 +5 !: there is no feature 5 at (0, 1) (R-5)");
    EXPECT_EQ(messageOf("0 B@0,1 +0@5,5 !"), "0 B@0,1 +0@5,5 !: there is no feature 0 at (5, 5) (R-5)");
}

TEST(ClassicRules, R8_AReturnedMeepleIsUsableFromTheNextTurn) {
    // the only meeple is on the road; the tile that completes the road cannot take it as well
    const std::vector<std::string> turns{"0 A:1@1,0 +1", "1 B@0,1", "0 A:3@-1,0 +0"};
    EXPECT_FALSE(tests::playAll(withMeeples(1), turns).has_value());
    const auto outcome =
        tests::playAll(withMeeples(1), {turns[0], turns[1], "0 A:3@-1,0", "1 B@0,2", "0 B@0,3 +0"});
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_EQ(outcome->state.players[0].supply[0], 0);
}

TEST(ClassicRules, R17_OnlyMeeplesOfTheScoredFeatureGoHome) {
    const auto outcome = tests::playAll({}, {"0 A:1@1,0 +1", "1 B@0,1 +0", "0 A:3@-1,0 +0"});
    ASSERT_TRUE(outcome.has_value());
    ASSERT_EQ(outcome->events.returned.size(), 1U);
    EXPECT_EQ(outcome->events.returned[0], (PlacedMeeple{0, MeepleType::Small, {{1, 0}, 1}}));
    EXPECT_EQ(outcome->state.meeples.size(), 2U);
    EXPECT_EQ(outcome->state.players[0].supply[0], 6);
}

std::vector<int> optionsOf(const Scenario& scenario, const std::vector<std::string>& before,
                           const std::string& turn) {
    const auto state = tests::playAll(scenario, before);
    const auto open = OpenTurn::layTile(state->state, *parseTurn(tests::registry(), turn));
    std::vector<int> segments;
    for (const MeepleChoice& choice : open->meepleOptions())
        segments.push_back(choice.segment);
    return segments;
}

TEST(ClassicRules, R5_R6_R10_OptionsAreTheFreeFeaturesOfTheTile) {
    EXPECT_EQ(optionsOf({}, {"0 U:1@1,0"}, "1 B@0,1"), (std::vector{0, 1}));
    EXPECT_EQ(optionsOf({}, {"0 U:1@1,0 +0"}, "1 U:1@2,0"), (std::vector{1, 2}));
    EXPECT_EQ(optionsOf({}, {"0 U:1@1,0 +1"}, "1 U:1@2,0"), (std::vector{0, 2}));
    EXPECT_EQ(optionsOf(withMeeples(0), {"0 U:1@1,0"}, "1 B@0,1"), (std::vector<int>{}));
}

TEST(ClassicRules, R11_WithoutFarmersFieldsTakeNoMeeple) {
    Scenario scenario;
    scenario.rules.farmers = false;
    EXPECT_EQ(optionsOf(scenario, {"0 U:1@1,0"}, "1 B@0,1"), (std::vector{0}));
    tests::expectRefused({"", scenario, {"0 B@0,1 +1"}, "the game is played without farmers (R-11)"});
}

TEST(ClassicRules, R20_TheLastTileEndsTheGame) {
    GameSetup setup = tests::setupOf({});
    std::fill(setup.sets[0].counts.begin(), setup.sets[0].counts.end(), 0);
    setup.sets[0].counts[static_cast<std::size_t>(tests::tile("base.D"))] = 2;
    GameState state = startGame(*RuleBook::create(setup));
    EXPECT_FALSE(state.over());
    auto outcome = play(state, *parseTurn(tests::registry(), "1 D:1@0,1"));
    EXPECT_FALSE(outcome.has_value()); // the road would end in nothing
    outcome = play(state, *parseTurn(tests::registry(), "1 D@1,0 +1"));
    ASSERT_TRUE(outcome.has_value()) << sentenceOf(outcome.error(), setup);
    EXPECT_TRUE(outcome->state.over());
    const auto late = play(outcome->state, *parseTurn(tests::registry(), "0 D@2,0"));
    EXPECT_EQ(sentenceOf(late.error(), setup), "the game is over, the last tile has been placed (R-20)");
}

TEST(ClassicRules, R23_TiesAreShared) {
    const auto outcome = tests::playAll({}, tests::extended(kSharedRoad, {"0 A:1@3,-1"}));
    const FinalScore final = finalScoreOf(outcome->state);
    EXPECT_EQ(final.totals, (std::vector{6, 6}));
    EXPECT_EQ(final.winners, (std::vector{0, 1}));
}

TEST(ClassicRules, R4_TheGameStartsWithTheStartTile) {
    GameSetup setup = tests::setupOf({});
    setup.start = tests::placement("base.U", 0, 0);
    EXPECT_EQ(check(setup).error().message,
              "the game starts with base.U, but the start tile of base is base.D");
}

TEST(ClassicRules, BoxesSayHowManyMayPlay) {
    const auto messageOf = [](Preset preset, int players) {
        Scenario scenario;
        scenario.rules = rulesOf(preset);
        scenario.players = players;
        const Status status = check(tests::setupOf(scenario));
        return status ? std::string("accepted") : status.error().message;
    };
    EXPECT_EQ(messageOf(Preset::Base, 1), "there are 1 players; this game is for 2 to 6");
    EXPECT_EQ(messageOf(Preset::Base, 6), "accepted");
    EXPECT_EQ(messageOf(Preset::Winter, 6), "there are 6 players; this game is for 2 to 5");
    EXPECT_EQ(messageOf(Preset::Demo, 2), "accepted");
    EXPECT_EQ(messageOf(Preset::Course, 7), "there are 7 players; this game is for 2 to 6");
}

} // namespace
} // namespace meeplecam::engine
