#include "app/server/table_server.h"

#include "app/session/planning/game_plan.h"
#include "tests/support/test_folder.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QUrl>
#include <QWebSocket>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <fstream>

namespace meeplecam::server {
namespace {

using testing::HasSubstr;

/// Lets everything happen until it is as wanted; whether it came to that.
bool until(const std::function<bool()>& wanted, int most_ms = 8000) {
    const QDeadlineTimer end(most_ms);
    while (!wanted() && !end.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return wanted();
}

QByteArray jpegPicture(int grey = 128) {
    std::vector<uchar> bytes;
    cv::imencode(".jpg", cv::Mat(72, 128, CV_8UC3, cv::Scalar::all(grey)), bytes);
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

/// A browser's page without the browser.
class Page {
public:
    Page(const QUrl& table, const QJsonObject& hello)
        : m_hello(hello) {
        QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
        trusting.setPeerVerifyMode(QSslSocket::VerifyNone); // as a person who said "continue"
        socket.setSslConfiguration(trusting);
        QObject::connect(&socket, &QWebSocket::connected, [this] {
            socket.sendTextMessage(QString::fromUtf8(QJsonDocument(m_hello).toJson()));
        });
        QObject::connect(&socket, &QWebSocket::textMessageReceived, [this](const QString& text) {
            const QJsonObject news = QJsonDocument::fromJson(text.toUtf8()).object();
            for (const QString& key : news.keys())
                heard[key] = news[key];
            taken += news.contains(QStringLiteral("taken")) ? 1 : 0;
        });
        QObject::connect(&socket, &QWebSocket::binaryMessageReceived,
                         [this](const QByteArray& bytes) { picture = bytes; });
        socket.open(table);
    }

    [[nodiscard]] bool has(const char* key) const { return heard.contains(QLatin1String(key)); }
    [[nodiscard]] QString refusal() const { return heard[QStringLiteral("refused")].toString(); }

    QWebSocket socket;
    QJsonObject heard;
    QByteArray picture;
    int taken = 0;

private:
    QJsonObject m_hello;
};

/// A browser's page that speaks by requests.
class PostingPage {
public:
    PostingPage(const QUrl& table, const QJsonObject& hello)
        : m_table(table) {
        connect("/line", {}, [this, hello](const QJsonObject& begun) {
            line = begun[QStringLiteral("line")].toString().toLatin1();
            post("/line/words", QJsonDocument(hello).toJson());
            listen();
        });
    }

    void post(const char* path, const QByteArray& body) { connect(path, body, {}); }
    [[nodiscard]] bool has(const char* key) const { return heard.contains(QLatin1String(key)); }

    QByteArray line;
    QJsonObject heard;
    int taken = 0;
    bool lost = false; ///< whether a request was not answered as it should

private:
    void connect(const char* path, const QByteArray& body,
                 const std::function<void(const QJsonObject&)>& answered) {
        QUrl url = m_table;
        url.setScheme(QStringLiteral("https"));
        url.setPath(QLatin1String(path));
        QNetworkRequest request(url);
        request.setHeader(QNetworkRequest::ContentTypeHeader, "application/octet-stream");
        QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
        trusting.setPeerVerifyMode(QSslSocket::VerifyNone);
        request.setSslConfiguration(trusting);
        if (!line.isEmpty())
            request.setRawHeader("X-Line", line);
        QNetworkReply* reply = m_network.post(request, body);
        QObject::connect(reply, &QNetworkReply::finished, [this, reply, answered] {
            lost = lost || reply->error() != QNetworkReply::NoError;
            if (!lost && answered)
                answered(QJsonDocument::fromJson(reply->readAll()).object());
            reply->deleteLater();
        });
    }
    void listen() {
        connect("/line/listen", {}, [this](const QJsonObject& answer) {
            for (const QJsonValue& told : answer[QStringLiteral("told")].toArray()) {
                const QJsonObject news = told.toObject();
                for (const QString& key : news.keys())
                    heard[key] = news[key];
                taken += news.contains(QStringLiteral("taken")) ? 1 : 0;
            }
            if (answer.contains(QStringLiteral("told")))
                listen();
        });
    }

    QUrl m_table;
    QNetworkAccessManager m_network;
};

engine::GameSetup setup() {
    session::GamePlan plan;
    plan.players = {{"Anna", "red"}, {"Ben", "blue"}};
    return *session::setupOf(plan);
}

class Served : public tests::FolderTest {
protected:
    void SetUp() override {
        FolderTest::SetUp();
        auto opened = TableServer::open({m_line, {QHostAddress(QHostAddress::LocalHost)}, pathOf("data"), 0});
        ASSERT_TRUE(opened) << opened.error().message;
        m_server = *std::move(opened);
    }
    [[nodiscard]] QUrl table(const char* scheme = "wss") const {
        QUrl url(m_server->phoneAddress());
        url.setScheme(QString::fromLatin1(scheme));
        url.setPath(QStringLiteral("/table"));
        url.setFragment({});
        return url;
    }
    [[nodiscard]] QJsonObject hello(const QString& address, const char* self = "one") const {
        return {{QStringLiteral("secret"), QUrl(address).fragment()},
                {QStringLiteral("language"), QStringLiteral("en")},
                {QStringLiteral("self"), QString::fromLatin1(self)},
                {QStringLiteral("board"), true}};
    }
    [[nodiscard]] QJsonObject phone(const char* self = "one") const {
        return hello(m_server->phoneAddress(), self);
    }
    [[nodiscard]] QJsonObject viewer() const { return hello(m_server->scoresAddress()); }

    std::shared_ptr<session::PhoneLine> m_line = std::make_shared<session::PhoneLine>();
    std::unique_ptr<TableServer> m_server;
};

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
    m_server->show({session::EventLedger(setup()), {}});
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

TEST_F(Served, RefusesPostsOfStrangersAndMonsters) {
    PostingPage stranger(table(), viewer());
    ASSERT_TRUE(until([&] { return !stranger.line.isEmpty(); }));
    stranger.post("/line/picture", QByteArray(100'000, 'x')); // of one who is no phone
    EXPECT_TRUE(until([&] { return stranger.lost; }));
    PostingPage page(table(), phone());
    ASSERT_TRUE(until([&] { return page.has("welcome"); }));
    page.post("/line/picture", QByteArray(9 * 1024 * 1024, '\xff'));
    EXPECT_TRUE(until([&] { return page.lost; }));
    PostingPage guessing(table(), phone());
    guessing.line = "0123456789abcdef0123456789abcdef";
    guessing.post("/line/picture", jpegPicture());
    EXPECT_TRUE(until([&] { return guessing.lost; }));
    EXPECT_FALSE(m_line->lastSent());
}

TEST_F(Served, SendsPostingStrangersAwaySlowly) {
    QJsonObject wrong = phone();
    wrong[QStringLiteral("secret")] = QStringLiteral("0123456789abcdef0123456789abcdef");
    QElapsedTimer time;
    time.start();
    PostingPage page(table(), wrong);
    ASSERT_TRUE(until([&] { return page.has("refused"); }));
    EXPECT_GE(time.elapsed(), 1900);
    until([] { return false; }, 2500);
    page.post("/line/words", "{}"); // its line is gone
    EXPECT_TRUE(until([&] { return page.lost; }));
    EXPECT_FALSE(m_server->hasPhone());
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

TEST_F(Served, SendsStrangersAwaySlowly) {
    for (const QString& secret : {QString(), QStringLiteral("0123456789abcdef0123456789abcdef")}) {
        QJsonObject wrong = phone();
        wrong[QStringLiteral("secret")] = secret;
        QElapsedTimer time;
        time.start();
        Page page(table(), wrong);
        ASSERT_TRUE(until([&] { return page.has("refused"); }));
        EXPECT_EQ(page.refusal(), QStringLiteral("secret"));
        EXPECT_GE(time.elapsed(), 1900);
    }
    EXPECT_FALSE(m_server->hasPhone());
}

TEST_F(Served, TakesNoPhoneThatCanBeOverheard) {
    Page page(table("ws"), phone());
    ASSERT_TRUE(until([&] { return page.has("refused"); }));
    EXPECT_FALSE(m_server->hasPhone());
}

TEST_F(Served, LetsViewersLookAndNothingElse) {
    Page page(table("ws"), viewer());
    m_server->show({session::EventLedger(setup()), {}});
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
    session::EventLedger ledger(setup());
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
    m_server->show({session::EventLedger(setup()), {{vision::PictureFault::TooDark}}});
    ASSERT_TRUE(until([&] { return page.has("game") && english.has("game"); }));
    const auto adviceOf = [](const Page& told) {
        return told.heard[QStringLiteral("game")][QStringLiteral("advice")][0].toString();
    };
    EXPECT_NE(adviceOf(page), adviceOf(english));
    EXPECT_EQ(page.heard[QStringLiteral("game")][QStringLiteral("headline")].toString(),
              QStringLiteral("Warten auf das erste Plättchen"));
}

TEST_F(Served, KeepsNoSecretInItsFolder) {
    std::ifstream file(pathOf("data") / "server.pem");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_THAT(text, testing::Not(HasSubstr(QUrl(m_server->phoneAddress()).fragment().toStdString())));
}

/// Kilobytes of memory that this process uses.
long used_kB() {
    std::ifstream status("/proc/self/statm");
    long whole = 0;
    long resident = 0;
    status >> whole >> resident;
    return resident * 4;
}

/// Sockets without manners.
std::vector<std::unique_ptr<QTcpSocket>> connectMany(const QUrl& url, int count) {
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (int i = 0; i < count; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        sockets.back()->connectToHost(url.host(), static_cast<quint16>(url.port()));
    }
    return sockets;
}

TEST_F(Served, IsNotHurtByAHostileNeighbour) {
    const auto source = session::openPhone(m_line);
    Page page(table(), phone());
    ASSERT_TRUE(until([&] { return page.has("welcome"); }));
    const long before_kB = used_kB();
    for (int round = 0; round < 8; ++round) {
        auto sockets = connectMany(table(), 150);
        until([&] { return false; }, 100);
        for (std::size_t i = 0; i < sockets.size(); ++i) {
            const QByteArray manners[] = {
                QByteArray(1 << 20, 'x'),
                QByteArray("\x16\x03\x01\xff\xff") + QByteArray(100'000, '\x7f'),
                QByteArray("GET / HTTP/1.1\r\nX: ") + QByteArray(1 << 20, 'y'),
                QByteArray("G"),
                QByteArray("POST /line HTTP/1.1\r\nContent-Length: 9999999999999\r\n\r\n") +
                    QByteArray(1 << 20, 'z'),
                QByteArray("GET /table HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Key: \r\n\r\n"),
                QByteArray(
                    "GET /table HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n") +
                    QByteArray("\x82\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10) + QByteArray(100'000, 'z')};
            sockets[i]->write(manners[i % std::size(manners)]);
        }
        until([&] { return false; }, 100);
        EXPECT_LE(m_server->connections(), 64);
        page.socket.sendBinaryMessage(jpegPicture());
        ASSERT_TRUE(until([&] { return page.taken == round + 1; })) << "the game stopped in round " << round;
    }
    EXPECT_TRUE(until([&] { return m_server->connections() <= 2; }, 20'000)) << m_server->connections();
    EXPECT_LT(used_kB() - before_kB, 60'000);
    EXPECT_TRUE(m_server->hasPhone());
}

TEST_F(Served, CutsOffStrangersWhoSendTooMuchAndPhonesThatSendMonsters) {
    QWebSocket stranger;
    stranger.open(table("ws"));
    ASSERT_TRUE(until([&] { return stranger.state() == QAbstractSocket::ConnectedState; }));
    stranger.sendTextMessage(QString(100'000, u'x'));
    EXPECT_TRUE(until([&] { return stranger.state() == QAbstractSocket::UnconnectedState; }));
    Page page(table(), phone());
    ASSERT_TRUE(until([&] { return page.has("welcome"); }));
    page.socket.sendBinaryMessage(QByteArray(9 * 1024 * 1024, '\xff'));
    EXPECT_TRUE(until([&] { return page.socket.state() == QAbstractSocket::UnconnectedState; }));
    EXPECT_FALSE(m_line->lastSent());
}

TEST_F(Served, EndsWhileEverybodyIsConnected) {
    Page page(table(), phone());
    Page other(table("ws"), viewer());
    auto sockets = connectMany(table(), 10);
    ASSERT_TRUE(until([&] { return page.has("welcome"); }));
    m_server.reset();
    EXPECT_TRUE(until([&] { return page.socket.state() == QAbstractSocket::UnconnectedState; }));
    m_line->reply({}); // nobody is told any more
}

} // namespace
} // namespace meeplecam::server
