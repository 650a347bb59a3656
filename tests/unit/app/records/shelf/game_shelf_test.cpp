#include "app/records/shelf/game_shelf.h"

#include "app/records/shelf/shelf_text.h"
#include "engine/play/scoring.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <QCoreApplication>
#include <gmock/gmock.h>

#include <atomic>
#include <thread>

namespace meeplecam::records {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

KeptGame gameOf(const std::vector<std::string>& texts, const std::vector<engine::Player>& players) {
    models::GameRecord record{tests::redAndBlue(), {}, {}, models::Json::object()};
    record.setup.players = players;
    for (const std::string& text : texts)
        record.turns.push_back(engine::parseTurn(tests::registry(), text).value());
    return keptGameOf(record).value();
}

const std::vector<engine::Player> kAnnAndBob{{"Ann", "red"}, {"Bob", "blue"}};
const std::vector<engine::Player> kAnnAndCy{{"ann", "red"}, {"Cy", "green"}};
const std::vector<std::string> kCity{"0 E:2@0,-1 +0"};                   // 4 for the first player
const std::vector<std::string> kLonger{"0 E:2@0,-1 +0", "1 A:1@1,0 +1"}; // and 2 for the second

ShelfSearch by(std::string ShelfSearch::*what, const std::string& value) {
    ShelfSearch search;
    search.*what = value;
    return search;
}

class GameShelfFile : public tests::FolderTest {
protected:
    static void SetUpTestSuite() {
        static int count = 0;
        static const QCoreApplication kApplication(count, nullptr);
    }
    [[nodiscard]] GameShelf shelf() const { return GameShelf::open(pathOf("games.sqlite")).value(); }
    [[nodiscard]] std::string refusal() const {
        const auto opened = GameShelf::open(pathOf("games.sqlite"));
        return opened ? "" : opened.error().message;
    }
};

TEST_F(GameShelfFile, KeepsGamesAcrossPrograms) {
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

TEST_F(GameShelfFile, IsForTheUserAlone) {
    using std::filesystem::perms;
    const auto rights = [&] { return std::filesystem::status(pathOf("games.sqlite")).permissions(); };
    ASSERT_TRUE(shelf().put(gameOf(kLonger, kAnnAndBob), {"2026-11-22 20:15", "", {}}));
    EXPECT_EQ(rights(), perms::owner_read | perms::owner_write);
    std::filesystem::permissions(pathOf("games.sqlite"),
                                 perms::owner_read | perms::owner_write | perms::others_read);
    EXPECT_THAT(shelf().find({}).value(), SizeIs(1)) << "one of an earlier version";
    EXPECT_EQ(rights(), perms::owner_read | perms::owner_write);
}

TEST_F(GameShelfFile, GivesTheGameBackTurnByTurn) {
    const KeptGame played = keptGameOf(tests::recordedGame("inns_cathedrals.json")).value();
    const int id = shelf().put(played, {"2026-11-22 20:15", "", {}}).value();
    const auto read = shelf().read(id, models::bundledTiles());
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(read->record.turns, played.record.turns);
    EXPECT_EQ(engine::finalScoreOf(read->game.state()), engine::finalScoreOf(played.game.state()));
}

TEST_F(GameShelfFile, TheSameRecordIsThereOnce) {
    GameShelf opened = shelf();
    const int id = opened.put(gameOf(kCity, kAnnAndBob), {"2026-11-22", "", {}}).value();
    EXPECT_EQ(opened.put(gameOf(kCity, kAnnAndBob), {"2026-11-23", "", {}}).value(), id);
    EXPECT_THAT(opened.find({}).value(), SizeIs(1));
}

TEST_F(GameShelfFile, ProgramsThatPutGamesAtTheSameTimeWaitForEachOther) {
    constexpr int kPrograms = 8;
    std::atomic<int> kept = 0;
    {
        std::vector<std::jthread> programs;
        for (int i = 0; i < kPrograms; ++i)
            programs.emplace_back([&, i] {
                auto opened = GameShelf::open(pathOf("games.sqlite"));
                const KeptGame game =
                    gameOf(kCity, {{"Ann", "red"}, {"Player " + std::to_string(i), "blue"}});
                kept += opened && opened->put(game, {"2026-11-22", "", {}}) ? 1 : 0;
            });
    }
    EXPECT_EQ(kept, kPrograms);
    EXPECT_THAT(shelf().find({}).value(), SizeIs(kPrograms));
}

TEST_F(GameShelfFile, AnInterruptedGameThatWentOnIsReplaced) {
    GameShelf opened = shelf();
    const GameNote begun{"2026-11-22", pathOf("a.log"), GameStanding::Interrupted};
    const GameNote ended{"2026-11-22", pathOf("a.log"), GameStanding::Finished};
    const int id = opened.put(gameOf(kCity, kAnnAndBob), begun).value();
    EXPECT_EQ(opened.put(gameOf(kLonger, kAnnAndBob), ended).value(), id);
    ASSERT_THAT(opened.find({}).value(), SizeIs(1));
    EXPECT_EQ(opened.game(id)->turns, 2);
}

TEST_F(GameShelfFile, AnotherGameInALogOfTheSameNameCostsNothing) {
    GameShelf opened = shelf();
    const GameNote first{"2026-11-22", pathOf("a.log"), GameStanding::Finished};
    const int old = opened.put(gameOf(kCity, kAnnAndBob), first).value();
    EXPECT_NE(opened.put(gameOf(kLonger, kAnnAndBob), first).value(), old);
    EXPECT_THAT(opened.find({}).value(), SizeIs(2));
    EXPECT_EQ(opened.game(old)->note.log, "");
}

TEST_F(GameShelfFile, IsSearchedByPlayerDateEditionAndStanding) {
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

TEST_F(GameShelfFile, CountsFinishedGamesOfEachPlayer) {
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

TEST_F(GameShelfFile, AGameIsTakenOffForGood) {
    GameShelf opened = shelf();
    const int id = opened.put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", GameStanding::Finished}).value();
    EXPECT_TRUE(opened.remove(id).has_value());
    EXPECT_THAT(opened.find({}).value(), IsEmpty());
    EXPECT_THAT(opened.statistics().value(), IsEmpty());
    EXPECT_THAT(opened.remove(id).error().message, HasSubstr("no past game"));
    EXPECT_THAT(opened.read(id, models::bundledTiles()).error().message, HasSubstr("no past game"));
}

TEST_F(GameShelfFile, WhatIsNoDatabaseStaysAsItIs) {
    const std::string text(4096, 'x');
    write("games.sqlite", text);
    EXPECT_THAT(refusal(), HasSubstr("games.sqlite, where past games are kept, cannot be used"));
    EXPECT_EQ(textOf("games.sqlite"), text);
}

TEST_F(GameShelfFile, ATornDatabaseStaysAsItIs) {
    EXPECT_TRUE(shelf().put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", {}}).has_value());
    const std::string torn = textOf("games.sqlite").substr(0, 5000);
    write("games.sqlite", torn);
    EXPECT_THAT(refusal() + (refusal().empty() ? shelf().find({}).error().message : ""), HasSubstr("cannot"));
    EXPECT_EQ(textOf("games.sqlite"), torn);
}

TEST_F(GameShelfFile, ANewerDatabaseStaysAsItIs) {
    EXPECT_TRUE(shelf().put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", {}}).has_value());
    std::string bytes = textOf("games.sqlite");
    bytes[63] = 99; // user_version of the header, https://www.sqlite.org/fileformat.html#user_version_number
    write("games.sqlite", bytes);
    EXPECT_THAT(refusal(), HasSubstr("newer Meeplecam (version 99"));
    EXPECT_EQ(textOf("games.sqlite"), bytes);
}

TEST_F(GameShelfFile, TheDatabaseOfAnotherProgramStaysAsItIs) {
    EXPECT_TRUE(shelf().put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", {}}).has_value());
    std::string bytes = textOf("games.sqlite");
    bytes[68] = 1; // application_id
    write("games.sqlite", bytes);
    EXPECT_THAT(refusal(), HasSubstr("another program"));
    EXPECT_EQ(textOf("games.sqlite"), bytes);
}

TEST_F(GameShelfFile, APlaceThatCannotBeWrittenIsASentence) {
    write("file", "");
    const auto opened = GameShelf::open(pathOf("file") / "games.sqlite");
    ASSERT_FALSE(opened.has_value());
    EXPECT_THAT(opened.error().message, HasSubstr("cannot be used"));
}

} // namespace
} // namespace meeplecam::records
