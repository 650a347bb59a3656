#include "app/session/telling/terminal_view.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;

std::vector<std::string> linesOf(const EventLedger& ledger) {
    std::vector<std::string> lines;
    for (const QString& line : tableLines(ledger))
        lines.push_back(line.toStdString());
    return lines;
}

TEST(TerminalView, WaitsForTheFirstTile) {
    EXPECT_THAT(linesOf(EventLedger(tests::redAndBlue())),
                ElementsAre("Waiting for the first tile", "  Red   0 points", "  Blue  0 points"));
}

TEST(TerminalView, ShowsTheGame) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1"});
    StoryQuestion question{
        1, models::ReportQuestion::About::Meeple, {0, 1}, {}, models::QuestionReason::MaybeMeeple};
    question.alternatives = {{story.turns[1]}, {tests::storyTurn(1, "1 B@0,1 +0")}};
    story.questions = {question};
    story.findings = {{{4, 4}, FindingInWords{"unknown_tile", "Something lies here."}}};
    story.outOfSync = "the light went out";
    ledger.update(story, 0);
    EXPECT_THAT(
        linesOf(ledger),
        ElementsAre(testing::StartsWith("Red's turn · 2 turn"), "  Red   0 points, 2 if the game ended now",
                    "  Blue  0 points", "Last: Red puts a meeple on the road",
                    "Question 1: Turn 2: what does the meeple claim? 1 no meeple, 2 Blue in the cloister "
                    "(this may be a meeple)",
                    "Note: Something lies here.", "The game can't be followed: the light went out"));
}

TEST(TerminalView, SaysWhenTheGameIsOver) {
    EventLedger ledger(tests::redAndBlue());
    Story story = tests::storyOf({"0 A:1@1,0"});
    story.ended = true;
    ledger.update(story, 0);
    EXPECT_THAT(linesOf(ledger).front(), testing::StartsWith("The game is over · 1 turn"));
}

TEST(TerminalView, AfterResumingItIsTheSame) {
    const models::GameRecord record = tests::recordedGame("classic.json");
    EventLedger ledger(record.setup);
    std::vector<LiveEvent> all;
    for (const Story& story : tests::storiesOf(record)) {
        const std::vector<LiveEvent> events = ledger.update(story, 0);
        all.insert(all.end(), events.begin(), events.end());
    }
    EXPECT_EQ(linesOf(EventLedger::restore(record.setup, all).value()), linesOf(ledger));
}

} // namespace
} // namespace meeplecam::session
