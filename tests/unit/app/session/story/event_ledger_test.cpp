#include "app/session/story/event_ledger.h"

#include "tests/support/stories.h"
#include "tests/support/told_words.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<std::string> kLedgerTurns{"0 A:1@1,0 +1", "1 B@0,1 +0", "0 A:3@-1,0", "1 E:2@0,-1 +0"};

EventLedger newLedger(const tests::Scenario& scenario = {}) {
    return EventLedger(tests::redAndBlue(scenario));
}

/// What is told on a second story after a first one.
std::vector<std::string> toldAfter(const Story& first, const Story& second) {
    EventLedger told = newLedger();
    told.update(first, 1);
    return tests::wordsOf(told.update(second, 2));
}

Story with(Story story, void (*change)(Story&)) {
    change(story);
    return story;
}

TEST(EventLedger, TellsAGameAsItGoes) {
    EventLedger told = newLedger();
    EXPECT_THAT(tests::wordsOf(told.update({}, 0)), IsEmpty());
    EXPECT_THAT(tests::wordsOf(told.update(tests::storyOf({}), 0)), ElementsAre("tile first D@0,0"));
    Story story = tests::storyOf({kLedgerTurns[0]});
    EXPECT_THAT(tests::wordsOf(told.update(story, 1)),
                ElementsAre("tile 0 A:1@1,0", "meeple 0 on 1", "scores { 0, 0 }{ 2, 0 }"));
    story = tests::storyOf(kLedgerTurns);
    EXPECT_THAT(tests::wordsOf(told.update(story, 2)),
                ElementsAre("tile 1 B@0,1", "tile 2 A:3@-1,0", "tile 3 E:2@0,-1", "meeple 1 on 0",
                            "meeple 3 on 0", "scored road 0:3", "scored city 1:4",
                            "scores { 3, 4 }{ 3, 8 }"));
    story.returns.push_back({3, {0, engine::MeepleType::Small, {{1, 0}, 1}}});
    EXPECT_THAT(tests::wordsOf(told.update(story, 3)), ElementsAre("home 0"));
    story.ended = true;
    EXPECT_THAT(tests::wordsOf(told.update(story, 4)), ElementsAre("end { 3, 8 }"));
}

TEST(EventLedger, NumbersEventsAndSaysWhichBelongTogether) {
    EventLedger told = newLedger();
    told.update(tests::storyOf({}), 5);
    const std::vector<LiveEvent> events = told.update(tests::storyOf({kLedgerTurns[0]}), 9);
    ASSERT_EQ(events.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(events[static_cast<std::size_t>(i)].id, 1 + i);
        EXPECT_EQ(events[static_cast<std::size_t>(i)].frame, 9);
        EXPECT_EQ(events[static_cast<std::size_t>(i)].following, 2 - i);
    }
}

TEST(EventLedger, TellsNothingTwice) {
    EventLedger told = newLedger();
    told.update(tests::storyOf(kLedgerTurns), 1);
    EXPECT_THAT(tests::wordsOf(told.update(tests::storyOf(kLedgerTurns), 2)), IsEmpty());
    Story later = tests::storyOf(kLedgerTurns);
    later.turns[0].frame = 7;
    EXPECT_THAT(tests::wordsOf(told.update(later, 3)), IsEmpty());
}

TEST(EventLedger, CorrectsATileAndWhatFollowed) {
    const Story first = tests::storyOf(kLedgerTurns);
    Story second = first;
    second.turns[3] = tests::storyTurn(3, "1 G:1@0,-1 +0"); // a city that stays open
    EXPECT_THAT(toldAfter(first, second),
                ElementsAre("not scored city 1:4, but nothing", "not tile 3 E:2@0,-1, but tile 3 G:1@0,-1",
                            "scores { 3, 0 }{ 3, 6 }"));
}

TEST(EventLedger, ACorrectionNamesWhatWasToldLast) {
    EventLedger told = newLedger();
    told.update(tests::storyOf({"0 A:1@1,0"}), 1);
    told.update(tests::storyOf({"0 U:1@1,0"}), 2);
    const std::vector<LiveEvent> events = told.update(tests::storyOf({"0 V@1,0"}), 3);
    ASSERT_FALSE(events.empty());
    const auto& corrected = std::get<Corrected>(events.front().content);
    EXPECT_EQ(corrected.was.id, 1);
    EXPECT_EQ(corrected.was.frame, 2);
    EXPECT_EQ(tests::ToldWords()(corrected), "not tile 0 U:1@1,0, but tile 0 V@1,0");
}

TEST(EventLedger, CorrectsTheMeepleOfATurn) {
    const Story without = tests::storyOf({"0 A:1@1,0"});
    const Story onRoad = tests::storyOf({"0 A:1@1,0 +1"});
    const Story inCloister = tests::storyOf({"0 A:1@1,0 +0"});
    EXPECT_THAT(toldAfter(without, onRoad), ElementsAre("meeple 0 on 1", "scores { 0, 0 }{ 2, 0 }"));
    EXPECT_THAT(toldAfter(onRoad, inCloister), ElementsAre("not meeple 0 on 1, but meeple 0 on 0"));
    EXPECT_THAT(toldAfter(onRoad, without),
                ElementsAre("not meeple 0 on 1, but nothing", "scores { 0, 0 }{ 0, 0 }"));
}

TEST(EventLedger, TakesBackATurnThatNeverHappened) {
    const Story second = with(tests::storyOf(kLedgerTurns), [](Story& story) { story.turns.pop_back(); });
    EXPECT_THAT(toldAfter(tests::storyOf(kLedgerTurns), second),
                ElementsAre("not tile 3 E:2@0,-1, but nothing", "not meeple 3 on 0, but nothing",
                            "not scored city 1:4, but nothing", "scores { 3, 0 }{ 3, 4 }"));
}

TEST(EventLedger, PutsATurnBetweenOthers) {
    const Story second = with(tests::storyOf(kLedgerTurns), [](Story& story) {
        story.turns.insert(story.turns.begin() + 1, tests::storyTurn(9, "1 A@5,5"));
        story.turns.insert(story.turns.begin() + 2, tests::storyTurn(8, "0 A@6,5"));
    });
    EventLedger told = newLedger();
    told.update(tests::storyOf(kLedgerTurns), 1);
    const std::vector<std::string> words = tests::wordsOf(told.update(second, 2));
    EXPECT_EQ(words[0], "tile 9 A@5,5 before 1");
    EXPECT_EQ(words[1], "tile 8 A@6,5 before 1");
    EXPECT_THAT(told.reported().turnOrder(), ElementsAre(0, 9, 8, 1, 2, 3));
}

TEST(EventLedger, CorrectsTheOrderOfPlay) {
    const Story second = with(tests::storyOf({"0 A:1@1,0", "1 B@0,1", "0 A:3@-1,0"}), [](Story& story) {
        std::swap(story.turns[1], story.turns[2]);
        story.turns.insert(story.turns.begin() + 1, tests::storyTurn(5, "1 B@1,1"));
    });
    EventLedger told = newLedger();
    told.update(tests::storyOf({"0 A:1@1,0", "1 B@0,1", "0 A:3@-1,0"}), 1);
    const std::vector<std::string> words = tests::wordsOf(told.update(second, 2));
    EXPECT_EQ(words[0], "not tile 2 A:3@-1,0, but tile 2 A:3@-1,0 before 1");
    EXPECT_EQ(words[1], "tile 5 B@1,1 before 2");
    EXPECT_THAT(told.reported().turnOrder(), ElementsAre(0, 5, 2, 1));
}

TEST(EventLedger, WhatAPersonConfirmedIsKnown) {
    const Story second =
        with(tests::storyOf({kLedgerTurns[0]}), [](Story& story) { story.turns[0].origin = Origin::Person; });
    EXPECT_THAT(toldAfter(tests::storyOf({kLedgerTurns[0]}), second),
                ElementsAre("not tile 0 A:1@1,0, but tile 0 A:1@1,0 by a person"));
}

TEST(EventLedger, BrokenRulesAreFindingsAndTheTurnsCount) {
    const auto told = [](const std::vector<std::string>& turns) {
        return tests::wordsOf(newLedger().update(tests::storyOf(turns), 0)).back();
    };
    EXPECT_EQ(told({"0 A:1@1,0", "0 B@0,1"}), "turn_order: Red played, but it was Blue's turn.");
    EXPECT_EQ(told({"0 B@0,-1"}), "edge_clash: This tile does not fit: a city meets a field.");
    EXPECT_EQ(told({"0 C@9,9"}), "lone_tile: This tile touches no other tile.");
    EXPECT_EQ(told({"0 C@0,-1", "1 C@0,-2"}),
              "surplus_tile: The boxes hold fewer tiles of this kind: city on all sides with a pennant (C).");
    EXPECT_EQ(told({"0 A:1@1,0 +1", "1 A:3@-1,0 +1"}),
              "occupied_feature: There is already a meeple on this road.");
    EXPECT_EQ(told({"0 A:1@1,0 +1@0,0"}),
              "misplaced_meeple: A meeple may only be placed on the tile that was just laid.");
}

TEST(EventLedger, AMeepleTooManyIsAFinding) {
    tests::Scenario scenario;
    scenario.rules.meeples = 1;
    EventLedger told = newLedger(scenario);
    EXPECT_EQ(
        tests::wordsOf(told.update(tests::storyOf({"0 A:1@1,0 +0", "1 B@0,1", "0 A:3@-1,0 +0"}), 0)).back(),
        "meeple_too_many: Red has no meeple left.");
}

TEST(EventLedger, AnImpossibleTurnIsAFindingAndCountsForNothing) {
    EventLedger told = newLedger();
    EXPECT_THAT(
        tests::wordsOf(told.update(tests::storyOf({"0 A:1@1,0", "1 B@0,0"}), 0)).back(),
        "impossible_turn: This turn is impossible and does not count. A tile already lies here: city on one "
        "side, straight road (D).");
    EXPECT_EQ(told.game()->state().turns, 1);
}

TEST(EventLedger, AnotherFirstTileIsAFindingAndTheGameGoesOn) {
    Story story = tests::storyOf({});
    story.start = tests::placement("base.U", 0, 0);
    EventLedger told = newLedger();
    EXPECT_THAT(
        tests::wordsOf(told.update(story, 0)),
        ElementsAre(
            "tile first U@0,0",
            "first_tile: A game with these boxes starts with “city on one side, straight road (D)”, not with "
            "“straight road (U)”."));
    EXPECT_TRUE(told.game().has_value());
}

const std::string kStays =
    "not_taken_back: Red's meeple is still on the road that scored 3 points. Return it to the supply.";

TEST(EventLedger, AMeepleThatStaysIsFoundWhenTheNextTurnIsOver) {
    std::vector<std::string> turns = kLedgerTurns;
    EventLedger told = newLedger();
    told.update(tests::storyOf(turns), 0); // scored in turn 2; turn 3 is not over yet
    EXPECT_THAT(told.reported().findings(), IsEmpty());
    turns.emplace_back("0 B@2,0");
    Story story = tests::storyOf(turns);
    EXPECT_THAT(tests::wordsOf(told.update(story, 1)), ElementsAre("tile 4 B@2,0", kStays));
    const int finding = told.reported().findings().front().id;
    story.returns.push_back({2, {0, engine::MeepleType::Small, {{1, 0}, 1}}});
    EXPECT_THAT(tests::wordsOf(told.update(story, 2)),
                ElementsAre("home 0", "closed finding " + std::to_string(finding)));
}

TEST(EventLedger, AMeepleThatStaysIsFoundWhenTheGameEndsAfterTheNextTurn) {
    Story story = tests::storyOf(kLedgerTurns);
    story.ended = true;
    EXPECT_EQ(tests::wordsOf(newLedger().update(story, 0)).back(), kStays);
}

TEST(EventLedger, AMeepleThatGoesHomeWithoutAScoringIsFound) {
    Story story = tests::storyOf({kLedgerTurns[0]});
    story.returns.push_back({2, {0, engine::MeepleType::Small, {{1, 0}, 1}}});
    const std::string found =
        "taken_without_scoring: Red's meeple was taken off its road, but the road has not scored. "
        "Put it back.";
    EventLedger told = newLedger();
    EXPECT_THAT(tests::wordsOf(told.update(story, 1)).back(), found);
    story.turns.push_back(tests::storyTurn(1, "1 B@0,1"));
    story.turns.push_back(tests::storyTurn(2, "0 A:3@-1,0")); // now the road is complete
    EXPECT_THAT(tests::wordsOf(told.update(story, 2)).back(), testing::StartsWith("closed finding"));
}

TEST(EventLedger, AtTheEndAllMeeplesGoHome) {
    Story story = tests::storyOf({kLedgerTurns[0]});
    story.ended = true;
    story.returns.push_back({2, {0, engine::MeepleType::Small, {{1, 0}, 1}}});
    EventLedger told = newLedger();
    told.update(story, 1);
    EXPECT_THAT(told.reported().findings(), IsEmpty());
}

TEST(EventLedger, QuestionsAndFindingsAreToldOnceAndClosed) {
    Story story = tests::storyOf({kLedgerTurns[0]});
    story.questions.push_back({0, models::ReportQuestion::About::Tile, {1, 0}, {}, "a hand covers it"});
    story.findings.push_back({{4, 4}, FindingInWords{"unknown_tile", "something lies at (4, 4)"}});
    EventLedger told = newLedger();
    EXPECT_THAT(tests::wordsOf(told.update(story, 1)),
                ElementsAre("tile first D@0,0", "tile 0 A:1@1,0", "meeple 0 on 1", "scores { 0, 0 }{ 2, 0 }",
                            "question a hand covers it", "unknown_tile: something lies at (4, 4)"));
    story.outOfSync = "the light went out";
    EXPECT_THAT(tests::wordsOf(told.update(story, 2)), ElementsAre("out of sync: the light went out"));
    story.outOfSync.reset();
    story.questions.clear();
    story.findings.clear();
    EXPECT_THAT(tests::wordsOf(told.update(story, 3)),
                ElementsAre("in sync", "closed question 4", "closed finding 5"));
}

} // namespace
} // namespace meeplecam::session
