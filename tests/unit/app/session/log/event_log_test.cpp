#include "app/session/log/event_log.h"

#include "app/session/story/event_ledger.h"
#include "models/records/setup_json.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>

#include <csignal>
#include <sys/resource.h>

namespace meeplecam::session {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// For a while files may have so many bytes only, as on a disk that is full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN); // writing fails then, instead of ending the program
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int) = SIG_DFL;
};

class EventLogTest : public tests::FolderTest {
protected:
    [[nodiscard]] LogPlace place(ExistingLog existing) const {
        return {pathOf("game.log"), {tests::redAndBlue(), "c3", "demo"}, existing};
    }
    [[nodiscard]] engine::Result<OpenedLog> open(ExistingLog existing = ExistingLog::Refuse) const {
        return EventLog::open(place(existing), models::bundledTiles());
    }
    /// The same game to be resumed with another box.
    [[nodiscard]] LogPlace withInns() const {
        LogPlace wider = place(ExistingLog::Resume);
        const std::vector<std::string> both{"base", "inns_cathedrals"};
        const auto setup = models::setupOf(models::bundledTiles(), both);
        wider.header.setup.sets = setup->sets;
        wider.header.setup.rules = setup->rules;
        return wider;
    }
    [[nodiscard]] std::vector<LiveEvent> eventsOnDisk() const {
        auto logged = readEventLog(pathOf("game.log"), models::bundledTiles());
        return logged ? logged->events : std::vector<LiveEvent>{};
    }

    EventLedger m_ledger{tests::redAndBlue()};
};

TEST_F(EventLogTest, EventsAreOnTheDiskAtOnce) {
    auto opened = open();
    ASSERT_TRUE(opened.has_value());
    EXPECT_THAT(opened->events, IsEmpty());
    const std::vector<LiveEvent> first = m_ledger.update(tests::storyOf({}), 0);
    EXPECT_TRUE(opened->log.append(first).has_value());
    EXPECT_EQ(eventsOnDisk(), first);
    EXPECT_EQ(opened->log.problem(), std::nullopt);
}

TEST_F(EventLogTest, IsResumedWhereItEnded) {
    std::vector<LiveEvent> events = m_ledger.update(tests::storyOf({}), 0);
    {
        auto opened = open();
        ASSERT_TRUE(opened->log.append(events).has_value());
    }
    auto resumed = open(ExistingLog::Resume);
    ASSERT_TRUE(resumed.has_value()) << resumed.error().message;
    EXPECT_EQ(resumed->events, events);
    const std::vector<LiveEvent> more = m_ledger.update(tests::storyOf({"0 A:1@1,0"}), 3);
    EXPECT_TRUE(resumed->log.append(more).has_value());
    events.insert(events.end(), more.begin(), more.end());
    EXPECT_EQ(eventsOnDisk(), events);
}

TEST_F(EventLogTest, WhatWasTornIsCutWhenItIsResumed) {
    {
        auto opened = open();
        ASSERT_TRUE(opened->log.append(m_ledger.update(tests::storyOf({}), 0)).has_value());
    }
    const std::string whole = textOf("game.log");
    write("game.log", whole + R"({"event":"tile_pla)");
    ASSERT_TRUE(open(ExistingLog::Resume).has_value());
    EXPECT_EQ(textOf("game.log"), whole);
}

TEST_F(EventLogTest, AFileThatWasDeletedOrMovedIsWrittenAnewAndThatIsSaidOnce) {
    auto opened = open();
    ASSERT_TRUE(opened->log.append(m_ledger.update(tests::storyOf({}), 0)));
    for (const char* turn : {"0 A:1@1,0", "1 B@0,1"}) {
        SCOPED_TRACE(turn);
        std::filesystem::rename(pathOf("game.log"), pathOf(std::string("moved") + turn[0]));
        Story story = m_ledger.reported().story();
        story.turns.push_back(tests::storyTurn(static_cast<int>(story.turns.size()), turn));
        EXPECT_TRUE(opened->log.append(m_ledger.update(story, 1)));
        EXPECT_THAT(opened->log.problem().value_or(""),
                    HasSubstr("was moved away or deleted; it was written anew"));
        EXPECT_EQ(static_cast<int>(eventsOnDisk().size()), m_ledger.reported().events());
        EXPECT_TRUE(opened->log.retry());
        EXPECT_EQ(opened->log.problem(), std::nullopt);
    }
}

TEST_F(EventLogTest, AFileThatOthersCutOrAddedToIsPutRightAndThatIsSaidOnce) {
    auto opened = open();
    ASSERT_TRUE(opened->log.append(m_ledger.update(tests::storyOf({}), 0)));
    const std::string whole = textOf("game.log");
    for (const std::string& changed : {std::string(), whole.substr(0, 30), whole + "more\n"}) {
        write("game.log", changed);
        EXPECT_TRUE(opened->log.retry());
        EXPECT_THAT(opened->log.problem().value_or(""),
                    HasSubstr("was changed by another program; it was written anew"));
        EXPECT_EQ(textOf("game.log"), whole);
        EXPECT_TRUE(opened->log.retry());
        EXPECT_EQ(opened->log.problem(), std::nullopt);
    }
    write("game.log", "");
    ASSERT_TRUE(opened->log.append(m_ledger.update(tests::storyOf({"0 A:1@1,0"}), 1)));
    EXPECT_EQ(static_cast<int>(eventsOnDisk().size()), m_ledger.reported().events());
}

TEST_F(EventLogTest, ACutFileIsPutRightOnceTheDiskHasRoom) {
    auto opened = open();
    ASSERT_TRUE(opened->log.append(m_ledger.update(tests::storyOf({}), 0)));
    const std::string whole = textOf("game.log");
    write("game.log", "");
    {
        const FullDisk full(10);
        EXPECT_FALSE(opened->log.append(m_ledger.update(tests::storyOf({"0 A:1@1,0"}), 1)));
        EXPECT_THAT(opened->log.problem().value_or(""), HasSubstr("cannot be written (File too large)"));
    }
    EXPECT_TRUE(opened->log.retry());
    EXPECT_THAT(textOf("game.log"), testing::StartsWith(whole));
    EXPECT_EQ(static_cast<int>(eventsOnDisk().size()), m_ledger.reported().events());
}

TEST_F(EventLogTest, IsForTheUserAlone) {
    ASSERT_TRUE(open());
    EXPECT_EQ(std::filesystem::status(pathOf("game.log")).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST_F(EventLogTest, AResumedFileThatWasDeletedIsWrittenAnewAsAWhole) {
    {
        auto opened = open();
        ASSERT_TRUE(opened->log.append(m_ledger.update(tests::storyOf({}), 0)));
    }
    const std::string whole = textOf("game.log");
    auto resumed = open(ExistingLog::Resume);
    std::filesystem::remove(pathOf("game.log"));
    EXPECT_TRUE(resumed->log.retry());
    EXPECT_EQ(textOf("game.log"), whole);
}

TEST_F(EventLogTest, WhatTookThePlaceOfADeletedFileIsNotWrittenOver) {
    auto opened = open();
    std::filesystem::remove(pathOf("game.log"));
    write("game.log", "precious");
    EXPECT_FALSE(opened->log.append(m_ledger.update(tests::storyOf({}), 0)));
    EXPECT_THAT(opened->log.problem().value_or(""), HasSubstr("cannot be written"));
    EXPECT_EQ(textOf("game.log"), "precious");
}

TEST_F(EventLogTest, KeepsItsDateWhenItIsOpened) {
    ASSERT_TRUE(open());
    const auto then = std::filesystem::file_time_type::clock::now() - std::chrono::hours(3);
    std::filesystem::last_write_time(pathOf("game.log"), then);
    ASSERT_TRUE(open(ExistingLog::Resume));
    EXPECT_EQ(std::filesystem::last_write_time(pathOf("game.log")), then);
}

TEST_F(EventLogTest, KnowsWhetherItsSourceIsTheSame) {
    ASSERT_TRUE(open());
    EXPECT_TRUE(open(ExistingLog::Resume)->sameSource);
    LogPlace other = place(ExistingLog::Resume);
    other.header.source = "another film";
    EXPECT_FALSE(EventLog::open(other, models::bundledTiles())->sameSource);
}

TEST_F(EventLogTest, AFileWithoutAFirstLineIsBegunAnew) {
    write("game.log", R"({"format":"meeplecam-)");
    EXPECT_TRUE(open(ExistingLog::Resume).has_value());
    EXPECT_THAT(textOf("game.log"), testing::EndsWith("\"source\":\"demo\"}\n"));
}

TEST_F(EventLogTest, AMissingFileIsBegunWhenItIsToBeResumed) {
    EXPECT_TRUE(open(ExistingLog::Resume).has_value());
    EXPECT_TRUE(readEventLog(pathOf("game.log"), models::bundledTiles()).has_value());
}

TEST_F(EventLogTest, IsNeverWrittenOver) {
    write("game.log", "precious");
    EXPECT_THAT(open().error().message, HasSubstr("is there already; add --resume to continue"));
    EXPECT_THAT(open(ExistingLog::Resume).error().message, HasSubstr("is no log"));
    EXPECT_EQ(textOf("game.log"), "precious");
}

TEST_F(EventLogTest, ADamagedOneStaysAsItIs) {
    ASSERT_TRUE(open().has_value());
    const std::string damaged = textOf("game.log") + "{}\n";
    write("game.log", damaged);
    EXPECT_THAT(open(ExistingLog::Resume).error().message, HasSubstr("damaged; line 2"));
    EXPECT_EQ(textOf("game.log"), damaged);
}

TEST_F(EventLogTest, AnotherGameIsRefused) {
    ASSERT_TRUE(open().has_value());
    LogPlace other = place(ExistingLog::Resume);
    other.header.setup.players[0].colour = "black";
    EXPECT_THAT(EventLog::open(other, models::bundledTiles()).error().message,
                HasSubstr("is the log of another game (participants differ)"));
}

TEST_F(EventLogTest, AGameGoesOnWithMoreBoxes) {
    {
        auto begun = open();
        ASSERT_TRUE(begun.has_value());
        EXPECT_TRUE(begun->log.append(m_ledger.update(tests::storyOf({}), 0)).has_value());
    }
    const std::vector<LiveEvent> events = eventsOnDisk();
    LogPlace wider = withInns();
    {
        wider.header.source = "another camera";
        auto opened = EventLog::open(wider, models::bundledTiles());
        ASSERT_TRUE(opened.has_value()) << opened.error().message;
        EXPECT_FALSE(opened->sameSource);
        EXPECT_EQ(opened->events, events);
        EXPECT_FALSE(opened->log.problem());
        EXPECT_FALSE(EventLog::open(wider, models::bundledTiles())) << "it is taken";
    }
    const auto logged = readEventLog(pathOf("game.log"), models::bundledTiles());
    ASSERT_TRUE(logged) << logged.error().message;
    EXPECT_FALSE(differenceOf(logged->header.setup, wider.header.setup));
    EXPECT_EQ(logged->header.source, place(ExistingLog::Resume).header.source);
    EXPECT_EQ(logged->events, events);
    EXPECT_FALSE(events.empty());
    EXPECT_THAT(open(ExistingLog::Resume).error().message, HasSubstr("(tile_sets differ)")) << "with fewer";
}

TEST_F(EventLogTest, MoreBoxesChangeNoHouseRules) {
    ASSERT_TRUE(open().has_value());
    const std::string before = textOf("game.log");
    LogPlace wider = withInns();
    wider.header.setup.rules.farmers = false;
    EXPECT_THAT(EventLog::open(wider, models::bundledTiles()).error().message, HasSubstr("another game"));
    EXPECT_EQ(textOf("game.log"), before);
}

TEST_F(EventLogTest, TwoProgramsCannotHaveIt) {
    const auto first = open();
    EXPECT_THAT(open(ExistingLog::Resume).error().message, HasSubstr("another program is writing to it"));
}

TEST_F(EventLogTest, OnAFullDiskEventsWaitAndGoInOrder) {
    auto opened = open();
    const std::string begun = textOf("game.log");
    std::vector<LiveEvent> events = m_ledger.update(tests::storyOf({}), 0);
    const std::vector<LiveEvent> more = m_ledger.update(tests::storyOf({"0 A:1@1,0"}), 3);
    {
        const FullDisk full(begun.size() + 10);
        const engine::Status status = opened->log.append(events);
        ASSERT_FALSE(status.has_value());
        EXPECT_THAT(status.error().message,
                    HasSubstr("game.log cannot be written (File too large); the game goes on"));
        EXPECT_FALSE(opened->log.append(more).has_value());
        EXPECT_TRUE(opened->log.problem().has_value());
        EXPECT_EQ(textOf("game.log"), begun); // nothing torn is left
    }
    EXPECT_TRUE(opened->log.retry().has_value());
    EXPECT_EQ(opened->log.problem(), std::nullopt);
    events.insert(events.end(), more.begin(), more.end());
    EXPECT_EQ(eventsOnDisk(), events);
}

TEST_F(EventLogTest, WhereNothingCanBeWrittenTheGameGoesOn) {
    LogPlace nowhere = place(ExistingLog::Refuse);
    nowhere.path = pathOf("later/game.log");
    auto opened = EventLog::open(nowhere, models::bundledTiles());
    ASSERT_TRUE(opened.has_value());
    EXPECT_THAT(opened->log.problem().value_or(""), HasSubstr("No such file or directory"));
    EXPECT_FALSE(opened->log.append(m_ledger.update(tests::storyOf({}), 0)).has_value());
    std::filesystem::create_directories(pathOf("later"));
    EXPECT_TRUE(opened->log.append(m_ledger.update(tests::storyOf({"0 A:1@1,0"}), 1)).has_value());
    EXPECT_EQ(readEventLog(nowhere.path, models::bundledTiles())->events.size(), 2U);
}

TEST_F(EventLogTest, WhatCannotBeReadIsOneSentence) {
    EXPECT_THAT(readEventLog(pathOf("missing"), models::bundledTiles()).error().message,
                HasSubstr("does not exist"));
    write("empty", "");
    EXPECT_THAT(readEventLog(pathOf("empty"), models::bundledTiles()).error().message,
                HasSubstr("without a first line"));
}

} // namespace
} // namespace meeplecam::session
