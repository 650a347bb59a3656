#include "app/session/story/game_words.h"

#include "app/session/log/live_event_json.h"
#include "app/session/story/event_ledger.h"
#include "app/session/story/event_words.h"
#include "app/session/telling/event_text.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using models::QuestionReason;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const engine::PlacedMeeple kOfRed{0, engine::MeepleType::Small, {{1, 0}, 1}};

/// One finding of each kind, and of each shape that its words have.
std::vector<StoryFinding> everyFinding() {
    const engine::TileTypeId tile = tests::tile("base.A");
    std::vector<StoryFinding::Content> contents{
        FindingInWords{"unknown_tile", "Something lies here."},
        WrongStart{tile},
        ImpossibleTurn{{.kind = engine::BreachKind::CellTaken}},
        BrokenRule{"edge_clash", {.kind = engine::BreachKind::SidesClash}},
        NotTakenBack{kOfRed, std::nullopt, 0},
        TakenWithoutScoring{kOfRed, std::nullopt},
        StrayMeeple{1},
        ColoursAlike{models::MeepleColour::Red, models::MeepleColour::Orange},
        TrackDiffers{1, -4, {TrackSlip::Kind::NotMoved, 16}}};
    EXPECT_EQ(contents.size(), std::variant_size_v<StoryFinding::Content>) << "none is left out";
    for (const auto kind : {engine::ScoreKind::Road, engine::ScoreKind::City, engine::ScoreKind::Cloister,
                            engine::ScoreKind::Field, engine::ScoreKind::Gingerbread})
        contents.emplace_back(NotTakenBack{kOfRed, kind, 4});
    for (const auto kind : {TrackSlip::Kind::MovedTwice, TrackSlip::Kind::OtherMoved,
                            TrackSlip::Kind::DetailLeftOut, TrackSlip::Kind::Miscounted})
        contents.emplace_back(TrackDiffers{1, 1, {kind, 16}});
    for (const auto kind : {engine::FeatureKind::Road, engine::FeatureKind::City,
                            engine::FeatureKind::Cloister, engine::FeatureKind::Field})
        contents.emplace_back(TakenWithoutScoring{kOfRed, kind});
    std::vector<StoryFinding> findings;
    for (StoryFinding::Content& content : contents)
        findings.push_back({{1, 0}, std::move(content)});
    return findings;
}

const auto kIsASentence = AllOf(Not(HasSubstr("%")), Not(HasSubstr("base.")), Not(HasSubstr("(1, 0)")),
                                Not(HasSubstr("(R-")), testing::EndsWith("."));

TEST(GameWords, EveryFindingIsASentenceForPlayers) {
    for (const StoryFinding& finding : everyFinding())
        EXPECT_THAT(wordsOf(finding, tests::redAndBlue()).toStdString(), kIsASentence) << kindOf(finding);
}

TEST(GameWords, AFindingNamesWhoAndWhat) {
    const auto said = [](const StoryFinding::Content& content) {
        return wordsOf(StoryFinding{{}, content}, tests::redAndBlue()).toStdString();
    };
    EXPECT_EQ(
        said(TrackDiffers{0, -4, {TrackSlip::Kind::NotMoved, 16}}),
        "Red's figure on the scoring track is 4 spaces behind. Probably not moved yet: road of turn 17.");
    EXPECT_EQ(said(TrackDiffers{0, 1, {}}), "Red's figure on the scoring track is 1 space too far.");
    EXPECT_EQ(said(NotTakenBack{kOfRed, engine::ScoreKind::City, 6}),
              "Red's meeple is still in the city that scored 6 points. Return it to the supply.");
    EXPECT_EQ(said(TakenWithoutScoring{kOfRed, engine::FeatureKind::Road}),
              "Red's meeple was taken off its road, but the road has not scored. Put it back.");
    EXPECT_THAT(said(WrongStart{tests::tile("base.A")}), HasSubstr("starts with “"));
}

TEST(GameWords, EveryReasonForAQuestionHasItsOwnWords) {
    std::set<QString> all;
    for (std::size_t i = 0; i < models::kQuestionReasons.size(); ++i)
        all.insert(wordsOf(std::variant<QuestionReason, std::string>(static_cast<QuestionReason>(i))));
    EXPECT_EQ(all.size(), models::kQuestionReasons.size());
    EXPECT_FALSE(all.contains(QString()));
}

TEST(GameWords, EveryLossIsSaidWithWhatToDo) {
    std::set<std::string> all;
    for (std::size_t i = 0; i < kLosses.size(); ++i)
        all.insert(wordsOf(Lost(static_cast<vision::TableLoss>(i))).toStdString());
    for (std::size_t i = 0; i < kSourceFaults.size(); ++i) {
        const SourceFault fault{static_cast<SourceFault::Kind>(i), "HD Webcam", "broken"};
        const std::string words = wordsOf(Lost(fault)).toStdString();
        EXPECT_THAT(words, HasSubstr("HD Webcam"));
        all.insert(words);
    }
    EXPECT_EQ(all.size(), kLosses.size() + kSourceFaults.size());
    for (const std::string& words : all)
        EXPECT_THAT(words, kIsASentence);
}

TEST(GameWords, AnswersSayTheTileOrWhoStandsWhere) {
    StoryQuestion question{
        0, models::ReportQuestion::About::Meeple, {1, 0}, {}, QuestionReason::UnclearClaim};
    question.alternatives = {{tests::storyTurn(0, "0 A:1@1,0 +1")}, {tests::storyTurn(0, "0 A:1@1,0")}};
    const engine::GameSetup setup = tests::redAndBlue();
    EXPECT_EQ(answerWords(question, question.alternatives[0], setup), QStringLiteral("Red on the road"));
    EXPECT_EQ(answerWords(question, question.alternatives[1], setup), QStringLiteral("no meeple"));
    question.about = models::ReportQuestion::About::Tile;
    question.alternatives = {{tests::storyTurn(0, "0 U@1,0")}};
    EXPECT_EQ(answerWords(question, question.alternatives[0], setup), QStringLiteral("straight road (U)"));
}

LiveEvent readBack(const models::Json& json) {
    std::string complaint;
    LiveEvent event = readLiveEvent(models::JsonCursor(json, "", complaint), tests::redAndBlue());
    EXPECT_EQ(complaint, "");
    return event;
}

TEST(OldLogs, WordsAloneStayAsTheyAre) {
    const LiveEvent finding = readBack(models::Json::parse(
        R"({"event":"finding","frame":1,"id":2,"kind":"stray_meeple","x":1,"y":0,"text":"The meeple of red on this tile belongs to no turn.","basis":"table"})"));
    EXPECT_EQ(
        std::get<FindingMade>(finding.content).finding,
        (StoryFinding{{1, 0},
                      FindingInWords{"stray_meeple", "The meeple of red on this tile belongs to no turn."}}));
    const LiveEvent lost = readBack(models::Json::parse(
        R"({"event":"out_of_sync","frame":1,"id":2,"reason":"the camera X is unplugged; plug it in again"})"));
    EXPECT_EQ(std::get<OutOfSync>(lost.content).reason, Lost("the camera X is unplugged; plug it in again"));
}

TEST(OldLogs, WhatTheRulesSayIsAValueAgainAfterResuming) {
    EventLedger ledger(tests::redAndBlue());
    std::vector<LiveEvent> told;
    for (const LiveEvent& event : ledger.update(tests::storyOf({"0 A:1@1,0", "0 B@0,1"}), 0))
        told.push_back(readBack(toJson(event, ledger.setup())));
    const EventLedger resumed = EventLedger::restore(tests::redAndBlue(), told).value();
    EXPECT_EQ(resumed.reported().findings(), ledger.reported().findings());
    ASSERT_EQ(resumed.reported().findings().size(), 1U);
    EXPECT_TRUE(
        std::holds_alternative<BrokenRule>(resumed.reported().findings().front().made.finding.content));
}

} // namespace
} // namespace meeplecam::session
