#include "engine/play/open_turn.h"
#include "tests/support/rule_cases.h"

namespace meeplecam::engine {
namespace {

using tests::IllegalCase;
using tests::RuleCase;
using tests::Scenario;

Scenario abbots() {
    Scenario scenario;
    scenario.sets = {"base_gardens", "abbot"};
    scenario.rules.abbots = 1;
    return scenario;
}

Scenario abbotsWithoutEnd() {
    Scenario scenario = abbots();
    scenario.rules.unfinishedFeaturesScore = false;
    return scenario;
}

Scenario traders() {
    Scenario scenario;
    scenario.sets = {"base", "traders_builders"};
    scenario.rules.builders = 1;
    scenario.rules.pigs = 1;
    scenario.rules.goods = true;
    return scenario;
}

/// All but one of the tiles around a garden at (0, -1), in which player 0 has the abbot.
const std::vector<std::string> kGarden{"0 Eg:2@0,-1 +A2", "1 E:1@0,1", "0 A:1@1,0", "1 A:3@-1,0",
                                       "0 B@1,-1",        "1 B@-1,-1", "0 B@0,-2",  "1 B@1,-2"};
/// A road of player 0 with the builder.
const std::vector<std::string> kBuilder{"0 U:1@1,0 +0", "1 B@0,1", "0 U:1@2,0 +B0", "1 B@1,1"};

class BoxesTable : public testing::TestWithParam<RuleCase> {};

TEST_P(BoxesTable, Hold) {
    tests::expectAsRuled(GetParam());
}

INSTANTIATE_TEST_SUITE_P(, BoxesTable,
                         testing::Values(RuleCase{"R54_AGardenIsScoredLikeACloister",
                                                  abbots(),
                                                  tests::extended(kGarden, {"0 E@-1,-2"}),
                                                  {"garden* 0,-1,2 1g*1+8n*1=9 0:9"},
                                                  {9, 0}},
                                         RuleCase{"R54_UnfinishedAtTheEnd",
                                                  abbots(),
                                                  {"0 Eg:2@0,-1 +A2"},
                                                  {},
                                                  {0, 0},
                                                  {"garden 0,-1,2 1g*1+1n*1=2 0:2"}},
                                         RuleCase{"R55_TheAbbotInTheLastHole",
                                                  abbots(),
                                                  {"0 A:1@1,0", "1 A:3@-1,0", "0 B@1,-1", "1 B@-1,-1",
                                                   "0 B@1,-2", "1 B@0,-2", "0 E@-1,-2", "1 Eg:2@0,-1 +A2"},
                                                  {"garden* 0,-1,2 1g*1+8n*1=9 1:9"},
                                                  {0, 9}},
                                         RuleCase{"R56_AnAbbotComesHomeAndScores",
                                                  abbots(),
                                                  {"0 Eg:2@0,-1 +A2", "1 B@0,1", "0 B@1,1 <0,-1,2"},
                                                  {"garden 0,-1,2 1g*1+1n*1=2 0:2"},
                                                  {2, 0}},
                                         RuleCase{"R57_TheAbbotIsScoredAsAMonk",
                                                  abbots(),
                                                  {"0 B@0,1 +A0"},
                                                  {},
                                                  {0, 0},
                                                  {"cloister 0,1,0 1m*1+1n*1=2 0:2"}},
                                         RuleCase{"R70_ARetrievedAbbotScoresUnderR36",
                                                  abbotsWithoutEnd(),
                                                  {"0 Eg:2@0,-1 +A2", "1 B@0,1", "0 B@1,1 <0,-1,2"},
                                                  {"garden 0,-1,2 1g*1+1n*1=2 0:2"},
                                                  {2, 0}},
                                         RuleCase{"R70_AnUnfinishedGardenGivesNothingUnderR36",
                                                  abbotsWithoutEnd(),
                                                  {"0 Eg:2@0,-1 +A2"},
                                                  {},
                                                  {0, 0},
                                                  {"garden 0,-1,2 1u*0=0 0:0"}},
                                         RuleCase{"R61_TheBuilderGoesHomeWithTheScoring",
                                                  traders(),
                                                  tests::extended(kBuilder, {"0 A:1@3,0", "0 X@-1,0"}),
                                                  {"road* 1,0,0 5t*1=5 0:5"},
                                                  {5, 0}},
                                         RuleCase{"R64_ThePigAddsOneForEachCity",
                                                  traders(),
                                                  {"0 E:2@0,-1 +1", "1 B@0,1", "0 B@0,-2 +P1"},
                                                  {},
                                                  {0, 0},
                                                  {"field 0,-2,1 1c*3=3 0:4"}},
                                         RuleCase{"R64_AFarmerAloneAddsNothing",
                                                  traders(),
                                                  {"0 E:2@0,-1 +1", "1 B@0,1", "0 B@0,-2"},
                                                  {},
                                                  {0, 0},
                                                  {"field 0,-1,1 1c*3=3 0:3"}},
                                         RuleCase{"R64_APigAddsNothingToAnotherField",
                                                  traders(),
                                                  {"0 E:2@0,-1 +1", "1 B@0,1", "0 B@0,2 +1", "1 B@1,1",
                                                   "0 B@1,2 +P1"},
                                                  {},
                                                  {0, 0},
                                                  {"field 0,-1,1 1c*3=3 0:3", "field 0,2,1 -=0 0:0"}},
                                         RuleCase{"R65R66_GoodsGoToWhoCompletes",
                                                  traders(),
                                                  {"0 tb.Q:1@0,-1 +0", "1 E:2@0,-2"},
                                                  {"city* 0,-1,0 3t*2=6 0:6"},
                                                  {6, 0},
                                                  {"goods 0,0,0 1w*10=10 1:10"}},
                                         RuleCase{"R65_GoodsOfACityInWhichNobodyStands",
                                                  traders(),
                                                  {"0 tb.Q:1@0,-1", "1 E:2@0,-2"},
                                                  {},
                                                  {0, 0},
                                                  {"goods 0,0,0 1w*10=10 1:10"}},
                                         RuleCase{"R66_EverybodyWithMostScores",
                                                  traders(),
                                                  {"0 tb.Q:1@0,-1", "1 E:2@0,-2", "0 tb.T:3@1,0 ~tb.Q !"},
                                                  {},
                                                  {0, 0},
                                                  {"goods 0,0,0 1w*10=10 1:10"}}),
                         tests::nameOf);

class BoxesRefusals : public testing::TestWithParam<IllegalCase> {};

TEST_P(BoxesRefusals, AreNamed) {
    tests::expectRefused(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    , BoxesRefusals,
    testing::Values(IllegalCase{"R54_AGardenIsForAbbots",
                                abbots(),
                                {"0 Eg:2@0,-1 +2"},
                                "only an abbot may stand in a garden (R-54)"},
                    IllegalCase{"R55_NoAbbotInAField",
                                abbots(),
                                {"0 Eg:2@0,-1 +A1"},
                                "an abbot goes only on a cloister or into a garden (R-55)"},
                    IllegalCase{"R53_OneAbbotEach",
                                abbots(),
                                {"0 Eg:2@0,-1 +A2", "1 B@0,1", "0 B@1,1 +A0"},
                                "player 0 has no abbot left (R-9)"},
                    IllegalCase{"R56_EitherPlaceOrTakeBack",
                                abbots(),
                                {"0 Eg:2@0,-1 +A2", "1 B@0,1", "0 B@1,1 +0 <0,-1,2"},
                                "an abbot comes home only in a turn in which no figure is placed (R-56)"},
                    IllegalCase{"R56_NotWhatIsComplete", abbots(),
                                tests::extended(kGarden, {"0 E@-1,-2 <0,-1,2"}),
                                "the garden is complete: its abbot is scored and can't be taken back (R-56)"},
                    IllegalCase{"R56_OnlyOnesOwnAbbot",
                                abbots(),
                                {"0 Eg:2@0,-1 +A2", "1 B@0,1 <0,-1,2"},
                                "player 1 has no abbot on feature 2 at (0, -1) (R-56)"},
                    IllegalCase{"R58_ABuilderNeedsAFollower",
                                traders(),
                                {"0 U:1@1,0 +B0"},
                                "a builder goes only where a meeple of its owner stands (R-58)"},
                    IllegalCase{"R58_NotTheFollowerOfSomebodyElse",
                                traders(),
                                {"0 U:1@1,0 +0", "1 U:1@2,0 +B0"},
                                "a builder goes only where a meeple of its owner stands (R-58)"},
                    IllegalCase{"R58_NoBuilderOnWhatIsComplete",
                                traders(),
                                {"0 U:1@1,0 +0", "1 A:1@2,0", "0 A:3@-1,0 +B1"},
                                "the road is complete, and takes no builder (R-58)"},
                    IllegalCase{"R58_NoBuilderInAField",
                                traders(),
                                {"0 B@0,1 +1", "1 U:1@1,0", "0 B@-1,1 +B1"},
                                "a builder goes only on a road or into a city (R-58)"},
                    IllegalCase{"R58_NoPigOnARoad",
                                traders(),
                                {"0 U:1@1,0 +0", "1 B@0,1", "0 U:1@2,0 +P0"},
                                "a pig goes only into a field (R-58)"},
                    IllegalCase{"R63_NoPigWithoutAFarmer",
                                traders(),
                                {"0 B@0,1 +P1"},
                                "a pig goes only where a meeple of its owner stands (R-58)"}),
    tests::nameOfIllegal);

/// Whether the last of the turns gives a second part.
bool givesSecondPart(const Scenario& scenario, const std::vector<std::string>& turns) {
    const auto outcome = tests::playAll(scenario, turns);
    EXPECT_TRUE(outcome.has_value()) << outcome.error().message;
    return outcome && outcome->events.secondPart;
}

TEST(TradersAndBuilders, R59ABuilderGivesASecondPart) {
    EXPECT_TRUE(givesSecondPart(traders(), tests::extended(kBuilder, {"0 V@3,0"})));
    const auto outcome = tests::playAll(traders(), tests::extended(kBuilder, {"0 V@3,0"}));
    EXPECT_EQ(outcome->state.toMove, 0);
}

TEST(TradersAndBuilders, R59CompletingGivesItToo) {
    const std::vector<std::string> turns{"0 tb.Q:1@0,-1 +0", "1 B@0,1", "0 G:1@0,-2 +B0", "1 B@1,1",
                                         "0 E:2@0,-3"};
    const auto outcome = tests::playAll(traders(), turns);
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_THAT(tests::textsOf(outcome->events.scored), testing::ElementsAre("city* 0,-2,0 4t*2=8 0:8"));
    EXPECT_TRUE(outcome->events.secondPart);
    EXPECT_EQ(outcome->events.goods, (GoodsCounts{1, 0, 0}));
    EXPECT_EQ(outcome->events.returned.size(), 2U);
    // the builder that came home can be placed in the second part
    EXPECT_TRUE(tests::playAll(traders(), tests::extended(turns, {"0 U:1@1,0 +0", "1 B@2,1"})).has_value());
}

TEST(TradersAndBuilders, R60NoThirdPartAndNothingForOthers) {
    EXPECT_FALSE(givesSecondPart(traders(), kBuilder));
    EXPECT_FALSE(givesSecondPart(traders(), {"0 U:1@1,0 +0", "1 B@0,1", "0 U:1@2,0 +B0"}));
    EXPECT_FALSE(givesSecondPart(traders(), {"0 U:1@1,0 +0", "1 B@0,1", "0 U:1@2,0 +B0", "1 U:1@3,0"}));
    const auto third = tests::extended(kBuilder, {"0 U:1@3,0", "0 U:1@4,0"});
    EXPECT_FALSE(givesSecondPart(traders(), third));
    EXPECT_EQ(tests::playAll(traders(), third)->state.toMove, 1);
    // and the next turn gives one again
    EXPECT_TRUE(givesSecondPart(traders(), tests::extended(third, {"1 B@2,1", "0 U:1@5,0"})));
}

TEST(TradersAndBuilders, R62AnAbbotComesBackInEitherPart) {
    Scenario scenario = traders();
    scenario.sets = {"base_gardens", "traders_builders", "abbot"};
    scenario.rules.abbots = 1;
    const auto outcome =
        tests::playAll(scenario, {"0 U:1@1,0 +0", "1 B@0,1", "0 U:1@2,0 +B0", "1 B@1,1", "0 U:1@3,0",
                                  "0 B@2,1 +A0", "1 B@3,1", "0 U:1@4,0 <2,1,0", "0 A:1@5,0 +A0"});
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_EQ(outcome->state.players[0].supply[2], 0);
    EXPECT_EQ(tests::scoresOf(outcome->state)[0], 1 + 5);
}

/// one more turn, not two; in the second part a builder gives nothing, a filled hole does.
TEST(TradersAndBuilders, R68ABuilderAndAFilledHole) {
    Scenario scenario = traders();
    scenario.rules.fillHoleExtraTurn = true;
    // a hole at (3, 0) at the end of the road, with tiles on its other three sides
    const auto turns = tests::extended(kBuilder, {"0 B@2,1", "1 B@3,1", "0 B:0@2,-1 ~C !", "1 W:3@4,0 !"});
    const auto outcome = tests::playAll(scenario, tests::extended(turns, {"0 B@3,-1 !", "0 U:1@3,0 !"}));
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_TRUE(outcome->events.anotherTurn);
    EXPECT_TRUE(outcome->events.secondPart);
}

TEST(Abbots, R56WhatAnAbbotTakenBackScoresIsMarked) {
    const auto retrieved = tests::playAll(abbots(), {"0 Eg:2@0,-1 +A2", "1 B@0,1", "0 B@1,1 <0,-1,2"});
    ASSERT_EQ(retrieved->events.scored.size(), 1U);
    EXPECT_TRUE(retrieved->events.scored.front().abbot);
    const auto completed = tests::playAll(abbots(), tests::extended(kGarden, {"0 E@-1,-2"}));
    ASSERT_TRUE(completed.has_value()) << completed.error().message;
    ASSERT_EQ(completed->events.scored.size(), 1U);
    EXPECT_FALSE(completed->events.scored.front().abbot);
}

TEST(TradersAndBuilders, R67FieldsOfTheTiles) {
    const auto fieldsOf = [](const char* name) {
        const auto& segments = tests::registry()[tests::tile(name)].segments;
        return std::ranges::count(segments, FeatureKind::Field, &Segment::kind);
    };
    EXPECT_EQ(fieldsOf("tb.B"), 4);
    EXPECT_EQ(fieldsOf("tb.C"), 3);
    EXPECT_EQ(fieldsOf("tb.J"), 3);
    for (const char* name : {"tb.M", "tb.N", "tb.P", "tb.X"}) {
        const auto& segments = tests::registry()[tests::tile(name)].segments;
        EXPECT_TRUE(std::ranges::any_of(segments, [](const Segment& segment) {
            return segment.kind == FeatureKind::Field && segment.halfEdges == 0;
        })) << name;
    }
}

} // namespace
} // namespace meeplecam::engine
