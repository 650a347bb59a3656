#include "app/session/log/log_text.h"

#include "app/session/story/event_ledger.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

LogHeader header() {
    return {tests::redAndBlue(), "c3", "camera 0"};
}

std::vector<LiveEvent> eventsOfAGame() {
    EventLedger ledger(tests::redAndBlue());
    std::vector<LiveEvent> events = ledger.update(tests::storyOf({}), 0);
    for (const LiveEvent& event : ledger.update(tests::storyOf({"0 A:1@1,0 +1"}), 5))
        events.push_back(event);
    return events; // the first tile alone; then a tile, a meeple and the scores together
}

std::string logOfAGame() {
    return headerLine(header()) + eventLines(eventsOfAGame(), tests::redAndBlue());
}

engine::Result<LogText> parse(const std::string& text) {
    return parseLog(text, "a.log", models::bundledTiles());
}

TEST(LogText, IsReadAsItWasWritten) {
    const auto log = parse(logOfAGame());
    ASSERT_TRUE(log.has_value()) << log.error().message;
    EXPECT_EQ(log->wholeBytes, logOfAGame().size());
    EXPECT_EQ(log->game->events, eventsOfAGame());
    EXPECT_EQ(log->game->header.catalogue, "c3");
    EXPECT_EQ(log->game->header.source, "camera 0");
    EXPECT_EQ(differenceOf(log->game->header.setup, tests::redAndBlue()), std::nullopt);
}

TEST(LogText, WhereverItIsTornWholeEventsAreKept) {
    const std::string whole = logOfAGame();
    const std::size_t firstLine = headerLine(header()).size();
    const std::size_t firstEvent = whole.find('\n', firstLine) + 1;
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        const auto log = parse(whole.substr(0, length));
        ASSERT_TRUE(log.has_value()) << length << ": " << log.error().message;
        ASSERT_EQ(log->game.has_value(), length >= firstLine) << length;
        const std::size_t events = length < firstEvent ? 0U : length < whole.size() ? 1U : 4U;
        const std::size_t bytes = length < firstLine      ? 0U
                                  : length < firstEvent   ? firstLine
                                  : length < whole.size() ? firstEvent
                                                          : length;
        EXPECT_EQ(log->wholeBytes, bytes) << length;
        EXPECT_EQ(log->game ? log->game->events.size() : 0U, events) << length;
    }
}

TEST(LogText, DamageIsNamedWithItsLine) {
    const std::string whole = logOfAGame();
    const auto problem = [&](const std::string& old, const std::string& damaged) {
        std::string text = whole;
        text.replace(text.find(old), old.size(), damaged);
        const auto log = parse(text);
        return log ? "" : log.error().message;
    };
    EXPECT_THAT(problem(R"("id":1)", R"("id":2)"),
                StartsWith("a.log is no log, or damaged; line 3: event 2 comes where"));
    EXPECT_THAT(problem("base.A", "base.@"), HasSubstr("line 3: tile names no tile type"));
    EXPECT_THAT(problem(R"({"event":"meeple)", "\n{\"event\":\"meeple"),
                HasSubstr("line 4: it is not valid JSON"));
    EXPECT_THAT(problem("meeplecam-log 1", "meeplecam-log 9"),
                HasSubstr("line 1: format is not \"meeplecam-log 1\""));
    EXPECT_THAT(problem(R"("players":2)", R"("players":1)"), HasSubstr("line 1: "));
    EXPECT_THAT(problem(R"("following":1)", R"("following":5)"), HasSubstr("line 4: following is 5 where 1"));
    EXPECT_THAT(problem(R"("player":"red")", R"("player":"pink")"), HasSubstr("line 3: player is none of"));
}

TEST(LogText, OtherFilesAreNoLogs) {
    EXPECT_THAT(parse("hello").error().message, HasSubstr("is no log"));
    EXPECT_THAT(parse("hello\n").error().message, HasSubstr("is no log"));
    EXPECT_THAT(parse(std::string(20, '\0')).error().message, HasSubstr("is no log"));
    EXPECT_TRUE(parse("{\"form").has_value());
}

TEST(LogText, GamesDifferByPlayersTilesAndRules) {
    engine::GameSetup other = tests::redAndBlue();
    other.players[1].colour = "green";
    EXPECT_EQ(differenceOf(tests::redAndBlue(), other), "participants");
    other = tests::redAndBlue();
    other.rules.farmers = false;
    EXPECT_EQ(differenceOf(tests::redAndBlue(), other), "rules");
    other = tests::redAndBlue();
    other.start = tests::placement("base.D", 3, 3);
    EXPECT_EQ(differenceOf(tests::redAndBlue(), other), std::nullopt);
}

} // namespace
} // namespace meeplecam::session
