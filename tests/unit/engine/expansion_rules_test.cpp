#include "engine/play/open_turn.h"
#include "tests/support/rule_cases.h"

namespace meeplecam::engine {
namespace {

using tests::IllegalCase;
using tests::RuleCase;
using tests::Scenario;

Scenario inns() {
    Scenario scenario;
    scenario.sets = {"base", "inns_cathedrals"};
    scenario.rules.innsAndCathedrals = true;
    scenario.rules.largeMeeples = 1;
    return scenario;
}

Scenario innsWith(void (*change)(Rules&)) {
    Scenario scenario = inns();
    change(scenario.rules);
    return scenario;
}

/// A cathedral north of the start tile and caps around it but for the west.
const std::vector<std::string> kCathedral{"0 ic.K@0,-1 +0", "1 E:2@0,-2", "0 E:3@1,-1"};

class InnsAndCathedralsTable : public testing::TestWithParam<RuleCase> {};

TEST_P(InnsAndCathedralsTable, Hold) {
    tests::expectAsRuled(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    , InnsAndCathedralsTable,
    testing::Values(RuleCase{"R24_ALargeMeepleCountsTwice",
                             inns(),
                             {"0 U:1@1,0 +L0", "1 B@1,-1", "0 B@1,1", "1 V:3@2,-1 +0", "0 V:1@2,0",
                              "1 A:3@-1,0", "0 A:1@3,-1"},
                             {"road* 1,0,0 6t*1=6 0:6"},
                             {6, 0}},
                    RuleCase{"R25_AnInnDoublesACompletedRoad",
                             inns(),
                             {"0 ic.B@1,0 +0", "1 A:1@2,0", "0 A:3@-1,0"},
                             {"road* 1,0,0 4t*1+4i*1=8 0:8"},
                             {8, 0}},
                    RuleCase{"R25_SeveralInnsDoNotAddUp",
                             inns(),
                             {"0 ic.B@1,0 +0", "1 ic.A@2,0", "0 A:3@-1,0", "1 A:2@2,1"},
                             {"road* 1,0,0 5t*1+5i*1=10 0:10"},
                             {10, 0}},
                    RuleCase{"R25_AnUnfinishedRoadWithAnInnPaysNothing",
                             inns(),
                             {"0 ic.B@1,0 +0"},
                             {},
                             {0, 0},
                             {"road 1,0,0 2I*0=0 0:0"}},
                    RuleCase{"R26_ACathedralPaysThree",
                             inns(),
                             tests::extended(kCathedral, {"1 ic.L:1@-1,-1", "0 E:2@-1,-2"}),
                             {"city* 0,-1,0 6t*2+1p*2+7k*1=21 0:21"},
                             {21, 0}},
                    RuleCase{"R26_AnUnfinishedCityWithACathedralPaysNothing",
                             inns(),
                             kCathedral,
                             {},
                             {0, 0},
                             {"city 0,-1,0 4K*0=0 0:0"}},
                    RuleCase{"R25_R26_WithoutTheRuleTheTilesAreOrdinary",
                             innsWith([](Rules& rules) { rules.innsAndCathedrals = false; }),
                             {"0 ic.B@1,0 +0", "1 ic.K@0,-1 +0"},
                             {},
                             {0, 0},
                             {"city 0,-1,0 2t*1=2 1:2", "road 1,0,0 2t*1=2 0:2"}},
                    RuleCase{"R27_InFirstEditionArtTheInnOfIcCLiesOnOneRoad",
                             inns(),
                             {"0 ic.C@-1,0 +2"},
                             {},
                             {0, 0},
                             {"road -1,0,2 1t*1=1 0:1"}},
                    RuleCase{"R27_In2014ArtItLiesOnTwo",
                             innsWith([](Rules& rules) { rules.innVariant2014 = true; }),
                             {"0 ic.C@-1,0 +2"},
                             {},
                             {0, 0},
                             {"road -1,0,2 1I*0=0 0:0"}}),
    tests::nameOf);

TEST(InnsAndCathedrals, R27_RoadStubsTakeNoMeepleUnlessThatIsAgreed) {
    tests::expectRefused({"", inns(), {"0 ic.I@1,0 +2"}, "feature 2 of ic.I takes no meeple (R-27)"});
    const Scenario open = innsWith([](Rules& rules) { rules.closedRoadStubs = false; });
    EXPECT_TRUE(tests::playAll(open, {"0 ic.I@1,0 +2"}).has_value());
}

TEST(InnsAndCathedrals, R24_LargeMeeplesAreAnOptionOfTheirOwn) {
    const GameState start = startGame(tests::bookOf(inns()));
    const auto open = OpenTurn::layTile(start, *parseTurn(tests::registry(), "0 B@0,1"));
    EXPECT_EQ(open->meepleOptions().size(), 4U);
    const auto outcome = tests::playAll(inns(), {"0 B@0,1 +L0", "1 B@0,2", "0 B@0,3 +L0 !"});
    EXPECT_EQ(outcome->events.breaches.at(0).kind, BreachKind::NoMeepleLeft);
    EXPECT_EQ(outcome->state.players[0].supply[1], -1);
}

TEST(InnsAndCathedrals, RotationKeepsTheCathedral) {
    for (const char* turn : {"0 ic.K@0,-1 +0", "0 ic.K:1@0,-1 +0", "0 ic.K:2@0,-1 +0", "0 ic.K:3@0,-1 +0"})
        EXPECT_EQ(tests::textsOf(finalScoreOf(tests::playAll(inns(), {turn})->state).events),
                  (std::vector<std::string>{"city 0,-1,0 2K*0=0 0:0"}));
}

Scenario winter() {
    Scenario scenario;
    scenario.sets = {"winter", "gingerbread"};
    scenario.rules = rulesOf(Preset::Winter);
    scenario.rules.gingerbread = true;
    return scenario;
}

class GingerbreadManTable : public testing::TestWithParam<RuleCase> {};

TEST_P(GingerbreadManTable, Hold) {
    tests::expectAsRuled(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    , GingerbreadManTable,
    testing::Values(RuleCase{"R29_LeavingPaysEachKnightTheTilesOfTheCity",
                             winter(),
                             {"0 M:1@0,-1 +0", "1 E:2@0,1 +0", "0 gm.F@0,2 >0,1,0"},
                             {"gingerbread 0,-1,0 2t*1=2 0:2"},
                             {2, 0}},
                    RuleCase{"R30_CompletingHisCityPaysKnightsFirst",
                             winter(),
                             {"0 M:1@0,-1 +0", "1 E:2@0,1", "0 E:3@1,-1 >0,1,0"},
                             {"city* 0,-1,0 3t*2+1p*2=8 0:8", "gingerbread* 0,-1,0 3t*1=3 0:3"},
                             {11, 0}},
                    RuleCase{"R30_AKnightOfTheSameTurnCounts",
                             winter(),
                             {"0 E:2@0,1", "1 E:2@0,-1 +0 >0,1,0"},
                             {"city* 0,-1,0 2t*2=4 1:4", "gingerbread* 0,-1,0 2t*1=2 1:2"},
                             {0, 6}},
                    RuleCase{"R31_WithoutAnUnfinishedCityHeLeavesTheBoard",
                             winter(),
                             {"0 E:2@0,-1 +0"},
                             {"city* 0,-1,0 2t*2=4 0:4", "gingerbread* 0,-1,0 2t*1=2 0:2"},
                             {6, 0}}),
    tests::nameOf);

std::optional<SegmentRef> gingerbreadAfter(const std::vector<std::string>& turns) {
    const auto outcome = tests::playAll(winter(), turns);
    MEEPLECAM_CHECK(outcome.has_value());
    return outcome->state.gingerbread;
}

TEST(GingerbreadMan, R28_StartsOnTheCityOfTheStartTile) {
    EXPECT_EQ(startGame(tests::bookOf(winter())).gingerbread, (SegmentRef{{0, 0}, 0}));
    GameSetup elsewhere = tests::setupOf(winter());
    elsewhere.gingerbreadStart = SegmentRef{{0, 0}, 1};
    EXPECT_EQ(check(elsewhere).error().message, "the gingerbread man starts on a city of the start tile");
}

TEST(GingerbreadMan, StandsOnTheSmallestSegmentOfHisCity) {
    EXPECT_EQ(gingerbreadAfter({"0 M:1@0,-1"}), (SegmentRef{{0, -1}, 0}));
}

TEST(GingerbreadMan, R28_MovesToADifferentCityTheNewTilesToo) {
    EXPECT_EQ(gingerbreadAfter({"0 gm.A:2@0,1 >0,1,0"}), (SegmentRef{{0, 1}, 0}));
    const auto stays = tests::playAll(winter(), {"0 E:2@0,1", "1 gm.F@0,-1 >0,0,0"});
    EXPECT_EQ(stays.error().message,
              "1 gm.F@0,-1 >0,0,0: the gingerbread man moves to another unfinished city; feature 0 "
              "at (0, 0) is none (R-28)");
    const auto none = tests::playAll(winter(), {"0 E:2@0,1", "1 gm.F@0,-1"});
    EXPECT_EQ(none.error().message, "1 gm.F@0,-1: the gingerbread man has to move to another unfinished "
                                    "city, and none was chosen (R-28)");
}

TEST(GingerbreadMan, R31_StaysWhereThereIsNoOtherCity) {
    EXPECT_EQ(gingerbreadAfter({"0 gm.F@0,-1"}), (SegmentRef{{0, -1}, 0}));
    const auto moved = tests::playAll(winter(), {"0 U:1@1,0 >0,0,0"});
    EXPECT_EQ(moved.error().message,
              "0 U:1@1,0 >0,0,0: the gingerbread man does not move in this turn (R-31)");
}

TEST(GingerbreadMan, R31_ComesBackWithTheNextGingerbreadTile) {
    EXPECT_EQ(gingerbreadAfter({"0 E:2@0,-1"}), std::nullopt);
    EXPECT_EQ(gingerbreadAfter({"0 E:2@0,-1", "1 E:2@0,1"}), std::nullopt);
    EXPECT_EQ(gingerbreadAfter({"0 E:2@0,-1", "1 E:2@0,1", "0 gm.F@0,2 >0,1,0"}), (SegmentRef{{0, 1}, 0}));
}

TEST(GingerbreadMan, R30_BeforeR28_OneMoveWhenAGingerbreadTileCompletesHisCity) {
    // gm.C caps the start tile's city and brings three more
    const auto outcome = tests::playAll(winter(), {"0 gm.C@0,-1 +2 >0,-1,0"});
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_EQ(outcome->state.gingerbread, (SegmentRef{{0, -1}, 0}));
    EXPECT_EQ(tests::textsOf(outcome->events.scored),
              (std::vector<std::string>{"city* 0,-1,2 2t*2=4 0:4", "gingerbread* 0,-1,2 2t*1=2 0:2"}));
}

Scenario course() {
    Scenario scenario;
    scenario.rules = rulesOf(Preset::Course);
    return scenario;
}

class CourseTable : public testing::TestWithParam<RuleCase> {};

TEST_P(CourseTable, Hold) {
    tests::expectAsRuled(GetParam());
}

INSTANTIATE_TEST_SUITE_P(, CourseTable,
                         testing::Values(RuleCase{"R34_CastlesPayTwoATileAndFourWithAFlag",
                                                  course(),
                                                  {"0 M:1@0,-1 +0", "1 E:3@1,-1"},
                                                  {"city* 0,-1,0 3t*2+1p*2=8 0:8"},
                                                  {8, 0}},
                                         RuleCase{"R35_AtTheEndAbbeysAloneScore",
                                                  course(),
                                                  {"0 M:1@0,-1 +0", "1 B@0,1 +0", "0 U:1@1,0 +0"},
                                                  {},
                                                  {0, 0},
                                                  {"city 0,-1,0 2u*0=0 0:0", "cloister 0,1,0 1m*1+2n*1=3 1:3",
                                                   "road 1,0,0 2u*0=0 0:0"}}),
                         tests::nameOf);

TEST(Course, R33_AFollowerJustReturnedMayBeUsedInTheSameTurn) {
    Scenario scenario = course();
    scenario.rules.meeples = 1;
    const auto outcome = tests::playAll(scenario, {"0 A:1@1,0 +1", "1 B@0,1", "0 A:3@-1,0 +0"});
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_EQ(tests::scoresOf(outcome->state), (std::vector{3, 0}));
    EXPECT_EQ(outcome->state.players[0].supply[0], 0);
}

TEST(Course, R33_CompletedRegionsTakeNoFollower) {
    tests::expectRefused({"",
                          course(),
                          {"0 E:2@0,-1 +0"},
                          "the city is complete, and only unfinished ones take a follower (R-33)"});
}

TEST(Course, R32_ThereAreNoFields) {
    tests::expectRefused({"", course(), {"0 B@0,1 +1"}, "the game is played without farmers (R-11)"});
}

} // namespace
} // namespace meeplecam::engine
