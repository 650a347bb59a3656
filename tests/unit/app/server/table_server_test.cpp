#include "tests/unit/app/server/served_table.h"

#include <QJsonArray>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

namespace meeplecam::server {
namespace {

using tests::annaAndBen;
using tests::jpegPicture;
using tests::Page;
using tests::PostingPage;
using tests::Served;
using tests::until;

TEST_F(Served, TakesThePicturesOfAPhoneOneByOne) {
    const auto source = session::openPhone(m_line);
    Page page(table(), phone());
    ASSERT_TRUE(until([&] { return page.has("welcome"); }));
    EXPECT_TRUE(m_server->hasPhone());
    for (int i = 1; i <= 3; ++i) {
        page.socket.sendBinaryMessage(jpegPicture());
        ASSERT_TRUE(until([&] { return page.taken == i; }));
        const session::SourceStep step = source->next();
        EXPECT_TRUE(std::holds_alternative<session::SourceFrame>(step));
    }
    page.socket.sendBinaryMessage("no picture");
    ASSERT_TRUE(until([&] { return page.taken == 4; }));
    EXPECT_FALSE(page.heard[QStringLiteral("taken")][QStringLiteral("usable")].toBool());
}

TEST_F(Served, TakesThePicturesOfAPhoneWhoseBrowserRefusesAWebSocket) {
    const auto source = session::openPhone(m_line);
    PostingPage page(table(), phone());
    ASSERT_TRUE(until([&] { return page.has("welcome"); }));
    EXPECT_TRUE(m_server->hasPhone());
    for (int i = 1; i <= 3; ++i) {
        page.post("/line/picture", jpegPicture());
        ASSERT_TRUE(until([&] { return page.taken == i; }));
        EXPECT_TRUE(std::holds_alternative<session::SourceFrame>(source->next()));
    }
    m_server->show({session::EventLedger(annaAndBen()), {}});
    EXPECT_TRUE(until([&] { return page.has("game"); }));
    EXPECT_FALSE(page.lost);
    EXPECT_EQ(page.line.size(), 32);
}

TEST_F(Served, TakesAPostingPhoneBackThatWasAway) {
    {
        PostingPage page(table(), phone());
        ASSERT_TRUE(until([&] { return page.has("welcome"); }));
    }
    PostingPage same(table(), phone()); // the page that was away is known
    ASSERT_TRUE(until([&] { return same.has("welcome"); }));
    EXPECT_TRUE(m_server->hasPhone());
}

TEST_F(Served, LetsOnePhoneSendAtATime) {
    Page first(table(), phone("one"));
    ASSERT_TRUE(until([&] { return first.has("welcome"); }));
    Page second(table(), phone("two"));
    ASSERT_TRUE(until([&] { return second.has("refused"); }));
    EXPECT_EQ(second.refusal(), QStringLiteral("busy"));
    QJsonObject insisting = phone("three");
    insisting[QStringLiteral("insists")] = true;
    Page third(table(), insisting);
    ASSERT_TRUE(until([&] { return third.has("welcome") && first.has("refused"); }));
    EXPECT_EQ(first.refusal(), QStringLiteral("replaced"));
}

TEST_F(Served, TakesAPhoneBackThatLostTheNetwork) {
    Page before(table(), phone("one"));
    ASSERT_TRUE(until([&] { return before.has("welcome"); }));
    Page after(table(), phone("one")); // while the computer still believes in the first connection
    ASSERT_TRUE(until([&] { return after.has("welcome"); }));
    EXPECT_TRUE(m_server->hasPhone());
}

TEST_F(Served, LetsViewersLookAndNothingElse) {
    Page page(table("ws"), viewer());
    m_server->show({session::EventLedger(annaAndBen()), {}});
    ASSERT_TRUE(until([&] { return page.has("game"); }));
    const QJsonArray players = page.heard[QStringLiteral("game")][QStringLiteral("players")].toArray();
    ASSERT_EQ(players.size(), 2);
    EXPECT_EQ(players[0][QStringLiteral("name")].toString(), QStringLiteral("Anna"));
    EXPECT_EQ(players[1][QStringLiteral("colour")].toString(), QStringLiteral("blue"));
    EXPECT_FALSE(page.has("welcome"));
    page.socket.sendBinaryMessage(jpegPicture());
    EXPECT_TRUE(until([&] { return page.socket.state() == QAbstractSocket::UnconnectedState; }));
    EXPECT_FALSE(m_line->lastSent());
}

TEST_F(Served, ShowsAllTablesOfAHall) {
    Page page(table("ws"), viewer());
    Page stranger(table("ws"), {{QStringLiteral("secret"), QStringLiteral("wrong")}});
    const QJsonObject seven{{QStringLiteral("name"), QStringLiteral("table-7")},
                            {QStringLiteral("here"), true}};
    m_server->showTables({seven}, TableBoard{QStringLiteral("table-7"), "board"});
    ASSERT_TRUE(until([&] { return page.has("tables") && page.has("png"); }));
    EXPECT_EQ(page.heard[QStringLiteral("tables")].toArray(), QJsonArray{seven});
    Page late(table("ws"), viewer());
    ASSERT_TRUE(until([&] { return late.has("tables") && late.has("png"); }));
    EXPECT_EQ(late.heard[QStringLiteral("table")].toString(), QStringLiteral("table-7"));
    EXPECT_EQ(QByteArray::fromBase64(late.heard[QStringLiteral("png")].toString().toLatin1()), "board");
    ASSERT_TRUE(until([&] { return !stranger.refusal().isEmpty(); }));
    EXPECT_FALSE(stranger.has("tables"));
}

/// A game whose first tile is in doubt.
session::EventLedger doubtfulGame() {
    session::EventLedger ledger(annaAndBen());
    const engine::TileRegistry& registry = *ledger.setup().registry;
    session::Story story;
    story.start = engine::Placement{*registry.find("base.D"), {0, 0}, engine::Rotation::None};
    session::StoryQuestion question;
    question.turn = session::kNoTurn;
    question.why = models::QuestionReason::LooksAlike;
    for (const char* name : {"base.D", "base.E"}) {
        session::StoryTurn turn;
        turn.id = session::kNoTurn;
        turn.turn.placement = {*registry.find(name), {0, 0}, engine::Rotation::None};
        question.alternatives.push_back({turn});
    }
    story.questions.push_back(question);
    (void)ledger.update(story, 1);
    return ledger;
}

TEST_F(Served, LetsPlayersAnswerWhileThatIsAllowed) {
    std::vector<PageAnswer> answers;
    Page early(table("ws"), hello(m_server->answersAddress())); // nobody allowed it yet
    ASSERT_TRUE(until([&] { return early.has("refused"); }));
    m_server->allowAnswers([&](const PageAnswer& answer) { answers.push_back(answer); });
    Page player(table("ws"), hello(m_server->answersAddress()));
    Page looking(table("ws"), viewer());
    const session::EventLedger game = doubtfulGame();
    m_server->show({game, {}});
    ASSERT_TRUE(until([&] { return player.has("game") && looking.has("game"); }));
    EXPECT_FALSE(looking.heard[QStringLiteral("game")].toObject().contains(QStringLiteral("asked")));
    const QJsonValue asked = player.heard[QStringLiteral("game")][QStringLiteral("asked")][0];
    ASSERT_EQ(asked[QStringLiteral("answers")].toArray().size(), 2);
    for (const char* of : {"text", "jpeg"})
        EXPECT_NE(asked[QStringLiteral("answers")][0][QLatin1String(of)],
                  asked[QStringLiteral("answers")][1][QLatin1String(of)]);
    const auto jpeg = QByteArray::fromBase64(
        asked[QStringLiteral("answers")][0][QLatin1String("jpeg")].toString().toLatin1());
    EXPECT_EQ(cv::imdecode(std::vector<uchar>(jpeg.begin(), jpeg.end()), cv::IMREAD_COLOR).size(),
              cv::Size(96, 96));
    const auto answer = [&](int choice) {
        return QStringLiteral(R"({"answer":{"question":%1,"choice":%2}})")
            .arg(asked[QStringLiteral("id")].toInt())
            .arg(choice);
    };
    looking.socket.sendTextMessage(answer(1)); // says nothing
    player.socket.sendTextMessage(QStringLiteral(R"({"answer":{"question":"x","choice":-1}})"));
    player.socket.sendTextMessage(answer(1));
    ASSERT_TRUE(until([&] { return !answers.empty(); }));
    ASSERT_EQ(answers.size(), 1U);
    const auto edit = editOf(answers[0], game);
    ASSERT_TRUE(edit);
    EXPECT_EQ(std::get<session::AnswerQuestion>(*edit).alternative, 1U);
    EXPECT_FALSE(editOf({answers[0].question, 2}, game));     // no such choice
    EXPECT_FALSE(editOf({answers[0].question + 1, 0}, game)); // nobody asks that
    m_server->allowAnswers({});
    EXPECT_TRUE(until([&] { return player.has("refused"); }));
}

TEST_F(Served, SpeaksTheLanguageOfThePage) {
    QJsonObject german = viewer();
    german[QStringLiteral("language")] = QStringLiteral("de");
    Page page(table("ws"), german);
    Page english(table("ws"), viewer());
    m_server->show({session::EventLedger(annaAndBen()), {{vision::PictureFault::TooDark}}});
    ASSERT_TRUE(until([&] { return page.has("game") && english.has("game"); }));
    const auto adviceOf = [](const Page& told) {
        return told.heard[QStringLiteral("game")][QStringLiteral("advice")][0].toString();
    };
    EXPECT_NE(adviceOf(page), adviceOf(english));
    EXPECT_EQ(page.heard[QStringLiteral("game")][QStringLiteral("headline")].toString(),
              QStringLiteral("Warten auf das erste Plättchen"));
}

} // namespace
} // namespace meeplecam::server
