#include "app/gui/kept_games.h"

#include "app/gui/score_model.h"
#include "tests/support/stories.h"

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
    for (const ScoreRow& row : scoreModelOf(end->ledger).rows)
        EXPECT_EQ(row.soFar, kept.game.state().players[static_cast<std::size_t>(row.player)].score);
}

TEST(KeptGames, WhatIsShownCanBeExported) {
    const GameSnapshotPtr shown = snapshotOf(classic(), 5);
    const auto kept = keptGameOf(*shown);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->game.turns().size(), 5U);
    for (const std::string kind : {".csv", ".jcz"}) {
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

TEST(KeptGames, BeforeTheFirstTileThereIsNothingToExport) {
    const GameSnapshot shown{session::EventLedger(tests::redAndBlue()), {}, {}, {}, "", false, false};
    EXPECT_FALSE(keptGameOf(shown));
}

} // namespace
} // namespace meeplecam::gui
