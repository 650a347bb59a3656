#include "app/records/shelf/game_shelf.h"

#include "app/records/shelf/shelf_text.h"
#include "engine/play/scoring.h"
#include "tests/support/shelf_test.h"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

namespace meeplecam::records {
namespace {

// What holds for every shelf, in a file as on a server.

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using tests::gameOf;
using tests::kAnnAndBob;
using tests::kAnnAndCy;
using tests::kCity;
using tests::kLonger;

ShelfSearch by(std::string ShelfSearch::*what, const std::string& value) {
    ShelfSearch search;
    search.*what = value;
    return search;
}

class GameShelfTest : public tests::ShelfTest {};

TEST_F(GameShelfTest, KeepsGamesAcrossPrograms) {
    const int id = shelf().put(gameOf(kLonger, kAnnAndBob), {"2026-11-22 20:15", "", {}}).value();
    const auto games = shelf().find({});
    ASSERT_THAT(games.value(), SizeIs(1));
    const ShelvedGame& game = games->front();
    EXPECT_EQ(game.id, id);
    EXPECT_EQ(game.note.played, "2026-11-22 20:15");
    EXPECT_EQ(game.edition, "base");
    EXPECT_EQ(game.turns, 2);
    ASSERT_THAT(game.results, SizeIs(2));
    EXPECT_EQ(game.results[0].points, 4);
    EXPECT_TRUE(game.results[0].won);
    EXPECT_EQ(game.results[0].kinds.city, 4);
    EXPECT_EQ(game.results[1].kinds.road, 2);
    EXPECT_EQ(shelf().game(id).value(), game);
}

TEST_F(GameShelfTest, GivesTheGameBackTurnByTurn) {
    const KeptGame played = keptGameOf(tests::recordedGame("inns_cathedrals.json")).value();
    const int id = shelf().put(played, {"2026-11-22 20:15", "", {}}).value();
    const auto read = shelf().read(id, models::bundledTiles());
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(read->record.turns, played.record.turns);
    EXPECT_EQ(engine::finalScoreOf(read->game.state()), engine::finalScoreOf(played.game.state()));
}

TEST_F(GameShelfTest, TheSameRecordIsThereOnce) {
    GameShelf opened = shelf();
    const int id = opened.put(gameOf(kCity, kAnnAndBob), {"2026-11-22", "", {}}).value();
    EXPECT_EQ(opened.put(gameOf(kCity, kAnnAndBob), {"2026-11-23", "", {}}).value(), id);
    EXPECT_THAT(opened.find({}).value(), SizeIs(1));
}

TEST_F(GameShelfTest, ProgramsThatPutGamesAtTheSameTimeWaitForEachOther) {
    constexpr int kPrograms = 8;
    std::atomic<int> kept = 0;
    {
        std::vector<std::jthread> programs;
        for (int i = 0; i < kPrograms; ++i)
            programs.emplace_back([&, i] {
                auto opened = GameShelf::open(place());
                const KeptGame game =
                    gameOf(kCity, {{"Ann", "red"}, {"Player " + std::to_string(i), "blue"}});
                kept += opened && opened->put(game, {"2026-11-22", "", {}}) ? 1 : 0;
            });
    }
    EXPECT_EQ(kept, kPrograms);
    EXPECT_THAT(shelf().find({}).value(), SizeIs(kPrograms));
}

TEST_F(GameShelfTest, AnInterruptedGameThatWentOnIsReplaced) {
    GameShelf opened = shelf();
    const GameNote begun{"2026-11-22", pathOf("a.log"), GameStanding::Interrupted};
    const GameNote ended{"2026-11-22", pathOf("a.log"), GameStanding::Finished};
    const int id = opened.put(gameOf(kCity, kAnnAndBob), begun).value();
    EXPECT_EQ(opened.put(gameOf(kLonger, kAnnAndBob), ended).value(), id);
    ASSERT_THAT(opened.find({}).value(), SizeIs(1));
    EXPECT_EQ(opened.game(id)->turns, 2);
}

TEST_F(GameShelfTest, AnotherGameInALogOfTheSameNameCostsNothing) {
    GameShelf opened = shelf();
    const GameNote first{"2026-11-22", pathOf("a.log"), GameStanding::Finished};
    const int old = opened.put(gameOf(kCity, kAnnAndBob), first).value();
    EXPECT_NE(opened.put(gameOf(kLonger, kAnnAndBob), first).value(), old);
    EXPECT_THAT(opened.find({}).value(), SizeIs(2));
    EXPECT_EQ(opened.game(old)->note.log, "");
}

TEST_F(GameShelfTest, IsSearchedByPlayerDateEditionAndStanding) {
    GameShelf opened = shelf();
    const int first = opened.put(gameOf(kCity, kAnnAndBob), {"2026-01-31 23:59", "", {}}).value();
    const int second =
        opened.put(gameOf(kLonger, kAnnAndCy), {"2026-02-01 00:00", "", GameStanding::Finished}).value();
    const auto idsOf = [&](const ShelfSearch& search) {
        std::vector<int> ids;
        const auto found = opened.find(search);
        for (const ShelvedGame& game : found.value())
            ids.push_back(game.id);
        return ids;
    };
    EXPECT_THAT(idsOf({}), ElementsAre(second, first));
    EXPECT_THAT(idsOf(by(&ShelfSearch::player, "AN")), ElementsAre(second, first));
    EXPECT_THAT(idsOf(by(&ShelfSearch::player, "cy")), ElementsAre(second));
    EXPECT_THAT(idsOf(by(&ShelfSearch::player, "%")), IsEmpty());
    EXPECT_THAT(idsOf(by(&ShelfSearch::edition, "base")), SizeIs(2));
    EXPECT_THAT(idsOf(by(&ShelfSearch::edition, "winter")), IsEmpty());
    EXPECT_THAT(idsOf(by(&ShelfSearch::from, "2026-02-01")), ElementsAre(second));
    EXPECT_THAT(idsOf(by(&ShelfSearch::until, "2026-01-31")), ElementsAre(first));
    EXPECT_THAT(idsOf({"", "", "", "", GameStanding::Interrupted}), ElementsAre(first));
}

TEST_F(GameShelfTest, CountsFinishedGamesOfEachPlayer) {
    GameShelf opened = shelf();
    constexpr auto kOver = GameStanding::Finished;
    EXPECT_TRUE(opened.put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", kOver}).has_value());
    EXPECT_TRUE(opened.put(gameOf(kLonger, kAnnAndCy), {"2026-01-02", "", kOver}).has_value());
    EXPECT_TRUE(
        opened.put(gameOf(kLonger, kAnnAndBob), {"2026-01-03", "", GameStanding::Interrupted}).has_value());
    const std::vector<PlayerStatistics> players = opened.statistics().value();
    ASSERT_THAT(players, SizeIs(3));
    EXPECT_EQ(players[0].games, 2);
    EXPECT_EQ(players[0].wins, 2);
    EXPECT_EQ(players[0].average, 4);
    EXPECT_EQ(players[0].kinds.city, 8);
    EXPECT_EQ(players[1].name, "Cy");
    EXPECT_EQ(players[1].best, 2);
    EXPECT_THAT(describe(players), HasSubstr("average"));
}

TEST_F(GameShelfTest, AGameIsTakenOffForGood) {
    GameShelf opened = shelf();
    const int id = opened.put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", GameStanding::Finished}).value();
    EXPECT_TRUE(opened.remove(id).has_value());
    EXPECT_THAT(opened.find({}).value(), IsEmpty());
    EXPECT_THAT(opened.statistics().value(), IsEmpty());
    EXPECT_THAT(opened.remove(id).error().message, HasSubstr("no past game"));
    EXPECT_THAT(opened.read(id, models::bundledTiles()).error().message, HasSubstr("no past game"));
}

} // namespace
} // namespace meeplecam::records
