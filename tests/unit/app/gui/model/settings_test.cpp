#include "app/gui/model/settings.h"

#include "app/session/story/event_ledger.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

#include <fstream>

namespace meeplecam::gui {
namespace {

class Games : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    std::filesystem::path keep(const std::string& name, const session::Story& story) {
        const engine::GameSetup setup = tests::redAndBlue();
        session::EventLedger ledger(setup);
        auto log =
            session::EventLog::open({m_folder / name, {setup, "tiles", "film.mp4"}}, models::bundledTiles());
        session::OpenedLog opened = *std::move(log);
        session::EventLog& file = opened.log;
        EXPECT_TRUE(file.append(ledger.update(story, 0)));
        return m_folder / name;
    }

    const std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() / ("meeplecam_games_" + std::to_string(getpid()));
};

TEST_F(Games, AnInterruptedGameIsOffered) {
    EXPECT_TRUE(interruptedGames(m_folder).empty());
    const auto log = keep("a.log", tests::storyOf({"0 A:1@1,0", "1 B@0,1"}));
    const auto games = interruptedGames(m_folder);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].log, log);
    EXPECT_EQ(games[0].turns, 2);
    EXPECT_EQ(games[0].players, QStringLiteral("Red, Blue"));
}

TEST_F(Games, AGameThatWasPlayedToItsEndIsNot) {
    session::Story story = tests::storyOf({"0 A:1@1,0"});
    story.ended = true;
    keep("a.log", story);
    EXPECT_TRUE(interruptedGames(m_folder).empty());
}

TEST_F(Games, DamagedFilesArePassedOver) {
    std::ofstream(m_folder / "broken.log") << "{\"format\":";
    std::ofstream(m_folder / "noise.log") << "\x01\x02 nothing of ours\n";
    EXPECT_TRUE(interruptedGames(m_folder).empty());
}

} // namespace
} // namespace meeplecam::gui
