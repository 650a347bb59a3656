#include "engine/play/placements.h"
#include "tests/support/rule_cases.h"

namespace meeplecam::engine {
namespace {

using tests::IllegalCase;
using tests::Scenario;

Scenario river(RiverTurns turns = RiverTurns::Immediate, RiverStartTile start = RiverStartTile::Removed) {
    Scenario scenario;
    scenario.sets = {"base", "river"};
    scenario.start = "ri.A@0,0";
    scenario.rules.riverTurns = turns;
    scenario.rules.riverStartTile = start;
    return scenario;
}

/// From the spring to the lake.
const std::vector<std::string> kWholeRiver{"0 ri.D@0,1",    "1 ri.D@0,2",    "0 ri.K@0,3",  "1 ri.G@0,4",
                                           "0 ri.B@-1,4",   "1 ri.H@-2,4",   "0 ri.C@-3,4", "1 ri.G:2@-4,4",
                                           "0 ri.I:2@-4,5", "1 ri.E:3@-5,5", "0 ri.L@-5,6"};
/// Right, straight, right: northwards, against the spring.
const std::vector<std::string> kAgainstTheSpring{"0 ri.G@0,1", "1 ri.D:1@-1,1", "0 ri.G:1@-2,1"};
/// Right and right again, beside the spring.
const std::vector<std::string> kUTurn{"0 ri.G@0,1", "1 ri.G:1@-1,1"};
constexpr const char* kTurnsBack = "ri.G turned by 90 degrees at (-1, 1) bends the river back (R-49)";
constexpr const char* kTurnsBackLater = "ri.G turned by 90 degrees at (-2, 1) bends the river back (R-49)";

class RiverRefusals : public testing::TestWithParam<IllegalCase> {};

TEST_P(RiverRefusals, AreNamed) {
    tests::expectRefused(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    , RiverRefusals,
    testing::Values(
        IllegalCase{"R46_RiverTilesComeFirst",
                    river(),
                    {"0 B@0,-1"},
                    "the tile base.B comes after the river, and river tiles are still to be drawn (R-46)"},
        IllegalCase{"R46_TheLakeComesLast",
                    river(),
                    {"0 ri.L@0,1"},
                    "the lake ri.L ends the river, and other river tiles are still to be drawn (R-46)"},
        IllegalCase{"R47_TheUsualStartTileIsOutOfTheGame",
                    river(),
                    {"0 D@0,-1"},
                    "the tile base.D comes after the river, and river tiles are still to be drawn (R-46)"},
        IllegalCase{"R47_TheUsualStartTileFollowsTheLake",
                    river(RiverTurns::Immediate, RiverStartTile::AfterRiver),
                    tests::extended(kWholeRiver, {"1 B@0,-1"}),
                    "the usual start tile follows the lake, before the tile base.B (R-47)"},
        IllegalCase{
            "R48_ARiverTileContinuesTheRiver",
            river(),
            {"0 ri.D:1@0,-1"},
            "ri.D turned by 90 degrees at (0, -1) does not continue the river at its open end (R-48)"},
        IllegalCase{"R49_NoUTurn", river(), kUTurn, kTurnsBack},
        IllegalCase{"R49_NoUTurnEither", river(RiverTurns::Ahead), kUTurn, kTurnsBack},
        IllegalCase{"R49_NotAgainstTheSpring", river(RiverTurns::Source), kAgainstTheSpring, kTurnsBackLater},
        IllegalCase{"R49_NotTheSameWayAsTheLastBend", river(RiverTurns::Strict), kAgainstTheSpring,
                    kTurnsBackLater},
        IllegalCase{"R50_NobodyStandsOnTheRiver",
                    river(),
                    {"0 ri.D@0,1 +0"},
                    "feature 0 of ri.D takes no meeple (R-50)"}),
    tests::nameOfIllegal);

TEST(RiverRules, R49AStraightTileBetweenAllowsTheSameBendAgain) {
    for (const RiverTurns turns : {RiverTurns::Immediate, RiverTurns::Ahead, RiverTurns::Free})
        EXPECT_TRUE(tests::playAll(river(turns), kAgainstTheSpring).has_value());
    EXPECT_TRUE(tests::playAll(river(RiverTurns::Free), kUTurn).has_value());
}

TEST(RiverRules, R46R47TheRiverEndsAtTheLakeAndOrdinaryTilesFollow) {
    const auto outcome = tests::playAll(river(), tests::extended(kWholeRiver, {"1 B@0,-1 +0"}));
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_FALSE(outcome->state.river->open);
    EXPECT_EQ(outcome->state.tilesLeft, 72 - 1 - 1);
}

TEST(RiverRules, R47TheUsualStartTile) {
    const auto left = [](RiverStartTile what) {
        const GameState state = startGame(tests::bookOf(river(RiverTurns::Immediate, what)));
        return countOf(state.left, tests::tile("base.D"));
    };
    EXPECT_EQ(left(RiverStartTile::Removed), 3);
    EXPECT_EQ(left(RiverStartTile::InBag), 4);
    EXPECT_EQ(left(RiverStartTile::AfterRiver), 4);
    EXPECT_TRUE(
        tests::playAll(river(RiverTurns::Immediate, RiverStartTile::InRiver), {"0 D@0,-1"}).has_value());
    EXPECT_TRUE(tests::playAll(river(RiverTurns::Immediate, RiverStartTile::AfterRiver),
                               tests::extended(kWholeRiver, {"1 D@0,-1"}))
                    .has_value());
}

TEST(RiverRules, R48OnlyTheOpenEndTakesRiverTiles) {
    const auto outcome = tests::playAll(river(), {"0 ri.D@0,1"});
    ASSERT_TRUE(outcome.has_value());
    EXPECT_THAT(legalPlacements(outcome->state, tests::tile("ri.G")),
                testing::ElementsAre(tests::placement("ri.G", 0, 2, 0), tests::placement("ri.G", 0, 2, 1)));
}

/// A river that runs against a city: no tile may lie against the open end, and river tiles leave the game.
TEST(RiverRules, R48AStuckRiverStaysOpen) {
    Scenario scenario = river();
    scenario.rules.table = CellRange{{-3, -3}, {3, 1}};
    const auto outcome = tests::playAll(scenario, {"0 ri.D@0,1", "1 ri.G@0,2"});
    ASSERT_FALSE(outcome.has_value());
    EXPECT_THAT(outcome.error().message, testing::HasSubstr("(R-38)"));
    const auto stuck = tests::playAll(
        scenario, {"0 ri.D@0,1", "1 B@0,-1 ~ri.D ~ri.G ~ri.G ~ri.K ~ri.B ~ri.H ~ri.C ~ri.I ~ri.E ~ri.L"});
    ASSERT_TRUE(stuck.has_value()) << stuck.error().message;
    EXPECT_TRUE(stuck->state.river->open);
}

TEST(RiverRules, R50RoadsAndCitiesOfTheRiverScore) {
    const auto outcome = tests::playAll(river(), {"0 ri.K@0,1 +0", "1 ri.D@0,2"});
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_THAT(tests::textsOf(finalScoreOf(outcome->state).events),
                testing::ElementsAre("road 0,1,0 1t*1=1 0:1"));
}

TEST(RiverRules, R51TheRiverPartsFields) {
    const auto fieldsOf = [](const char* name) {
        const auto& segments = tests::registry()[tests::tile(name)].segments;
        return std::ranges::count(segments, FeatureKind::Field, &Segment::kind);
    };
    EXPECT_EQ(fieldsOf("ri.K"), 4);
    EXPECT_EQ(fieldsOf("ri.B"), 4);
    EXPECT_EQ(fieldsOf("ri.H"), 3);
    EXPECT_EQ(fieldsOf("ri.A3"), 3);
    // both banks are one field around the spring
    const auto outcome = tests::playAll(river(), {"0 ri.D@0,1"});
    const Board& board = outcome->state.board;
    EXPECT_EQ(board.featureAt({{0, 1}, 1}), board.featureAt({{0, 1}, 2}));
}

TEST(RiverRules, R52TheChurchBesideTheLakeIsACloister) {
    EXPECT_EQ(tests::registry()[tests::tile("ri.L3")].segments[0].kind, FeatureKind::Cloister);
}

TEST(RiverRules, R69TheGingerbreadManStartsOnTheFirstCity) {
    Scenario scenario = river();
    scenario.sets = {"winter", "gingerbread", "river"};
    scenario.rules = rulesOf(Preset::Winter);
    scenario.rules.gingerbread = true;
    EXPECT_FALSE(startGame(tests::bookOf(scenario)).gingerbread.has_value());
    const auto outcome = tests::playAll(scenario, {"0 ri.D@0,1", "1 ri.B:1@0,2"});
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_EQ(outcome->state.gingerbread, (SegmentRef{{0, 2}, 0}));
}

TEST(RiverRules, R46TheSpringStartsAndOneRiverIsEnough) {
    GameSetup setup = tests::setupOf(river());
    setup.start.reset();
    EXPECT_EQ(startOf(setup)->tile, tests::tile("ri.A"));
    setup.sets =
        *models::findSets(models::bundledTiles(), std::vector<std::string>{"base", "river", "river_2021"});
    EXPECT_THAT(check(setup).error().message, testing::HasSubstr("two rivers"));
}

} // namespace
} // namespace meeplecam::engine
