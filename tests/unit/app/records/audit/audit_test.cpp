#include "app/records/audit/audit.h"

#include "app/records/audit/audit_report.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

KeptGame followedGame(const session::Story& story) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(story, 0);
    return keptGameOf(ledger).value();
}

/// A table with a complete city of two tiles, and red on it.
models::BoardReport reportWithMissedCity() {
    models::BoardReport report;
    for (const engine::Placement& placement :
         {tests::placement("base.D", 0, 0), tests::placement("base.E", 0, -1, 2)})
        report.tiles.push_back({placement, 1.0, {}});
    models::ReportedMeeple& red = report.meeples.emplace_back();
    red.colour = models::MeepleColour::Red;
    red.feature = {{0, -1}, 0};
    const models::ReportedTile other{tests::placement("base.H", 0, -1), 1.0, {}};
    report.questions.push_back({models::ReportQuestion::About::Tile,
                                {0, -1},
                                models::QuestionReason::LooksAlike,
                                {{.tile = report.tiles[1]}, {.tile = other}}});
    report.findings.push_back({{0, -1}, models::MissedScoring{}}); // told better below
    report.findings.push_back({{0, 0}, models::SurplusTiles{{{tests::tile("base.D"), 2, 1}}, {{0, 0}}}});
    return report;
}

TEST(Audit, OfALogHasWhatWasFoundWhileTheGameWentOn) {
    const auto audit = auditOf(followedGame(tests::storyOf({"0 A:1@1,0 +1", "0 B@0,1 +0"})));
    ASSERT_TRUE(audit.has_value()) << audit.error().message;
    EXPECT_THAT(audit->findings,
                ElementsAre(AllOf(Field(&AuditFinding::kind, "turn_order"), Field(&AuditFinding::turn, 1U))));
    EXPECT_FALSE(audit->over);
}

TEST(Audit, OfALogThatIsRightFindsNothing) {
    const auto audit = auditOf(followedGame(tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1 +0"})));
    ASSERT_TRUE(audit.has_value()) << audit.error().message;
    EXPECT_THAT(audit->findings, IsEmpty());
}

TEST(Audit, OfTurnsThatNobodyWroteDownNamesTheRulesThatTheyBreak) {
    const KeptGame followed = followedGame(tests::storyOf({"0 A:1@1,0 +1", "0 B@0,1 +0"}));
    const auto audit = auditOf(keptGameOf(models::recordOf(followed.game)).value());
    ASSERT_TRUE(audit.has_value()) << audit.error().message;
    EXPECT_THAT(audit->findings, ElementsAre(Field(&AuditFinding::kind, "turn_order")));
}

TEST(Audit, OfAPictureNamesCompleteFeaturesWhoseMeeplesWereNotTakenBack) {
    const auto audit = auditOf(reportWithMissedCity(), tests::setupOf({}));
    ASSERT_TRUE(audit.has_value()) << audit.error().message;
    EXPECT_THAT(audit->findings,
                ElementsAre(AllOf(Field(&AuditFinding::kind, "surplus_tile"),
                                  Field(&AuditFinding::cell, testing::Optional(engine::Cell{0, 0}))),
                            AllOf(Field(&AuditFinding::kind, "not_taken_back"),
                                  Field(&AuditFinding::points, ElementsAre(engine::PlayerPoints{0, 4})),
                                  Field(&AuditFinding::content,
                                        testing::VariantWith<StillCarriesMeeples>(
                                            Field(&StillCarriesMeeples::players, ElementsAre(0)))))));
    EXPECT_EQ(audit->doubts.size(), 1U);
    EXPECT_THAT(audit->walk.names, ElementsAre("red"));
    EXPECT_THAT(audit->walk.score.totals, ElementsAre(4));
}

TEST(Audit, OfAPictureSaysWhatConcernsTheWholeWithoutAPlace) {
    models::BoardReport report = reportWithMissedCity();
    report.findings = {{{}, models::OtherBoxes{{{3, 0}}}}};
    const auto audit = auditOf(report, tests::setupOf({}));
    ASSERT_TRUE(audit.has_value()) << audit.error().message;
    EXPECT_EQ(audit->findings.front().kind, "other_boxes");
    EXPECT_FALSE(audit->findings.front().cell);
}

TEST(Audit, OfAPictureWithoutABoardFails) {
    models::BoardReport report;
    report.findings.push_back({{}, models::NoBoard{}});
    EXPECT_THAT(auditOf(report, tests::setupOf({})).error().message, HasSubstr("No tiles of this edition"));
}

TEST(AuditReport, TellsPeopleFindingsDoubtsClaimsAndTheWalk) {
    const auto audit = auditOf(reportWithMissedCity(), tests::setupOf({}));
    const std::string text = describe({"table.jpg", audit.value(), {{0, 30, 4, {}, 0}}});
    EXPECT_THAT(text, HasSubstr("Complete, but with meeples of Red still on it: city, 2 tiles. If it was not "
                                "scored yet: Red +4.\n"));
    EXPECT_THAT(text, HasSubstr("Not certain: Row 1, column 1: several tiles match what is visible"));
    EXPECT_THAT(text, HasSubstr("Red claims 30. The board gives 4, so 26 must have been scored before."));
    EXPECT_THAT(text, HasSubstr("Red: 4 points on the board\n"));
    EXPECT_THAT(text, HasSubstr("    Red +4: city, 2 tiles (2 tiles)\n"));
}

TEST(AuditReport, ClaimsAreExplainedInWords) {
    const SlipCause lap{.kind = SlipCause::Kind::LapLost, .player = 1};
    const SlipCause end{.kind = SlipCause::Kind::EndForgotten};
    const auto audit = auditOf(followedGame(tests::storyOf({})));
    const std::string text = describe(
        {"game", audit.value(), {{0, 1, 10, {{lap, end}, {end}}, 2}, {1, 3, 1, {}, 0}, {1, 7, 7, {}, 0}}});
    EXPECT_THAT(
        text,
        HasSubstr("Red claims 1, but it should be 10: 9 points too few.\n"
                  "    Possible reason: Blue: a lap of the scoring track lost; final scoring forgotten\n"
                  "    Possible reason: final scoring forgotten\n"
                  "    Or 2 other "));
    EXPECT_THAT(text, HasSubstr("2 points too many.\n    No simple mistake explains it\n"));
    EXPECT_THAT(text, HasSubstr("Blue claims 7, and that is right.\n"));
    EXPECT_THAT(text, HasSubstr("Nothing was missed"));
}

TEST(AuditReport, JsonHasEverything) {
    const auto audit = auditOf(reportWithMissedCity(), tests::setupOf({}));
    const models::Json json = toJson({"table.jpg", audit.value(), {{0, 30, 4, {}, 0}}});
    EXPECT_EQ(json["format"], "meeplecam-audit 1");
    EXPECT_EQ(json["about"], "picture");
    EXPECT_EQ(json["findings"][1]["kind"], "not_taken_back");
    EXPECT_EQ(json["findings"][1]["points"]["red"], 4);
    EXPECT_EQ(json["findings"][1]["turn"], nullptr);
    EXPECT_EQ(json["doubts"][0]["alternatives"][1], "base.H");
    EXPECT_EQ(json["claims"][0]["claimed"], 30);
    EXPECT_EQ(json["scores"]["red"]["city"], 4);
    EXPECT_EQ(json["winners"], models::Json({"red"}));
    EXPECT_EQ(json["final"][0]["totals"], models::Json({4}));
    EXPECT_EQ(json["final"][0]["meeples"].dump(), R"([["red","small",0,-1,0]])");
}

} // namespace
} // namespace meeplecam::records
