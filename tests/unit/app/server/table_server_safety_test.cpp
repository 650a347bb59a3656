#include "tests/unit/app/server/served_table.h"

#include <QElapsedTimer>
#include <QTcpSocket>
#include <gmock/gmock.h>

#include <fstream>
#include <malloc.h>

namespace meeplecam::server {
namespace {

using tests::jpegPicture;
using tests::Page;
using tests::PostingPage;
using tests::Served;
using tests::until;

using testing::HasSubstr;

TEST_F(Served, RefusesPostsOfStrangersAndMonsters) {
    PostingPage stranger(table(), viewer());
    ASSERT_TRUE(until([&] { return !stranger.line.isEmpty(); }));
    stranger.post("/line/picture", QByteArray(100'000, 'x')); // of one who is no phone
    EXPECT_TRUE(until([&] { return stranger.lost; }));
    PostingPage page(table(), phone());
    ASSERT_TRUE(until([&] { return page.has("welcome"); }));
    page.post("/line/picture", QByteArray(9 * 1024 * 1024, '\xff'));
    EXPECT_TRUE(until([&] { return page.lost; }));
    EXPECT_EQ(page.status, 413); // told, not only cut off
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

TEST_F(Served, KeepsNoSecretInItsFolder) {
    std::ifstream file(pathOf("data") / "server.pem");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_THAT(text, testing::Not(HasSubstr(QUrl(m_server->phoneAddress()).fragment().toStdString())));
}

/// Kilobytes of memory that this process uses, without what the allocator keeps of what was freed: that is
/// the strangers' own, who sent from here, too, and how much it keeps depends on who is served when.
long used_kB() {
    malloc_trim(0);
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
    EXPECT_LT(used_kB() - before_kB, 30'000);
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
