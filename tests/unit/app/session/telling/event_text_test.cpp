#include "app/session/telling/event_text.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;

/// What is told on a story, in words; behind a number of a turn, if it is about one.
std::vector<std::string> told(EventLedger& ledger, const Story& story) {
    std::vector<std::string> words;
    const std::vector<LiveEvent> events = ledger.update(story, 0);
    for (const EventLine& line : linesOf(events, ledger))
        words.push_back((line.turn ? std::to_string(*line.turn) + " " : "") + line.text.toStdString());
    return words;
}

TEST(EventText, TellsWhatHappens) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 U:1@1,0 +0", "1 B@0,1"});
    std::vector<std::string> words = told(ledger, story);
    ASSERT_EQ(words.size(), 4U);
    EXPECT_THAT(words[0], testing::StartsWith("The first tile is “"));
    EXPECT_EQ(words[1], "1 Red lays “straight road (U)” and puts a meeple on the road");
    EXPECT_THAT(words[2], testing::StartsWith("2 Blue lays “"));
    EXPECT_EQ(words[3], "Scores: Red 0 (2 if the game ended now), Blue 0");
    story.turns.push_back(tests::storyTurn(2, "0 A:1@2,0"));
    story.turns.push_back(tests::storyTurn(3, "1 A:3@-1,0"));
    words = told(ledger, story);
    EXPECT_THAT(words, testing::Contains("4 Red scores 4 points for a road (4 tiles)"));
    story.returns.push_back({0, {0, engine::MeepleType::Small, {{1, 0}, 1}}});
    EXPECT_THAT(told(ledger, story), ElementsAre("Red takes a meeple back"));
    story.ended = true;
    EXPECT_THAT(told(ledger, story), ElementsAre("The game is over and Red wins: Red 4, Blue 0"));
}

TEST(EventText, AMeepleThatComesLaterIsALineOfItsOwn) {
    EventLedger ledger(tests::redAndBlue());
    told(ledger, tests::storyOf({"0 U:1@1,0"}));
    EXPECT_THAT(
        told(ledger, tests::storyOf({"0 U:1@1,0 +0"})),
        ElementsAre("1 Red puts a meeple on the road", "Scores: Red 0 (2 if the game ended now), Blue 0"));
}

TEST(EventText, TellsWhatElseATurnDoes) {
    EventLedger ledger(tests::redAndBlue());
    const std::vector<std::string> words = told(ledger, tests::storyOf({"0 A:1@1,0 +1 ~U $0>1:1\"\""}));
    EXPECT_EQ(words[1], "1 Red sets “straight road (U)” aside, since it fits nowhere");
    EXPECT_THAT(words[2], testing::EndsWith("and puts a meeple on the road"));
    EXPECT_EQ(words[3], "1 Red gives 1 point to Blue");
}

TEST(EventText, TellsWhatWasWrong) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 A:1@1,0", "1 U@0,1"});
    told(ledger, story);
    story.turns[0] = tests::storyTurn(0, "0 U:1@1,0");
    story.turns.pop_back();
    const std::vector<std::string> words = told(ledger, story);
    ASSERT_GE(words.size(), 2U);
    EXPECT_EQ(words[0], "Taken back: Blue lays “straight road (U)”");
    EXPECT_THAT(words[1], testing::StartsWith("1 Corrected: Red lays “straight road (U)” (not: Red lays “"));
    story.turns[0].origin = Origin::Person;
    EXPECT_THAT(told(ledger, story), ElementsAre("1 Confirmed: Red lays “straight road (U)”"));
}

TEST(EventText, TellsWhatIsNotSureAndWhatIsLost) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 U:1@1,0"});
    told(ledger, story);
    StoryQuestion question{
        0, models::ReportQuestion::About::Tile, {1, 0}, {}, models::QuestionReason::LooksAlike};
    question.alternatives = {{story.turns[0]}, {tests::storyTurn(0, "0 U@1,0")}};
    story.questions = {question};
    story.findings = {{{1, 0}, StrayMeeple{1}}};
    story.outOfSync = vision::TableLoss::TooDark;
    EXPECT_THAT(
        told(ledger, story),
        ElementsAre(
            "Question: Turn 1: which tile is this? 1 straight road (U), 2 straight road (U) "
            "(several tiles match what is visible)",
            "Note: Turn 1: Blue's meeple on this tile does not belong to any turn.",
            "The game can't be followed: The picture is too dark to see the tiles. Turn on a light."));
    EXPECT_THAT(told(ledger, tests::storyOf({"0 U:1@1,0"})),
                ElementsAre("The game is followed again", "A question is resolved", "A note is resolved"));
}

TEST(EventText, AMeepleOnAFeatureThatIsNotThereStandsOnTheBoard) {
    EventLedger ledger(tests::redAndBlue());
    told(ledger, tests::storyOf({}));
    const LiveEvent event{0, 0, 0, Fact{MeeplePlaced{0, {1, engine::MeepleType::Large, {{5, 5}, 1}}, {}}}};
    EXPECT_EQ(wordsOf(event, ledger), QStringLiteral("Blue puts the large meeple on the board"));
}

} // namespace
} // namespace meeplecam::session
