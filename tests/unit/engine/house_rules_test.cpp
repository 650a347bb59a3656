#include "engine/board/board_queries.h"
#include "engine/play/open_turn.h"
#include "tests/support/rule_cases.h"

namespace meeplecam::engine {
namespace {

using tests::RuleCase;
using tests::Scenario;

Scenario with(void (*change)(Rules&)) {
    Scenario scenario;
    change(scenario.rules);
    return scenario;
}

class HouseRulesTable : public testing::TestWithParam<RuleCase> {};

TEST_P(HouseRulesTable, Hold) {
    tests::expectAsRuled(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    , HouseRulesTable,
    testing::Values(RuleCase{"R14_ATwoTileCityAtTwoPaysHalf",
                             with([](Rules& rules) { rules.twoTileCityPoints = 2; }),
                             {"0 E:2@0,-1 +0"},
                             {"city* 0,-1,0 2t*1=2 0:2"},
                             {2, 0}},
                    RuleCase{"R14_ALargerCityPaysInFull",
                             with([](Rules& rules) { rules.twoTileCityPoints = 2; }),
                             {"0 M:1@0,-1 +0", "1 E:3@1,-1"},
                             {"city* 0,-1,0 3t*2+1p*2=8 0:8"},
                             {8, 0}},
                    RuleCase{
                        "R36_UnfinishedFeaturesPayNothingButFieldsDo",
                        with([](Rules& rules) { rules.unfinishedFeaturesScore = false; }),
                        {"0 E:2@0,-1 +1", "1 B@0,1 +0", "0 U:1@1,0 +0"},
                        {},
                        {0, 0},
                        {"cloister 0,1,0 1u*0=0 1:0", "field 0,-1,1 1c*3=3 0:3", "road 1,0,0 2u*0=0 0:0"}},
                    RuleCase{"R39_TheBorderAloneMayFinishAFeature",
                             with([](Rules& rules) {
                                 rules.table = CellRange{{0, 0}, {3, 3}};
                                 rules.tableBorderCompletes = true;
                             }),
                             {"0 A:1@1,0 +1"},
                             {"road* 1,0,1 2t*1=2 0:2"},
                             {2, 0}},
                    RuleCase{"R39_CellsBeyondTheBorderCountForACloister",
                             with([](Rules& rules) {
                                 rules.table = CellRange{{0, 0}, {0, 1}};
                                 rules.tableBorderCompletes = true;
                             }),
                             {"0 B@0,1 +0"},
                             {"cloister* 0,1,0 1m*1+8n*1=9 0:9"},
                             {9, 0}},
                    RuleCase{"R42_PointsPassByAgreement",
                             {},
                             {"0 E:2@0,-1 +0 $0>1:3\"for the tile\""},
                             {"city* 0,-1,0 2t*2=4 0:4"},
                             {1, 3}},
                    RuleCase{"FarmPointsCanBeAgreed",
                             with([](Rules& rules) { rules.farmPointsPerCity = 4; }),
                             {"0 E:2@0,-1 +1"},
                             {},
                             {0, 0},
                             {"field 0,-1,1 1c*4=4 0:4"}},
                    RuleCase{"R43_HousesEndARoad",
                             with([](Rules& rules) { rules.bushCrossings = BushCrossings::FirstEditionArt; }),
                             {"0 W@1,0 +0", "1 A:3@-1,0"},
                             {},
                             {0, 0},
                             {"road 1,0,0 1t*1=1 0:1"}}),
    tests::nameOf);

TEST(HouseRules, R43_BushesDoNotEndARoad) {
    // base.L lies with its city to the east: roads south, west and north meet at its bushes
    const std::vector<std::string> turns{"0 L:1@1,0 +1", "1 A:3@-1,0", "0 A:2@1,1"};
    const auto ended = tests::playAll({}, turns);
    EXPECT_EQ(tests::textsOf(ended->events.scored), (std::vector<std::string>{"road* 1,0,1 2t*1=2 0:2"}));
    const auto passing = tests::playAll(
        with([](Rules& rules) { rules.bushCrossings = BushCrossings::FirstEditionArt; }), turns);
    EXPECT_TRUE(passing->events.scored.empty());
    const Board& board = passing->state.board;
    const Feature& road = board[board.featureAt({{1, 0}, 1})];
    EXPECT_EQ(road.tiles, 4);
    EXPECT_EQ(road.openSides, 1);
    const auto later =
        tests::playAll(with([](Rules& rules) { rules.bushCrossings = BushCrossings::Art2014; }), turns);
    EXPECT_EQ(later->events.scored, ended->events.scored); // houses stand at base.L in 2014 art
}

TEST(HouseRules, R37_FillingAHoleGivesAnotherTurn) {
    const std::vector<std::string> ring{"0 B@0,1",   "1 E:3@0,2", "0 B@1,2",  "1 B@2,2",
                                        "0 E:1@2,1", "1 U:1@2,0", "0 U:1@1,0"};
    std::vector<std::string> turns = ring;
    turns.emplace_back("1 B@1,1");
    const auto without = tests::playAll({}, turns);
    ASSERT_TRUE(without.has_value()) << without.error().message;
    EXPECT_EQ(without->state.toMove, 0);
    const auto filled = tests::playAll(with([](Rules& rules) { rules.fillHoleExtraTurn = true; }), turns);
    EXPECT_EQ(filled->state.toMove, 1);
    EXPECT_TRUE(filled->events.anotherTurn);
}

TEST(HouseRules, R38_TheEdgeOfTheTableLimitsTheBoard) {
    const Scenario small = with([](Rules& rules) { rules.table = CellRange{{0, 0}, {1, 1}}; });
    EXPECT_EQ(tests::playAll(small, {"0 U:1@-1,0"}).error().message,
              "0 U:1@-1,0: the cell (-1, 0) lies beyond the edge of the table (R-38)");
    // C fits only north of the start tile, beyond the edge: it may be discarded
    EXPECT_TRUE(tests::playAll(small, {"0 U:1@1,0 ~C"}).has_value());
    GameSetup outside = tests::setupOf(small);
    outside.start->cell = {2, 0};
    EXPECT_EQ(check(outside).error().message,
              "the start tile lies beyond the edge of the table; make the table larger");
}

TEST(HouseRules, R40_UnplayableTilesGoBackIntoTheBag) {
    const std::vector<std::string> turns{"0 E:2@0,-1", "1 U:1@1,0 ~C"};
    const TileTypeId tile = tests::tile("base.C");
    EXPECT_EQ(countOf(tests::playAll({}, turns)->state.left, tile), 0);
    const auto returned = tests::playAll(with([](Rules& rules) { rules.unplayableIntoBag = true; }), turns);
    EXPECT_EQ(countOf(returned->state.left, tile), 1);
    EXPECT_EQ(returned->state.tilesLeft, 69);
}

TEST(HouseRules, R40_TheStartTileMayComeFromTheBag) {
    Scenario scenario = with([](Rules& rules) { rules.startTileIntoBag = true; });
    scenario.start = "U@0,0";
    EXPECT_TRUE(check(tests::setupOf(scenario)).has_value());
    EXPECT_EQ(firstTileOf(tests::setupOf(scenario)), std::nullopt);
    EXPECT_EQ(firstTileOf(tests::setupOf({})), tests::tile("base.D"));
    scenario.sets = {"base", "river"};
    scenario.start = "ri.A@0,0";
    EXPECT_EQ(firstTileOf(tests::setupOf(scenario)), tests::tile("ri.A"));
}

TEST(HouseRules, R41_TilesInAHandAreNotPlaced) {
    // with a hand nothing changes on the board; the tile in hand counts as left until it is laid
    const auto outcome = tests::playAll(with([](Rules& rules) { rules.handSize = 3; }), {"0 U:1@1,0"});
    EXPECT_EQ(outcome->state.tilesLeft, 70);
    EXPECT_EQ(outcome->state.board.tiles().size(), 2U);
}

TEST(HouseRules, R42_TransfersNameTwoPlayers) {
    EXPECT_EQ(
        tests::playAll({}, {"0 B@0,1 $0>0:3\"\""}).error().message,
        "0 B@0,1 $0>0:3\"\": points pass from one player to another, not backwards or to the same (R-42)");
    EXPECT_EQ(tests::playAll({}, {"0 B@0,1 $0>4:3\"\""}).error().message,
              "0 B@0,1 $0>4:3\"\": points pass to or from a player who does not take part (R-42)");
}

TEST(HouseRules, R44_WhoStartsIsFreeUnlessAgreed) {
    EXPECT_TRUE(tests::playAll({}, {"1 B@0,1", "0 B@0,2"}).has_value());
    GameSetup setup = tests::setupOf({});
    setup.firstPlayer = 1;
    EXPECT_EQ(startGame(*RuleBook::create(setup)).toMove, 1);
    setup.firstPlayer = 2;
    EXPECT_EQ(check(setup).error().message, "the first player is number 2; players are numbered from 0 to 1");
}

TEST(HouseRules, R19_R45_TheTrackCountsLapsOfFifty) {
    EXPECT_EQ(trackPositionOf(0), (TrackPosition{0, 0}));
    EXPECT_EQ(trackPositionOf(48 + 3), (TrackPosition{1, 1}));
    EXPECT_EQ(trackPositionOf(49), (TrackPosition{0, 49}));
    EXPECT_EQ(trackPositionOf(150), (TrackPosition{3, 0}));
    EXPECT_EQ(lapMarkOf(0, LapMarker::LyingMarker), "");
    EXPECT_EQ(lapMarkOf(1, LapMarker::LyingMarker), "lying");
    EXPECT_EQ(lapMarkOf(1, LapMarker::Cards), "cards 50");
    EXPECT_EQ(lapMarkOf(3, LapMarker::Cards), "cards 1 x 100 and 50");
    EXPECT_EQ(lapMarkOf(0, LapMarker::Die), "die showing 6");
    EXPECT_EQ(lapMarkOf(2, LapMarker::Die), "die showing 2");
}

TEST(Rules, AreCheckedBeforeTheGame) {
    const auto messageOf = [](void (*change)(Rules&)) { return check(with(change).rules).error().message; };
    EXPECT_EQ(messageOf([](Rules& rules) { rules.twoTileCityPoints = 3; }),
              "a two-tile city is worth 4 points, or 2 in older printings, not 3");
    EXPECT_EQ(messageOf([](Rules& rules) { rules.meeples = -1; }),
              "the rules ask for -1 meeples for each player; choose 0 to 50");
    EXPECT_EQ(messageOf([](Rules& rules) {
                  rules.table = CellRange{{0, 0}, {-1, 0}};
              }),
              "the table runs from its north-west to its south-east cell, within 1000 cells each way");
    EXPECT_TRUE(check(rulesOf(Preset::Course)).has_value());
}

TEST(Rules, NumbersHaveARange) {
    struct Range {
        int Rules::*number;
        int least;
        int most;
    };
    const Range ranges[] = {{&Rules::meeples, 0, 50}, {&Rules::largeMeeples, 0, 50},
                            {&Rules::abbots, 0, 50},  {&Rules::builders, 0, 50},
                            {&Rules::pigs, 0, 50},    {&Rules::farmPointsPerCity, 0, 100},
                            {&Rules::handSize, 1, 10}};
    for (const auto& [number, least, most] : ranges) {
        const auto accepted = [&, chosen = number](int value) {
            Rules rules;
            rules.*chosen = value;
            return check(rules).has_value();
        };
        EXPECT_FALSE(accepted(least - 1)) << most;
        EXPECT_TRUE(accepted(least)) << most;
        EXPECT_TRUE(accepted(most)) << most;
        EXPECT_FALSE(accepted(most + 1)) << most;
    }
}

} // namespace
} // namespace meeplecam::engine
