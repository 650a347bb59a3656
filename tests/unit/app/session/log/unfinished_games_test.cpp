#include "app/session/log/unfinished_games.h"

#include "app/session/log/event_log.h"
#include "app/session/story/event_ledger.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::IsEmpty;

class UnfinishedGamesTest : public tests::FolderTest {
protected:
    /// A log that was written so many minutes ago.
    void keep(const std::string& name, const Story& story, int minutes) const {
        auto opened =
            EventLog::open({pathOf(name), {tests::redAndBlue(), "tiles", "Webcam"}}, models::bundledTiles());
        ASSERT_TRUE(opened);
        EventLedger ledger(tests::redAndBlue());
        ASSERT_TRUE(opened->log.append(ledger.update(story, 0)));
        std::filesystem::last_write_time(pathOf(name), std::filesystem::file_time_type::clock::now() -
                                                           std::chrono::minutes(minutes));
    }
    [[nodiscard]] std::vector<UnfinishedGame> games() const { return unfinishedGames(pathOf("")); }
};

TEST_F(UnfinishedGamesTest, AreAllOfferedTheNewestFirst) {
    keep("a.log", tests::storyOf({"0 A:1@1,0", "1 B@0,1"}), 90);
    keep("b.log", tests::storyOf({"0 A:1@1,0"}), 5);
    const auto found = games();
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].log, pathOf("b.log"));
    EXPECT_EQ(found[1].log, pathOf("a.log"));
    EXPECT_EQ(found[1].turns, 2);
    EXPECT_EQ(found[1].header.source, "Webcam");
    EXPECT_EQ(playerNames(found[1].header.setup), (std::vector<std::string>{"red", "blue"}));
    const auto age = std::chrono::system_clock::now() - found[1].written;
    EXPECT_NEAR(std::chrono::duration<double>(age).count(), 90 * 60, 60);
}

TEST_F(UnfinishedGamesTest, AreNotThoseThatEndedOrNeverBegan) {
    Story ended = tests::storyOf({"0 A:1@1,0"});
    ended.ended = true;
    keep("ended.log", ended, 1);
    keep("first_tile_only.log", tests::storyOf({}), 1);
    write("broken.log", "{\"format\":");
    write("noise.log", "\x01\x02 nothing of ours\n");
    write("notes.txt", "Anna has won\n");
    EXPECT_THAT(games(), IsEmpty());
    EXPECT_THAT(unfinishedGames(pathOf("nowhere")), IsEmpty());
}

} // namespace
} // namespace meeplecam::session
