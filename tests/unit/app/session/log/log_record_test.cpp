#include "app/session/log/log_record.h"

#include "app/session/log/log_text.h"
#include "engine/play/random_play.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

EventLedger toldOf(const engine::GameSetup& setup, const Story& story) {
    EventLedger ledger(setup);
    ledger.update(story, 0);
    return ledger;
}

class LoggedRecord : public testing::TestWithParam<const char*> {};

TEST_P(LoggedRecord, HasTheTurnsOfTheGame) {
    const models::GameRecord played = tests::recordedGame(GetParam());
    const auto record = recordOf(toldOf(played.setup, tests::storiesOf(played).back()));
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->turns, played.turns);
    EXPECT_EQ(engine::startOf(record->setup).value(), engine::startOf(played.setup).value());
    const auto replay = models::replay(*record, models::ReplayDetail::WithoutOptions);
    ASSERT_TRUE(replay.has_value()) << replay.error().message;
}

INSTANTIATE_TEST_SUITE_P(Games, LoggedRecord,
                         testing::Values("classic.json", "course.json", "gingerbread.json",
                                         "inns_cathedrals.json"));

TEST(LogRecord, TurnsAgainstTheRulesAreInsistedOn) {
    const auto record =
        recordOf(toldOf(tests::redAndBlue(), tests::storyOf({"0 A:1@1,0", "0 B@0,1", "1 B@0,0"})));
    ASSERT_TRUE(record.has_value());
    ASSERT_THAT(record->turns, SizeIs(2));
    EXPECT_EQ(record->turns[1].insist, engine::Insist::Yes);
    EXPECT_EQ(record->source["not_playable"].dump(), R"(["1 B@0,0"])");
    EXPECT_TRUE(models::replay(*record, models::ReplayDetail::WithoutOptions).has_value());
}

TEST(LogRecord, AGameFromAnotherFirstTileReplays) {
    Story story = tests::storyOf({});
    story.start = tests::placement("base.U", 2, 3);
    const auto record = recordOf(toldOf(tests::redAndBlue(), story));
    ASSERT_TRUE(record.has_value());
    const std::string text = models::formatGameRecord(models::writeGameRecord(
        *record, models::replay(*record, models::ReplayDetail::WithoutOptions).value(), {}));
    EXPECT_TRUE(models::parseGameRecord(text, "it", models::bundledTiles()).has_value());
}

TEST(LogRecord, WhateverNumbersALogHasItIsAGameThatReplaysOrASentence) {
    const models::GameRecord played = tests::recordedGame("inns_cathedrals.json");
    const std::vector<Story> stories = tests::storiesOf(played);
    const std::string text =
        headerLine({played.setup, "", ""}) +
        eventLines(EventLedger(played.setup).update(stories[stories.size() / 3], 0), played.setup);
    engine::RandomNumbers chance(5);
    int games = 0;
    for (int i = 0; i < 400; ++i) {
        std::string changed = text;
        for (std::size_t left = 1 + chance.below(3); left > 0;) {
            char& letter = changed[chance.below(changed.size())];
            if (letter < '0' || letter > '9')
                continue;
            letter = static_cast<char>('0' + chance.below(10));
            --left;
        }
        const auto log = parseLog(changed, "it", models::bundledTiles());
        if (!log || !log->game)
            continue;
        const auto ledger = EventLedger::restore(log->game->header.setup, log->game->events);
        if (!ledger)
            continue;
        const auto record = recordOf(*ledger);
        if (!record)
            continue;
        ++games;
        const auto replay = models::replay(*record, models::ReplayDetail::WithoutOptions);
        EXPECT_TRUE(replay.has_value()) << replay.error().message << " in " << changed;
    }
    EXPECT_GT(games, 50);
}

TEST(LogRecord, NoTileIsNoGame) {
    EXPECT_THAT(recordOf(toldOf(tests::redAndBlue(), {})).error().message, HasSubstr("no tile was laid"));
}

} // namespace
} // namespace meeplecam::session
