#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "vision/reading/board_reporter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

using models::BoardReport;
using models::MeepleColour;
using testing::ElementsAre;
using testing::IsEmpty;

engine::GameSetup baseGame() {
    return *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
}

models::ReportedMeeple meeple(MeepleColour colour, const engine::SegmentRef& feature) {
    models::ReportedMeeple reported;
    reported.colour = colour;
    reported.feature = feature;
    return reported;
}

BoardReport judged(const std::vector<engine::Placement>& tiles,
                   const std::vector<models::ReportedMeeple>& meeples,
                   const engine::GameSetup& setup = baseGame()) {
    BoardReport report;
    for (const engine::Placement& tile : tiles)
        report.tiles.push_back({tile, 1.0, {}});
    report.meeples = meeples;
    judgeByRules(setup, report);
    return report;
}

std::vector<std::string> kindsOf(const BoardReport& report) {
    std::vector<std::string> kinds;
    for (const models::ReportFinding& finding : report.findings)
        kinds.push_back(models::kindOf(finding));
    return kinds;
}

// base.D: city 0 in the north, road 1 from east to west, fields. base.E: city 0 in the north. base.U: road 0.

TEST(JudgeByRules, ScoresPerColourInOneOrder) {
    const std::vector tiles{tests::placement("base.D", 0, 0), tests::placement("base.U", 1, 0, 1),
                            tests::placement("base.B", 0, 1)};
    const BoardReport report =
        judged(tiles, {meeple(MeepleColour::Blue, {{1, 0}, 0}), meeple(MeepleColour::Red, {{0, 1}, 0}),
                       meeple(MeepleColour::Blue, {{0, 0}, 0})});
    EXPECT_THAT(kindsOf(report), IsEmpty());
    ASSERT_EQ(report.scores.size(), 2U);
    EXPECT_EQ(report.scores[0].colour, MeepleColour::Red);
    EXPECT_EQ(report.scores[0].ifEndedNow, 3) << "a cloister with two neighbours";
    ASSERT_EQ(report.scores[0].sheet.size(), 1U);
    EXPECT_EQ(report.scores[0].sheet[0].feature, engine::FeatureKind::Cloister);
    EXPECT_EQ(report.scores[0].sheet[0].points, 3);
    EXPECT_FALSE(report.scores[0].sheet[0].complete);
    EXPECT_EQ(report.scores[1].colour, MeepleColour::Blue);
    EXPECT_EQ(report.scores[1].ifEndedNow, 2 + 1) << "a road of two tiles, a city of one";
    EXPECT_EQ(report.scores[1].sheet.size(), 2U);
}

TEST(JudgeByRules, WithoutMeeplesNobodyScores) {
    const BoardReport report = judged({tests::placement("base.D", 0, 0)}, {});
    EXPECT_THAT(report.scores, IsEmpty());
    EXPECT_THAT(kindsOf(report), IsEmpty());
}

TEST(JudgeByRules, PlayersOfTheSetupComeFirstWithoutMeeplesToo) {
    engine::GameSetup setup = baseGame();
    setup.players = {{"Ann", "yellow"}, {"Ben", "blue"}};
    const std::vector tiles{tests::placement("base.D", 0, 0)};
    const BoardReport report = judged(
        tiles, {meeple(MeepleColour::Red, {{0, 0}, 0}), meeple(MeepleColour::Blue, {{0, 0}, 1})}, setup);
    std::vector<MeepleColour> colours;
    for (const models::ReportedScore& score : report.scores)
        colours.push_back(score.colour);
    EXPECT_THAT(colours, ElementsAre(MeepleColour::Yellow, MeepleColour::Blue, MeepleColour::Red));
    EXPECT_EQ(report.scores[0].ifEndedNow, 0);
    EXPECT_EQ(report.scores[1].ifEndedNow, 1);
    const auto score = scoreOf(setup, report);
    ASSERT_TRUE(score);
    EXPECT_EQ(engine::nameOfPlayer(score->state.book->setup(), 0), "Ann");
    EXPECT_EQ(score->ifEndedNow.totals, (std::vector<int>{0, 1, 1}));
}

TEST(JudgeByRules, MissedScoring) {
    const std::vector tiles{tests::placement("base.E", 0, -1, 2), tests::placement("base.D", 0, 0)};
    const BoardReport report = judged(tiles, {meeple(MeepleColour::Red, {{0, -1}, 0})});
    ASSERT_THAT(kindsOf(report), ElementsAre("missed_scoring"));
    const models::MissedScoring missed{engine::FeatureKind::City, 4, {MeepleColour::Red}};
    EXPECT_EQ(report.findings[0], (models::ReportFinding{{0, -1}, missed}));
    ASSERT_EQ(report.scores.size(), 1U);
    EXPECT_EQ(report.scores[0].ifEndedNow, 4);
}

TEST(JudgeByRules, MissedScoringNamesAllWhoShareIt) {
    const std::vector tiles{tests::placement("base.E", 0, -1, 2), tests::placement("base.D", 0, 0)};
    const BoardReport report =
        judged(tiles, {meeple(MeepleColour::Yellow, {{0, -1}, 0}), meeple(MeepleColour::Red, {{0, 0}, 0})});
    ASSERT_THAT(kindsOf(report), ElementsAre("missed_scoring"));
    EXPECT_THAT(std::get<models::MissedScoring>(report.findings[0].content).colours,
                ElementsAre(MeepleColour::Red, MeepleColour::Yellow));
}

TEST(JudgeByRules, EdgeClash) {
    const BoardReport east = judged({tests::placement("base.D", 0, 0), tests::placement("base.U", 1, 0)}, {});
    ASSERT_THAT(kindsOf(east), ElementsAre("edge_clash"));
    EXPECT_EQ(east.findings[0], (models::ReportFinding{{0, 0}, engine::Clash{{0, 0}, engine::Side::East}}));
    const BoardReport south =
        judged({tests::placement("base.D", 0, 0), tests::placement("base.U", 0, 1)}, {});
    ASSERT_THAT(kindsOf(south), ElementsAre("edge_clash"));
    EXPECT_EQ(std::get<engine::Clash>(south.findings[0].content).side, engine::Side::South);
}

TEST(JudgeByRules, EveryCopyTooManyIsPointedAtTheLeastCertainFirst) {
    BoardReport report;
    report.tiles = {{tests::placement("base.C", 0, 0), 1.0, {}},
                    {tests::placement("base.C", 1, 0), 0.6, {}},
                    {tests::placement("base.T", 0, 1), 0.5, {}}};
    judgeByRules(baseGame(), report);
    ASSERT_THAT(kindsOf(report), ElementsAre("surplus_tile"));
    const models::SurplusTiles surplus{{{tests::tile("base.C"), 2, 1}}, {{1, 0}, {0, 0}}};
    EXPECT_EQ(report.findings[0], (models::ReportFinding{{1, 0}, surplus}));
}

TEST(JudgeByRules, TooManyTilesOfManyKindsAreSaidOnce) {
    std::vector<engine::Placement> tiles;
    const auto layTwice = [&](const char* name) {
        for (int i = 0; i < 2; ++i)
            tiles.push_back(tests::placement(name, static_cast<int>(2 * tiles.size()), 0));
    };
    for (const char* name : {"base.C", "base.G", "base.X"})
        layTwice(name);
    EXPECT_THAT(kindsOf(judged(tiles, {})), ElementsAre("surplus_tile", "surplus_tile", "surplus_tile"));
    layTwice("base.Q");
    const BoardReport report = judged(tiles, {});
    ASSERT_THAT(kindsOf(report), ElementsAre("surplus_tile"));
    EXPECT_EQ(std::get<models::SurplusTiles>(report.findings[0].content).kinds.size(), 4U);
    EXPECT_EQ(std::get<models::SurplusTiles>(report.findings[0].content).cells.size(), 8U);
}

TEST(JudgeByRules, MisplacedMeeple) {
    engine::GameSetup noFarmers = baseGame();
    noFarmers.rules.farmers = false;
    const std::vector tiles{tests::placement("base.D", 0, 0)};
    const std::vector farmer{meeple(MeepleColour::Green, {{0, 0}, 3})};
    const BoardReport report = judged(tiles, farmer, noFarmers);
    ASSERT_THAT(kindsOf(report), ElementsAre("misplaced_meeple"));
    EXPECT_EQ(report.findings[0].cell, (engine::Cell{0, 0}));
    EXPECT_EQ(std::get<engine::Breach>(report.findings[0].content).kind, engine::BreachKind::NoFarmers);
    EXPECT_THAT(kindsOf(judged(tiles, farmer)), IsEmpty());
}

TEST(JudgeByRules, WhatNoBoardCanBeIsAFindingToo) {
    const BoardReport report =
        judged({tests::placement("base.D", 0, 0), tests::placement("base.U", 0, 0)}, {});
    ASSERT_THAT(kindsOf(report), ElementsAre("rules"));
    EXPECT_FALSE(std::get<models::FindingInWords>(report.findings[0].content).text.empty());
    EXPECT_THAT(report.scores, IsEmpty());
}

} // namespace
} // namespace meeplecam::vision
