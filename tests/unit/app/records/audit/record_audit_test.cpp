#include "app/records/audit/record_audit.h"

#include "app/records/audit/audit_words.h"
#include "engine/play/random_play.h"
#include "tests/support/damaged_records.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using models::Json;
using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::ResultOf;
using testing::SizeIs;

/// A record of the same players in which everything that follows is written down.
Json writtenOut(const models::GameRecord& record) {
    const auto replay = models::replay(record, models::ReplayDetail::WithoutOptions);
    MEEPLECAM_CHECK(replay.has_value());
    return models::writeGameRecord(record, *replay, models::ReplayDetail::WithoutOptions);
}

Json randomRecord(const engine::GameSetup& setup, std::uint64_t seed) {
    const auto book = engine::RuleBook::create(setup);
    MEEPLECAM_CHECK(book.has_value());
    const engine::RandomGame game = engine::playRandomGame(*book, seed);
    return writtenOut({setup, game.turns, game.discardedAtEnd, Json::object()});
}

std::string saidOf(const AuditFinding& finding) {
    Audit audit;
    audit.setup = tests::redAndBlue();
    return wordsOf(finding, audit).toStdString();
}

std::vector<AuditFinding> findingsIn(const Json& json) {
    auto record = models::parseGameRecord(json.dump(), "it", models::bundledTiles());
    MEEPLECAM_CHECK(record.has_value());
    const auto kept = keptGameOf(*std::move(record));
    MEEPLECAM_CHECK(kept.has_value());
    auto audit = auditOf(*kept);
    MEEPLECAM_CHECK(audit.has_value());
    return std::move(audit->findings);
}

/// base.D at (0, 0); red closes a city of two tiles, blue claims a road.
Json smallGame() {
    models::GameRecord record{tests::redAndBlue(), {}, {}, Json::object()};
    for (const char* turn : {"0 E:2@0,-1 +0", "1 U:1@1,0 +0", "0 B@0,1 +0"})
        record.turns.push_back(engine::parseTurn(tests::registry(), turn).value());
    return writtenOut(record);
}

class AuditedGames : public testing::TestWithParam<const char*> {};

TEST_P(AuditedGames, NothingIsFoundInARecordThatIsRight) {
    EXPECT_THAT(findingsIn(writtenOut(tests::recordedGame(GetParam()))), IsEmpty());
}

class DamagedGames : public testing::TestWithParam<const char*> {};

TEST_P(DamagedGames, EveryMistakeIsFoundAndNothingElse) {
    const Json right = writtenOut(tests::recordedGame(GetParam()));
    for (const tests::DamagedRecord& damaged : tests::RecordDamager(right, 2).all()) {
        const std::vector<AuditFinding> findings = findingsIn(damaged.json);
        ASSERT_THAT(findings, SizeIs(damaged.findings)) << damaged.kind << ' ' << damaged.turn.value_or(999);
        for (const AuditFinding& finding : findings) {
            EXPECT_EQ(finding.kind, damaged.kind) << saidOf(finding);
            EXPECT_EQ(finding.turn, damaged.turn) << saidOf(finding);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Records, AuditedGames,
                         testing::Values("classic_small_table.json", "gingerbread.json",
                                         "inns_cathedrals.json", "house_rules.json"));
INSTANTIATE_TEST_SUITE_P(Records, DamagedGames,
                         testing::Values("classic_small_table.json", "inns_cathedrals.json"));

TEST(RecordAudit, MistakesInARandomGameAreFound) {
    const Json right = randomRecord(tests::redAndBlue(), 11);
    EXPECT_THAT(findingsIn(right), IsEmpty());
    for (const tests::DamagedRecord& damaged : tests::RecordDamager(right, 3).all())
        EXPECT_THAT(findingsIn(damaged.json), testing::Each(Field(&AuditFinding::kind, damaged.kind)));
}

TEST(RecordAudit, SaysWhatWasForgottenForWhom) {
    Json json = smallGame();
    json["turns"][0]["score_events"] = Json::array();
    EXPECT_THAT(findingsIn(json),
                ElementsAre(AllOf(Field(&AuditFinding::points, ElementsAre(engine::PlayerPoints{0, 4})),
                                  ResultOf(saidOf, "Not scored: city, 2 tiles (Red +4)."))));
}

TEST(RecordAudit, PointsWithoutAListOfScoringsAreExplainedByTheScoring) {
    Json json = smallGame();
    for (Json& turn : json["turns"]) {
        turn.erase("score_events");
        turn["scores"] = {0, 0};
    }
    json["final_scores"][0] = json["final_scores"][0].get<int>() - 4;
    EXPECT_THAT(findingsIn(json),
                ElementsAre(AllOf(Field(&AuditFinding::kind, "not_scored"), Field(&AuditFinding::turn, 0U))));
}

TEST(RecordAudit, AMeepleThatGoesHomeLateIsOneFinding) {
    Json json = smallGame();
    json["turns"][1]["returned"] = json["turns"][0]["returned"];
    json["turns"][0]["returned"] = Json::array();
    json["turns"][0]["supply"][0][0] = 6;
    EXPECT_THAT(
        findingsIn(json),
        ElementsAre(
            AllOf(Field(&AuditFinding::kind, "not_taken_back"),
                  ResultOf(saidOf, "Red's meeple was not taken back after it scored, but only in turn 2."))));
}

TEST(RecordAudit, AScoringThatComesLateIsOneFinding) {
    Json json = smallGame();
    json["turns"][1]["score_events"] = json["turns"][0]["score_events"];
    json["turns"][0]["score_events"] = Json::array();
    json["turns"][0]["scores"][0] = 0;
    EXPECT_THAT(findingsIn(json),
                ElementsAre(AllOf(Field(&AuditFinding::kind, "not_scored"), Field(&AuditFinding::turn, 0U),
                                  ResultOf(saidOf, "Scored only in turn 2: city, 2 tiles (Red +4)."))));
}

TEST(RecordAudit, ASlipOfThePenThatIsRightAgainLaterIsOneFinding) {
    Json json = smallGame();
    json["turns"][1]["scores"][0] = 9;
    json["turns"][1]["supply"][1][0] = 1;
    EXPECT_THAT(findingsIn(json), ElementsAre(Field(&AuditFinding::kind, "wrong_sum"),
                                              Field(&AuditFinding::kind, "wrong_supply")));
}

TEST(RecordAudit, AWrongTotalIsExplained) {
    Json json = smallGame();
    const int cloister = json["final_breakdown"][0]["cloister"].get<int>();
    json["final_scores"][0] = json["final_scores"][0].get<int>() - cloister;
    EXPECT_THAT(findingsIn(json), ElementsAre(AllOf(Field(&AuditFinding::kind, "wrong_sum"),
                                                    ResultOf(saidOf, HasSubstr("Possible reason: ")))));
}

TEST(RecordAudit, WhatIsNotDueIsNamed) {
    Json json = smallGame();
    json["turns"][1]["score_events"].push_back(
        {{"kind", "road"}, {"at", {1, 0, 0}}, {"tiles", {{0, 0}, {1, 0}}}, {"players", {{1, 2}}}});
    json["turns"][1]["returned"].push_back({1, "small", 1, 0, 0});
    EXPECT_THAT(findingsIn(json), ElementsAre(Field(&AuditFinding::kind, "not_due"),
                                              Field(&AuditFinding::kind, "taken_without_scoring")));
}

TEST(RecordAudit, AnIllegalTurnIsNamedAndTheRestIsAudited) {
    Json json = smallGame();
    json["turns"][1]["player"] = 0;
    json["turns"][2]["scores"][0] = 40;
    const std::vector<AuditFinding> findings = findingsIn(json);
    ASSERT_THAT(findings, testing::Not(IsEmpty()));
    EXPECT_EQ(findings.front().kind, "turn_order");
    EXPECT_THAT(findings, testing::Contains(AllOf(Field(&AuditFinding::kind, "wrong_sum"),
                                                  Field(&AuditFinding::turn, 2U))));
}

TEST(RecordAudit, AForgottenFeatureOfTheEndIsFoundInTheBreakdownAlone) {
    Json json = smallGame();
    json.erase("final_events");
    const int cloister = json["final_breakdown"][0]["cloister"].get<int>();
    const int field = json["final_breakdown"][0]["field"].get<int>();
    ASSERT_GT(cloister + field, 0);
    json["final_breakdown"][0]["cloister"] = 0;
    json["final_breakdown"][0]["field"] = 0;
    json["final_scores"][0] = json["final_scores"][0].get<int>() - cloister - field;
    EXPECT_THAT(findingsIn(json), testing::Each(Field(&AuditFinding::kind, "forgotten_at_end")));
    EXPECT_THAT(findingsIn(json), testing::Not(IsEmpty()));
}

TEST(RecordAudit, TheWrongWinnerIsNamed) {
    Json json = smallGame();
    json["winners"] = {1};
    EXPECT_THAT(findingsIn(json), ElementsAre(AllOf(Field(&AuditFinding::kind, "wrong_winner"),
                                                    ResultOf(saidOf, "The game was won by Red."))));
}

TEST(RecordAudit, WhatCannotBeUnderstoodIsASentence) {
    Json json = smallGame();
    json["turns"][1]["scores"] = "many";
    auto record = models::parseGameRecord(json.dump(), "it", models::bundledTiles());
    const auto kept = keptGameOf(record.value());
    EXPECT_THAT(auditOf(kept.value()).error().message, HasSubstr("turns[1].scores"));
}

} // namespace
} // namespace meeplecam::records
