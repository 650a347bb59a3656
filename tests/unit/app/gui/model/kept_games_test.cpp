#include "app/gui/model/kept_games.h"

#include "app/gui/model/score_model.h"
#include "app/session/log/log_text.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <QDateTime>
#include <gmock/gmock.h>

#include <unistd.h>

namespace meeplecam::gui {
namespace {

records::KeptGame classic() {
    return *records::keptGameOf(tests::recordedGame("classic.json"));
}

TEST(KeptGames, AreShownAsTheyStoodAfterATurn) {
    const records::KeptGame kept = classic();
    const GameSnapshotPtr begin = snapshotOf(kept, 0);
    EXPECT_EQ(begin->ledger.game()->state().turns, 0);
    const GameSnapshotPtr middle = snapshotOf(kept, 10);
    EXPECT_EQ(middle->story.turns.size(), 10U);
    EXPECT_FALSE(scoreModelOf(middle->ledger).over);
    const GameSnapshotPtr end = snapshotOf(kept, 100000);
    EXPECT_EQ(end->story.turns.size(), kept.game.turns().size());
    const std::vector<int> totals = engine::finalScoreOf(kept.game.state()).totals;
    for (const ScoreRow& row : scoreModelOf(end->ledger).rows)
        EXPECT_EQ(row.shown, totals[static_cast<std::size_t>(row.player)]);
}

TEST(KeptGames, FaultlessTurnsAreWithoutFault) {
    const records::KeptGame kept = classic();
    for (int turns = 0; turns <= static_cast<int>(kept.game.turns().size()); ++turns) {
        const GameSnapshotPtr shown = snapshotOf(kept, turns);
        ASSERT_THAT(shown->ledger.reported().findings(), testing::IsEmpty()) << "after turn " << turns;
    }
}

TEST(KeptGames, WhatIsShownCanBeExported) {
    const GameSnapshotPtr shown = snapshotOf(classic(), 5);
    const auto kept = records::keptGameOf(shown->ledger);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->game.turns().size(), 5U);
    for (const std::string kind : {".csv", ".jcz", ".json"}) {
        const auto file =
            std::filesystem::temp_directory_path() / ("meeplecam_" + std::to_string(getpid()) + kind);
        const engine::Status written = exportGame(*kept, file);
        ASSERT_TRUE(written) << written.error().message;
        EXPECT_GT(std::filesystem::file_size(file), 0U);
        std::filesystem::remove(file);
    }
    EXPECT_FALSE(exportGame(*kept, "/nowhere/game.csv"));
    EXPECT_FALSE(exportGame(*kept, "/nowhere/game.jcz"));
    EXPECT_THAT(exportGame(*kept, "game.odt").error().message, testing::HasSubstr(".pdf"));
}

class ShelvedLogs : public tests::FolderTest {
protected:
    [[nodiscard]] std::filesystem::path logOf(const std::vector<std::string>& turns) const {
        const engine::GameSetup setup = tests::redAndBlue();
        write("game.log",
              session::headerLine({setup, "", ""}) +
                  session::eventLines(session::EventLedger(setup).update(tests::storyOf(turns), 0), setup));
        return pathOf("game.log");
    }
    [[nodiscard]] std::string date() const {
        const auto shelf = records::GameShelf::open(pathOf("games.sqlite"));
        return shelf->find({})->front().note.played;
    }
};

TEST_F(ShelvedLogs, AreNeverWrittenOver) {
    const std::filesystem::path log = logOf({"0 A:1@1,0"});
    const std::filesystem::path named = pathOf("game.csv");
    std::filesystem::rename(log, named);
    const auto size = std::filesystem::file_size(named);
    EXPECT_FALSE(exportGame(classic(), named));
    EXPECT_EQ(std::filesystem::file_size(named), size);
}

TEST_F(ShelvedLogs, KeepTheirDateUntilMoreIsPlayed) {
    const std::filesystem::path log = logOf({"0 A:1@1,0"});
    const auto before = std::filesystem::file_time_type::clock::now() - std::chrono::hours(24 * 400);
    std::filesystem::last_write_time(log, before);
    ASSERT_TRUE(records::shelve(log, pathOf("games.sqlite")));
    const std::string played = date();
    EXPECT_LT(played, QDateTime::currentDateTime().addDays(-390).toString(Qt::ISODate).toStdString());
    std::filesystem::last_write_time(log, std::filesystem::file_time_type::clock::now());
    ASSERT_TRUE(records::shelve(log, pathOf("games.sqlite")));
    EXPECT_EQ(date(), played);
    ASSERT_TRUE(records::shelve(logOf({"0 A:1@1,0", "1 B@0,1"}), pathOf("games.sqlite")));
    EXPECT_GT(date(), played);
}

TEST_F(ShelvedLogs, OfTablesWhereNobodyHasLaidATileAreNothingToKeep) {
    write("game.log", session::headerLine({tests::redAndBlue(), "", ""}));
    EXPECT_TRUE(records::shelve(pathOf("game.log"), pathOf("games.sqlite")));
    EXPECT_FALSE(std::filesystem::exists(pathOf("games.sqlite")));
    EXPECT_FALSE(records::shelve(pathOf("none.log"), pathOf("games.sqlite")))
        << "a recording that is gone is told";
}

} // namespace
} // namespace meeplecam::gui
