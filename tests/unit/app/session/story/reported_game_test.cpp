#include "app/session/story/reported_game.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// Events one after the other, and what came of the last.
class Reporting {
public:
    engine::Status tell(EventContent content, std::int64_t frame = 0) {
        return game.add({game.events(), frame, 0, std::move(content)});
    }
    ReportedGame game;
};

TilePlaced firstTile() {
    TilePlaced tile;
    tile.play.placement = engine::parsePlacement(tests::registry(), "D@0,0").value();
    return tile;
}

TilePlaced tileOf(int turn, const std::string& text, std::optional<int> before = {}) {
    TilePlaced tile;
    tile.turn = turn;
    tile.before = before;
    tile.play = engine::parseTurn(tests::registry(), text).value();
    return tile;
}

std::vector<int> idsOf(const Story& story) {
    std::vector<int> ids;
    for (const StoryTurn& told : story.turns)
        ids.push_back(told.id);
    return ids;
}

TEST(ReportedGame, AddsUpToTheStoryThatWasTold) {
    Reporting report;
    ASSERT_TRUE(report.tell(Fact{firstTile()}, 3));
    ASSERT_TRUE(report.tell(Fact{tileOf(0, "0 A:1@1,0")}, 5));
    const engine::PlacedMeeple thief{0, engine::MeepleType::Small, {{1, 0}, 1}};
    ASSERT_TRUE(report.tell(Fact{MeeplePlaced{0, thief, models::MeeplePose::Standing}}, 5));
    ASSERT_TRUE(report.tell(Fact{MeepleReturned{thief}}, 9));
    const Story story = report.game.story();
    EXPECT_EQ(story.start, firstTile().play.placement);
    EXPECT_EQ(story.startFrame, 3);
    ASSERT_THAT(story.turns, SizeIs(1));
    EXPECT_EQ(story.turns[0], tests::storyTurn(0, "0 A:1@1,0 +1", 5));
    EXPECT_THAT(story.returns, ElementsAre(StoryReturn{9, thief}));
    EXPECT_FALSE(story.ended);
}

TEST(ReportedGame, ATurnComesInFrontOfTheOneThatIsNamed) {
    Reporting report;
    ASSERT_TRUE(report.tell(Fact{tileOf(0, "0 A:1@1,0")}));
    ASSERT_TRUE(report.tell(Fact{tileOf(2, "1 B@0,2")}));
    ASSERT_TRUE(report.tell(Fact{tileOf(1, "1 B@0,1", 2)}));
    EXPECT_THAT(idsOf(report.game.story()), ElementsAre(0, 1, 2));
    const ReportedGame before = report.game;
    EXPECT_FALSE(report.tell(Fact{tileOf(3, "0 B@0,3", 7)})) << "nobody told turn 7";
    EXPECT_FALSE(report.tell(Fact{tileOf(1, "0 B@0,3")})) << "turn 1 was told";
    EXPECT_EQ(report.game, before);
}

TEST(ReportedGame, TakesEventsInTheirOrderAlone) {
    ReportedGame game;
    EXPECT_FALSE(game.add({1, 0, 0, InSync{}}));
    EXPECT_EQ(game, ReportedGame{});
    EXPECT_TRUE(game.add({0, 0, 0, InSync{}}));
    EXPECT_FALSE(game.add({0, 0, 0, InSync{}}));
    EXPECT_EQ(game.events(), 1);
}

TEST(ReportedGame, ACorrectionPutsAnotherFactInThePlaceOfTheFirst) {
    Reporting report;
    ASSERT_TRUE(report.tell(Fact{tileOf(0, "0 A:1@1,0")}, 5));
    ASSERT_TRUE(report.tell(Fact{tileOf(1, "1 B@0,1")}, 6));
    const ReportedFact first = report.game.facts()[0].told;
    const TilePlaced other = tileOf(0, "0 U:1@1,0", 1);
    ASSERT_TRUE(report.tell(Corrected{first, other}, 8));
    const Story story = report.game.story();
    EXPECT_THAT(idsOf(story), ElementsAre(0, 1));
    EXPECT_EQ(story.turns[0].turn.placement, other.play.placement);
    EXPECT_EQ(story.turns[0].frame, 5) << "when it was told first";
    const ReportedGame before = report.game;
    EXPECT_FALSE(report.tell(Corrected{first, other})) << "that is not told any more";
    EXPECT_FALSE(report.tell(Corrected{before.facts()[0].told, tileOf(1, "1 B@0,1")})) << "another turn";
    EXPECT_FALSE(report.tell(Corrected{before.facts()[0].told, tileOf(0, "0 A:1@1,0", 9)}));
    EXPECT_EQ(report.game, before) << "not the order of play either";
}

TEST(ReportedGame, WhatNeverHappenedIsGone) {
    Reporting report;
    ASSERT_TRUE(report.tell(Fact{tileOf(0, "0 A:1@1,0")}));
    ASSERT_TRUE(report.tell(Corrected{report.game.facts()[0].told, std::nullopt}));
    EXPECT_THAT(report.game.story().turns, IsEmpty());
    EXPECT_THAT(report.game.turnOrder(), IsEmpty());
}

TEST(ReportedGame, QuestionsAndFindingsAreOpenUntilTheyAreClosed) {
    Reporting report;
    StoryQuestion question;
    question.turn = 4;
    ASSERT_TRUE(report.tell(QuestionAsked{question}));
    ASSERT_TRUE(report.tell(FindingMade{{{1, 2}, StrayMeeple{1}}, FindingBasis::Table}));
    ASSERT_TRUE(report.tell(FindingMade{{{1, 2}, ImpossibleTurn{}}, FindingBasis::Rules}));
    EXPECT_THAT(report.game.story().questions, ElementsAre(question));
    EXPECT_THAT(report.game.story().findings, ElementsAre(StoryFinding{{1, 2}, StrayMeeple{1}}))
        << "what follows from the rules is no part of the story";
    EXPECT_FALSE(report.tell(QuestionClosed{1})) << "that is a finding";
    ASSERT_TRUE(report.tell(QuestionClosed{0}));
    ASSERT_TRUE(report.tell(FindingClosed{1}));
    EXPECT_THAT(report.game.questions(), IsEmpty());
    EXPECT_THAT(report.game.findings(), SizeIs(1));
    EXPECT_FALSE(report.tell(QuestionClosed{0}));
    EXPECT_FALSE(report.tell(FindingClosed{1}));
}

TEST(ReportedGame, RemembersWhyTheTableIsLostUntilItIsFound) {
    Reporting report;
    ASSERT_TRUE(report.tell(OutOfSync{vision::TableLoss::TooDark}));
    EXPECT_EQ(report.game.story().outOfSync, Lost(vision::TableLoss::TooDark));
    ASSERT_TRUE(report.tell(InSync{}));
    EXPECT_EQ(report.game.outOfSync(), std::nullopt);
}

TEST(ReportedGame, KnowsEachPlayersMeepleAsItWasShownLast) {
    Reporting report;
    ASSERT_TRUE(report.tell(MeepleShown{0, {200, 0, 0}}));
    ASSERT_TRUE(report.tell(MeepleShown{1, {0, 0, 200}}));
    ASSERT_TRUE(report.tell(MeepleShown{0, {150, 9, 9}}));
    EXPECT_THAT(report.game.shown(), ElementsAre(MeepleShown{1, {0, 0, 200}}, MeepleShown{0, {150, 9, 9}}));
}

} // namespace
} // namespace meeplecam::session
