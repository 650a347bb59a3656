#include "engine/play/board_score.h"

#include "engine/play/queries.h"
#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

BoardScore scoreOf(const std::string& board, const tests::Scenario& scenario = {}) {
    const auto text = parseBoard(tests::registry(), board);
    MEEPLECAM_CHECK(text.has_value());
    auto score = scoreBoard(tests::bookOf(scenario), text->tiles, text->meeples);
    MEEPLECAM_CHECK(score.has_value());
    return *std::move(score);
}

TEST(BoardScore, CountsAsIfTheGameEndedNow) {
    const BoardScore score = scoreOf("@0,-1\n"
                                     "M:1+0=0 .\n"
                                     "D       U:1+0=1\n"
                                     "B+0=1   .\n");
    EXPECT_EQ(tests::textsOf(score.ifEndedNow.events),
              (std::vector<std::string>{"city 0,-1,0 2t*1+1p*1=3 0:3", "cloister 0,1,0 1m*1+2n*1=3 1:3",
                                        "road 1,0,0 2t*1=2 1:2"}));
    EXPECT_EQ(score.ifEndedNow.totals, (std::vector{3, 5}));
    EXPECT_THAT(score.missed, IsEmpty());
    EXPECT_THAT(score.misplaced, IsEmpty());
    EXPECT_THAT(score.clashes, IsEmpty());
    EXPECT_THAT(score.overcounts, IsEmpty());
    EXPECT_EQ(score.state.players[1].supply[0], 5);
    EXPECT_EQ(score.state.tilesLeft, 68);
}

TEST(BoardScore, CompletedFeaturesWithMeeplesWereMissed) {
    const BoardScore score = scoreOf("@0,-1\n"
                                     "E:2+0=1\n"
                                     "D\n");
    EXPECT_EQ(tests::textsOf(score.missed), (std::vector<std::string>{"city* 0,-1,0 2t*2=4 1:4"}));
    EXPECT_EQ(score.ifEndedNow.totals, (std::vector{0, 4}));
}

TEST(BoardScore, ClashingTilesJoinWhereTheyFit) {
    const BoardScore score = scoreOf("D+1=0 U:1 U U:1+0=1\n");
    EXPECT_THAT(score.clashes, ElementsAre(Clash{{1, 0}, Side::East}, Clash{{2, 0}, Side::East}));
    EXPECT_EQ(tests::textsOf(score.ifEndedNow.events),
              (std::vector<std::string>{"road 0,0,1 2t*1=2 0:2", "road 3,0,0 1t*1=1 1:1"}));
}

TEST(BoardScore, WhichWayARiverRunsIsNotKnown) {
    tests::Scenario scenario;
    scenario.sets = {"base", "river"};
    scenario.start = "ri.A@0,0";
    const BoardScore score = scoreOf("ri.A\n"
                                     "ri.D\n",
                                     scenario);
    EXPECT_FALSE(score.state.river.has_value());
    const std::vector<TilesLeft> fitting = tilesThatFit(score.state, {0, 2});
    const auto isRiver = [](const TilesLeft& tiles) {
        return tests::registry()[tiles.tile].name.starts_with("ri.");
    };
    EXPECT_FALSE(fitting.empty());
    EXPECT_TRUE(std::ranges::all_of(fitting, isRiver)) << "the river goes on, either way";
    EXPECT_THAT(deadPlaces(score.state), IsEmpty());
}

TEST(BoardScore, MeeplesWhereNoneCanStand) {
    tests::Scenario scenario;
    scenario.sets = {"base", "inns_cathedrals"};
    scenario.rules.farmers = false;
    scenario.rules.meeples = 2;
    const BoardScore score = scoreOf("D+2=0 ic.I+2=1\n"
                                     "B+0=0 .\n"
                                     "B+0=0 U+0=1+1=1\n",
                                     scenario);
    std::vector<std::string_view> rules;
    for (const MisplacedMeeple& misplaced : score.misplaced)
        rules.push_back(ruleOf(misplaced.breach.kind));
    EXPECT_THAT(rules, ElementsAre("R-11", "R-27", "R-9", "R-11"));
    std::vector<PlacedMeeple> nowhere{{0, MeepleType::Small, {{9, 9}, 0}},
                                      {0, MeepleType::Small, {{0, 0}, 9}}};
    const auto lost = scoreBoard(tests::bookOf({}), std::vector{tests::placement("base.D", 0, 0)}, nowhere);
    EXPECT_THAT(lost->misplaced, SizeIs(2));
    EXPECT_TRUE(lost->state.meeples.empty());
    EXPECT_THAT(scoreOf("X+0=0+1=0").misplaced, SizeIs(1)); // one turn places one meeple on a tile
}

TEST(BoardScore, FiguresWhereOthersStand) {
    tests::Scenario scenario;
    scenario.sets = {"base_gardens", "abbot", "traders_builders"};
    scenario.rules.abbots = scenario.rules.builders = scenario.rules.pigs = 1;
    const auto complained = [&](const std::string& board) {
        std::vector<BreachKind> kinds;
        for (const MisplacedMeeple& misplaced : scoreOf(board, scenario).misplaced)
            kinds.push_back(misplaced.breach.kind);
        return kinds;
    };
    EXPECT_THAT(complained("D+A1=0"), ElementsAre(BreachKind::AbbotElsewhere));
    EXPECT_THAT(complained("D+P1=0"), ElementsAre(BreachKind::PigElsewhere));
    EXPECT_THAT(complained("D+B2=0"), ElementsAre(BreachKind::BuilderElsewhere));
    EXPECT_THAT(complained("Eg+2=0"), ElementsAre(BreachKind::GardenForAbbot));
    for (const char* right : {"Eg+A2=0", "B+A0=0", "D+P2=0", "D+B0=0", "D+B1=0"})
        EXPECT_THAT(complained(right), IsEmpty()) << right;
}

TEST(BoardScore, MoreCopiesThanTheBoxHolds) {
    EXPECT_THAT(scoreOf("C C").overcounts, ElementsAre(Overcount{tests::tile("base.C"), 2, 1}));
    EXPECT_THAT(scoreOf("ic.K").overcounts, ElementsAre(Overcount{tests::tile("ic.K"), 1, 0}));
}

TEST(BoardScore, TwoTilesInOneCellAreAnError) {
    const std::vector<Placement> tiles{tests::placement("base.D", 0, 0), tests::placement("base.B", 0, 0)};
    const auto score = scoreBoard(tests::bookOf({}), tiles, {});
    ASSERT_FALSE(score.has_value());
    EXPECT_EQ(score.error().message, "two tiles lie in one place: base.B at (0, 0)");
}

TEST(BoardScore, NeedsNoPlayersAndNoStartTile) {
    GameSetup setup = tests::setupOf({});
    setup.players.clear();
    setup.sets = *models::findSets(models::bundledTiles(), std::vector<std::string>{"gingerbread"});
    const auto book = RuleBook::createForBoards(setup);
    ASSERT_TRUE(book.has_value());
    const auto score = scoreBoard(*book, std::vector{tests::placement("gm.F", 0, 0)}, {});
    EXPECT_TRUE(score.has_value());
}

} // namespace
} // namespace meeplecam::engine
