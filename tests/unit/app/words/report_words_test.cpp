#include "app/words/report_words.h"

#include "models/tiles/tile_library.h"
#include "tests/unit/models/art/small_report.h"

#include <gmock/gmock.h>

#include <set>

namespace meeplecam::words {
namespace {

using models::QuestionReason;
using testing::ElementsAre;
using testing::HasSubstr;

const engine::TileRegistry& registry() {
    return *models::bundledTiles().registry;
}

QString finding(models::ReportFinding::Content content) {
    models::BoardReport report = tests::smallReport();
    report.findings = {{{0, 0}, std::move(content)}};
    return ReportWords(report, registry()).finding(report.findings.front());
}

TEST(ReportWords, APlaceIsCountedFromTheUpperLeft) {
    EXPECT_EQ(placeWords({-2, 3}, {{-3, 3}, {5, 5}}), QStringLiteral("Row 1, column 2"));
}

TEST(ReportWords, QuestionsNameTilesByWhatTheyShow) {
    models::BoardReport report = tests::smallReport();
    models::ReportQuestion& question = report.questions.front();
    const ReportWords say(report, registry());
    EXPECT_EQ(say.question(question),
              QStringLiteral("Row 1, column 2: several tiles match what is visible – city "
                             "on one side (E) or two cities on opposite sides (H)?"));
    question.answers.push_back(question.answers.front()); // in another turn
    question.answers.emplace_back();
    EXPECT_THAT(say.answers(question),
                ElementsAre(QStringLiteral("city on one side (E)"),
                            QStringLiteral("two cities on opposite sides (H)"), QStringLiteral("nothing")));
}

TEST(ReportWords, MeeplesStandOnFeatures) {
    const models::BoardReport report = tests::smallReport();
    const ReportWords say(report, registry());
    EXPECT_EQ(say.meeple(report.meeples[0]), QStringLiteral("Row 1, column 1: Red in a city"));
    EXPECT_EQ(say.answer({.meeple = report.meeples[1]}), QStringLiteral("Blue on a field"));
    EXPECT_EQ(say.claim(report.meeples[1]), QStringLiteral("field"));
}

TEST(ReportWords, EveryReasonHasWordsOfItsOwn) {
    std::set<QString> words;
    for (int why = 0; why <= static_cast<int>(QuestionReason::UnclearClaim); ++why)
        EXPECT_TRUE(words.insert(wordsOf(static_cast<QuestionReason>(why))).second) << why;
}

TEST(ReportWords, FindingsAreSentences) {
    EXPECT_EQ(finding(engine::Clash{{0, 0}, engine::Side::South}),
              QStringLiteral("This tile does not fit the tile below it."));
    EXPECT_TRUE(finding(models::MissedScoring{engine::FeatureKind::City,
                                              4,
                                              {models::MeepleColour::Red, models::MeepleColour::Blue}})
                    .endsWith(QStringLiteral(": 4 points for Red and Blue.")));
    EXPECT_EQ(finding(models::MissedScoring{engine::FeatureKind::Road, 0, {}}),
              QStringLiteral("This road is complete, but its meeples were not taken back."));
    EXPECT_EQ(finding(models::SurplusTiles{{{tests::tile("base.C"), 2, 1}}, {{0, 0}, {1, 0}}}),
              QStringLiteral("There are more of this tile on the table (2) than in the boxes (1): city on "
                             "all sides with a pennant (C)."));
    EXPECT_EQ(finding(engine::Breach{.kind = engine::BreachKind::NoMeepleLeft, .player = 1}),
              QStringLiteral("Blue has no meeple left."));
}

TEST(ReportWords, WhatConcernsTheWholeHasNoPlace) {
    const models::BoardReport report = tests::smallReport();
    const ReportWords say(report, registry());
    EXPECT_TRUE(say.findingAt(report.findings.front()).startsWith(QStringLiteral("Row 1, column 1: ")));
    EXPECT_TRUE(say.findingAt({{}, models::OtherEdition{}}).startsWith(QStringLiteral("The tiles")));
}

TEST(ReportWords, WhatIsHiddenIsSaidOnceWithWhatToDo) {
    const models::BoardReport report = tests::smallReport();
    const ReportWords say(report, registry());
    EXPECT_EQ(say.findingAt({{}, models::HiddenPlaces{{{1, 1}, {2, 1}}}}),
              QStringLiteral(
                  "A hand or another object covers 2 spaces where tiles may lie. Remove it and photograph "
                  "the board again."));
    EXPECT_THAT(say.findingAt({{}, models::HiddenPlaces{{{1, 1}}}}).toStdString(),
                HasSubstr("1 space where a tile"));
}

TEST(ReportWords, AnotherBoxIsSaidOnceWithWhatToDo) {
    const models::BoardReport report = tests::smallReport();
    const ReportWords say(report, registry());
    EXPECT_EQ(
        say.findingAt({{}, models::OtherBoxes{{{1, 1}, {2, 1}}}}),
        QStringLiteral("2 tiles look like none of the boxes in play, so they are not counted. If another "
                       "box is on the table, choose it as well."));
    EXPECT_EQ(
        say.findingAt({{0, 0},
                       models::SurplusTiles{{{tests::tile("base.C"), 2, 1}, {tests::tile("base.X"), 3, 1}},
                                            {{0, 0}, {1, 0}}}}),
        QStringLiteral("There are 3 more tiles on the table than in the boxes in play. If another box is "
                       "on the table, choose it as well."));
}

TEST(ReportWords, PicturesGetAWordForEverythingOnThem) {
    const models::BoardReport report = tests::smallReport();
    const art::PanelWords panel = panelWords(report, registry());
    EXPECT_THAT(panel.players, ElementsAre("Red", "Blue"));
    ASSERT_EQ(panel.sheets.size(), 2U);
    EXPECT_THAT(panel.sheets[0], ElementsAre(HasSubstr("City")));
    EXPECT_EQ(panel.asked.size(), 1U);
    EXPECT_EQ(panel.found.size(), 1U);
    const art::OverlayWords overlay = overlayWords(report, registry());
    EXPECT_THAT(overlay.tiles, ElementsAre("E", "E"));
    EXPECT_THAT(overlay.meeples, ElementsAre("city", "field"));
    EXPECT_EQ(overlayWords({}, registry()).seen, "No board was found");
}

TEST(ReportWords, FilesKeepTheNumbersOfRules) {
    models::BoardReport report = tests::smallReport();
    report.findings = {{{0, 0}, engine::Breach{.kind = engine::BreachKind::NoFarmers}}};
    const models::Json json = boardReportJson(report, registry());
    EXPECT_EQ(json["findings"][0]["kind"], "misplaced_meeple");
    EXPECT_EQ(json["findings"][0]["text"], "This game is played without farmers. (R-11)");
    EXPECT_EQ(json["questions"][0]["alternatives"], models::Json({"base.E", "base.H"}));
    EXPECT_EQ(json["questions"][0]["why"], "several tiles match what is visible");
}

} // namespace
} // namespace meeplecam::words
