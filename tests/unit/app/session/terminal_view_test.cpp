#include "app/session/terminal_view.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;

TEST(TerminalView, WaitsForTheFirstTile) {
    EXPECT_THAT(tableLines(EventLedger(tests::redAndBlue())),
                ElementsAre("waiting for the first tile", "  red   0 points, 0 if the game ended now",
                            "  blue  0 points, 0 if the game ended now"));
}

TEST(TerminalView, ShowsTheGame) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1"});
    StoryQuestion question{1, models::ReportQuestion::About::Meeple, {0, 1}, {}, "a hand was there"};
    question.alternatives = {{"no meeple", story.turns[1]}, {"blue cloister 0", story.turns[1]}};
    story.questions = {question};
    story.findings = {{"unknown_tile", {4, 4}, "something lies at (4, 4)"}};
    story.outOfSync = "the light went out";
    ledger.update(story, 0);
    EXPECT_THAT(
        tableLines(ledger),
        ElementsAre("red is to move; 2 turns played, 69 tiles left",
                    "  red   0 points, 2 if the game ended now", "  blue  0 points, 0 if the game ended now",
                    "last: red puts a meeple on the road at (1, 0)",
                    "question 1, the meeple at (0, 1): 1 no meeple, 2 blue cloister 0 (a hand was there)",
                    "look: something lies at (4, 4)", "out of sync: the light went out"));
}

TEST(TerminalView, SaysWhenTheGameIsOver) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 A:1@1,0"});
    story.ended = true;
    ledger.update(story, 0);
    EXPECT_EQ(tableLines(ledger).front(), "the game is over; 1 turn played, 70 tiles left");
}

TEST(TerminalView, AfterResumingItIsTheSame) {
    const models::GameRecord record = tests::recordedGame("classic.json");
    EventLedger ledger(record.setup);
    std::vector<LiveEvent> all;
    for (const Story& story : tests::storiesOf(record)) {
        const std::vector<LiveEvent> events = ledger.update(story, 0);
        all.insert(all.end(), events.begin(), events.end());
    }
    EXPECT_EQ(tableLines(EventLedger::restore(record.setup, all).value()), tableLines(ledger));
}

} // namespace
} // namespace meeplecam::session
