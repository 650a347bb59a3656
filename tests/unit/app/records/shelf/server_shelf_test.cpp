#include "app/records/shelf/shelf_choice.h"
#include "tests/support/postgres_server.h"
#include "tests/support/shelf_test.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using tests::gameOf;
using tests::kAnnAndBob;
using tests::kCity;
using tests::kLonger;

constexpr auto kOver = GameStanding::Finished;

class ShelfServerTest : public tests::ShelfTest {
protected:
    static tests::PostgresServer& server() { return *tests::PostgresServer::ofThisProgram(); }
    void run(const char* sql) const { server().run(*place().server, QString::fromLatin1(sql)); }
    /// Why a shelf at an address that was changed like this can't be opened.
    [[nodiscard]] std::string refusalOf(const std::function<void(ShelfServer&)>& change) const {
        ShelfServer other = *place().server;
        change(other);
        const auto opened = GameShelf::open(ShelfPlace(other));
        return opened ? "" : opened.error().message;
    }
};

TEST_F(ShelfServerTest, AWrongPasswordUserOrNameIsASentenceWithoutThePassword) {
    for (const std::string& sentence :
         {refusalOf([](ShelfServer& at) { at.password = QStringLiteral("guessed"); }),
          refusalOf([](ShelfServer& at) { at.user = QStringLiteral("nobody"); }),
          refusalOf([](ShelfServer& at) { at.database = QStringLiteral("absent"); })}) {
        EXPECT_THAT(sentence, HasSubstr("refuses; check user, password"));
        EXPECT_THAT(sentence, Not(HasSubstr("guessed")));
        EXPECT_THAT(sentence, Not(HasSubstr("secret")));
        EXPECT_THAT(sentence, Not(HasSubstr("\n")));
    }
}

TEST_F(ShelfServerTest, ThePasswordMayComeFromTheEnvironment) {
    qputenv("PGPASSWORD", "a secret");
    EXPECT_EQ(refusalOf([](ShelfServer& at) { at.password.clear(); }), "");
    qunsetenv("PGPASSWORD");
    EXPECT_NE(refusalOf([](ShelfServer& at) { at.password.clear(); }), "");
}

TEST_F(ShelfServerTest, ItsCertificateIsCheckedWhenAsked) {
    const auto trusting = [&](const QString& signer) {
        return refusalOf([&](ShelfServer& at) {
            at.mode = QStringLiteral("verify-full");
            at.certificate = signer;
        });
    };
    EXPECT_EQ(trusting(server().signer()), "");
    EXPECT_THAT(trusting(server().stranger()), HasSubstr("isn't trusted; check its certificate"));
}

TEST_F(ShelfServerTest, AServerThatIsAwayIsASentence) {
    EXPECT_THAT(refusalOf([](ShelfServer& at) { at.port = 1; }), HasSubstr("can't be reached"));
}

TEST_F(ShelfServerTest, AServerThatGoesAwayLosesNothingAndIsFoundAgain) {
    GameShelf opened = shelf();
    const int id = opened.put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", kOver}).value();
    server().stop();
    const auto put = opened.put(gameOf(kLonger, kAnnAndBob), {"2026-01-02", "", kOver});
    ASSERT_FALSE(put);
    EXPECT_THAT(put.error().message, HasSubstr("is lost"));
    EXPECT_THAT(refusal(), HasSubstr("can't be reached"));
    server().start();
    EXPECT_EQ(shelf().game(id)->turns, 1);
    EXPECT_TRUE(shelf().put(gameOf(kLonger, kAnnAndBob), {"2026-01-02", "", kOver}));
    EXPECT_THAT(shelf().find({}).value(), SizeIs(2));
}

TEST_F(ShelfServerTest, GamesWaitHereWhileItIsAway) {
    const std::filesystem::path waiting = pathOf("waiting.sqlite");
    const GameNote begun{"2026-01-01", pathOf("a.log"), GameStanding::Interrupted};
    const GameNote ended{"2026-01-01", pathOf("a.log"), kOver};
    ASSERT_TRUE(shelf().find({}));
    server().stop();
    const auto kept = keepGame(gameOf(kCity, kAnnAndBob), begun, place(), waiting);
    ASSERT_TRUE(kept);
    EXPECT_THAT(kept->away->message, HasSubstr("can't be reached"));
    EXPECT_THAT(GameShelf::open(waiting)->find({}).value(), SizeIs(1));
    server().start();
    EXPECT_FALSE(keepGame(gameOf(kLonger, kAnnAndBob), ended, place(), waiting)->away);
    EXPECT_THAT(GameShelf::open(waiting)->find({}).value(), IsEmpty());
    const auto games = shelf().find({});
    ASSERT_THAT(games.value(), SizeIs(1)) << "the game that went on replaces what waited";
    EXPECT_EQ(games->front().turns, 2);
    EXPECT_EQ(games->front().note.standing, kOver);
}

/// Their logs may have the same name, and their players the same colours.
TEST_F(ShelfServerTest, TheLogOfAnotherComputerIsNoneOfThisOne) {
    const GameNote begun{"2026-01-01", pathOf("a.log"), GameStanding::Interrupted};
    GameShelf opened = shelf();
    const int theirs = opened.put(gameOf(kCity, kAnnAndBob), begun).value();
    EXPECT_EQ(opened.game(theirs)->note.log, pathOf("a.log"));
    run("UPDATE games SET log = regexp_replace(log, '^file://[^/]*', 'file://elsewhere')");
    EXPECT_EQ(opened.game(theirs)->note.log, "");
    EXPECT_NE(opened.put(gameOf(kLonger, kAnnAndBob), begun).value(), theirs);
    EXPECT_THAT(opened.find({}).value(), SizeIs(2));
}

TEST_F(ShelfServerTest, TheDatabaseOfAnotherProgramStaysAsItIs) {
    run("CREATE TABLE games (id INTEGER)");
    EXPECT_THAT(refusal(), HasSubstr("another program"));
    run("SELECT 1 / (1 - count(*)) FROM information_schema.tables WHERE table_name = 'results'");
}

TEST_F(ShelfServerTest, ANewerDatabaseStaysAsItIs) {
    EXPECT_TRUE(shelf().put(gameOf(kCity, kAnnAndBob), {"2026-01-01", "", kOver}));
    run("UPDATE meeplecam_schema SET version = 99");
    EXPECT_THAT(refusal(), HasSubstr("newer Meeplecam (version 99"));
}

TEST_F(ShelfServerTest, WhoMayNotWriteIsTold) {
    const ShelfServer reader = server().asReader(*place().server);
    const auto opened = GameShelf::open(ShelfPlace(reader));
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error().message, HasSubstr("let its owner grant you"));
}

} // namespace
} // namespace meeplecam::records
