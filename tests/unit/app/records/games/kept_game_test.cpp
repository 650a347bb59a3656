#include "app/records/games/kept_game.h"

#include "app/session/log/log_text.h"
#include "app/session/story/story_edit.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

class KeptGameFiles : public tests::FolderTest {};

TEST_F(KeptGameFiles, RecordsAndLogsAreToldApartByTheirContent) {
    const engine::GameSetup setup = tests::redAndBlue();
    const session::Story story = tests::storyOf({"0 A:1@1,0 +1"});
    write("log", session::headerLine({setup, "", ""}) +
                     session::eventLines(session::EventLedger(setup).update(story, 0), setup));
    const auto log = readKeptGame(pathOf("log"), models::bundledTiles());
    ASSERT_TRUE(log.has_value()) << log.error().message;
    EXPECT_TRUE(log->told.has_value());
    EXPECT_FALSE(log->over);
    EXPECT_THAT(log->names, ElementsAre("red", "blue"));
    EXPECT_THAT(log->game.turns(), SizeIs(1));
    const auto record = readKeptGame(std::string(MEEPLECAM_GAMES "/classic.json"), models::bundledTiles());
    ASSERT_TRUE(record.has_value()) << record.error().message;
    EXPECT_FALSE(record->told.has_value());
    EXPECT_EQ(record->game.turns().size(), record->record.turns.size());
}

TEST(KeptGame, OfAFollowedGameHasWhatWasToldAndIsOverWhenAPersonSaysSo) {
    session::EventLedger ledger(tests::redAndBlue());
    EXPECT_FALSE(keptGameOf(ledger).has_value()) << "no tile was laid";
    const session::Story story = tests::storyOf({"0 A:1@1,0 +1", "0 B@0,1"});
    ledger.update(story, 0);
    const auto kept = keptGameOf(ledger);
    ASSERT_TRUE(kept.has_value()) << kept.error().message;
    EXPECT_FALSE(kept->over);
    EXPECT_THAT(kept->told->findings(), SizeIs(1)) << "it was not red's turn";
    ledger.update(session::apply(story, session::EndGame{}, tests::redAndBlue()).value(), 0);
    EXPECT_TRUE(keptGameOf(ledger)->over);
}

TEST_F(KeptGameFiles, WhatIsNeitherIsASentence) {
    write("empty", "");
    write("other", "{}");
    write("broken", "{\"format\":\"meeplecam-log 1\"}\n");
    for (const char* name : {"missing", "empty", "other", "broken"})
        EXPECT_FALSE(readKeptGame(pathOf(name), models::bundledTiles()).has_value()) << name;
}

} // namespace
} // namespace meeplecam::records
