// Tables of a club and its hall around a real broker, which is stopped and started, as tables are.

#include "app/club/hall_feed.h"
#include "app/club/hall_text.h"
#include "app/club/published_table.h"
#include "app/session/log/event_log.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"
#include "tests/support/until.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <gmock/gmock.h>

#include <numeric>
#include <random>

namespace meeplecam::club {
namespace {

using tests::until;

int freePort() {
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

/// What a hall heard of one table's game.
using Heard = std::map<QString, std::vector<QJsonObject>>;

class ClubTest : public tests::FolderTest {
protected:
    void TearDown() override {
        stopBroker();
        FolderTest::TearDown();
    }
    void SetUp() override {
        FolderTest::SetUp();
        m_program = QStandardPaths::findExecutable(
            QStringLiteral("mosquitto"),
            {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/bin"), QStringLiteral("/usr/local/sbin")});
        if (m_program.isEmpty())
            GTEST_SKIP() << "mosquitto is not installed";
    }

    /// A broker on this test's port; with `words` in its settings.
    void startBroker(const std::string& words = "allow_anonymous true\n") {
        // Started by root, it would become another user, who can't read its files.
        write("broker.conf", "user root\nlistener " + std::to_string(m_port) + " 127.0.0.1\n" + words);
        m_broker.start(m_program, {QStringLiteral("-c"), nameOf("broker.conf")});
        ASSERT_TRUE(m_broker.waitForStarted());
        ASSERT_TRUE(until([this] {
            QTcpSocket socket;
            socket.connectToHost(QHostAddress::LocalHost, static_cast<quint16>(m_port));
            return socket.waitForConnected(200);
        }));
    }
    void stopBroker() {
        m_broker.kill();
        m_broker.waitForFinished();
    }

    [[nodiscard]] QString nameOf(const std::string& name) const {
        return QString::fromStdString(pathOf(name).string());
    }
    [[nodiscard]] QString addressOf(const QString& topic, const QString& user = {}) const {
        return QStringLiteral("mqtt://%1localhost:%2/%3").arg(user, QString::number(m_port), topic);
    }
    [[nodiscard]] BrokerAddress at(const QString& topic) const {
        return brokerAddressOf(addressOf(topic)).value();
    }

    /// A signer, the broker's certificate for localhost by it, and a stranger; false without openssl.
    [[nodiscard]] bool makeCertificates() const {
        write("names", "subjectAltName=DNS:localhost\n");
        const QString signer =
            QStringLiteral("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=%1 -keyout "
                           "%1.key -out %1.crt");
        bool made = true;
        for (const QString& arguments :
             {signer.arg(QStringLiteral("signer")), signer.arg(QStringLiteral("stranger")),
              QStringLiteral(
                  "req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout broker.key -out broker.csr"),
              QStringLiteral(
                  "x509 -req -in broker.csr -CA signer.crt -CAkey signer.key -CAcreateserial -days 2 "
                  "-extfile names -out broker.crt")}) {
            QProcess openssl;
            openssl.setWorkingDirectory(nameOf("."));
            openssl.start(QStringLiteral("openssl"), arguments.split(u' '));
            made = made && openssl.waitForFinished() && openssl.exitCode() == 0;
        }
        // Mosquitto that is started by root reads its files as another user.
        for (const char* file : {"broker.key", "broker.crt"})
            QFile::setPermissions(nameOf(file), QFileDevice::ReadOwner | QFileDevice::ReadOther);
        return made;
    }

    int m_port = freePort();
    QProcess m_broker;

private:
    QString m_program;
};

TEST_F(ClubTest, AHallThatComesLateLearnsEverythingAndSeesWhoIsGone) {
    startBroker();
    const models::GameRecord record = tests::recordedGame("by_hand.json");
    session::EventLedger ledger(record.setup);
    auto table = PublishedTable::open(at(QStringLiteral("club/table-7")), QStringLiteral("game")).value();
    int told = 0;
    for (const session::Story& story : tests::storiesOf(record)) {
        const auto events = ledger.update(story, ++told);
        table->publish(events, {ledger, {}});
    }
    auto feed = HallFeed::open(at(QStringLiteral("club"))).value();
    std::vector<int> ids;
    QObject::connect(feed.get(), &HallFeed::happened,
                     [&](const QString&, const TableEvent& event) { ids.push_back(event.id); });
    const auto events = static_cast<std::size_t>(ledger.reported().events());
    ASSERT_TRUE(until([&] { return ids.size() >= events; }));
    std::vector<int> all(events);
    std::iota(all.begin(), all.end(), 0);
    EXPECT_EQ(ids, all);
    const HallTable& known = feed->hall().tables().at(QStringLiteral("table-7"));
    ASSERT_TRUE(until([&] {
        return known.state && known.state->events == static_cast<int>(events) && !known.board.isEmpty();
    }));
    EXPECT_TRUE(feed->hears(known));
    const std::vector<int>& points = ledger.reported().scores()->soFar;
    const QJsonArray players = newsOf(known)[QStringLiteral("players")].toArray();
    for (int i = 0; i < players.size(); ++i)
        EXPECT_EQ(players[i][QStringLiteral("points")].toInt(), points[static_cast<std::size_t>(i)]);
    table.reset();
    ASSERT_TRUE(until([&] { return !feed->hears(known); }));
    EXPECT_FALSE(troubleOf(known, false).isEmpty());
    stopBroker();
    EXPECT_TRUE(until([&] { return !feed->connected(); }));
}

TEST_F(ClubTest, TwentyTablesAreHeardOnceAndInOrderWhoeverIsKilled) {
    constexpr int kTables = 20;
    constexpr int kPause_ms = 50;
    startBroker();
    auto feed = HallFeed::open(at(QStringLiteral("club"))).value();
    Heard heard;
    QObject::connect(feed.get(), &HallFeed::happened, [&](const QString& table, const TableEvent& event) {
        heard[table].push_back(event.event);
    });
    const auto logOf = [](int i) { return "table-" + std::to_string(i) + ".jsonl"; };
    std::vector<std::unique_ptr<QProcess>> tables;
    const auto startTable = [&](int i) {
        tables[static_cast<std::size_t>(i)] = std::make_unique<QProcess>();
        tables[static_cast<std::size_t>(i)]->start(
            QStringLiteral(MEEPLECAM_TABLE),
            {QStringLiteral(MEEPLECAM_GAMES "/demo.json"), nameOf(logOf(i)),
             addressOf(QStringLiteral("club/table-%1").arg(i)), QString::number(kPause_ms)});
    };
    tables.resize(kTables);
    for (int i = 0; i < kTables; ++i)
        startTable(i);
    std::mt19937 random(7);
    for (int kills = 0; kills < 10; ++kills) {
        until([] { return false; }, 300);
        if (kills % 5 == 4) {
            stopBroker();
            until([] { return false; }, 500);
            startBroker();
        }
        const int i = static_cast<int>(random() % kTables);
        QProcess& killed = *tables[static_cast<std::size_t>(i)];
        killed.kill();
        killed.waitForFinished();
        startTable(i);
    }
    // A table that was started while there was no broker said so and left; somebody starts it again.
    const auto allDone = [&] {
        bool done = true;
        for (int i = 0; i < kTables; ++i) {
            QProcess& table = *tables[static_cast<std::size_t>(i)];
            if (table.state() != QProcess::NotRunning)
                done = false;
            else if (table.exitStatus() != QProcess::NormalExit || table.exitCode() != 0) {
                startTable(i);
                done = false;
            }
        }
        return done;
    };
    ASSERT_TRUE(until(allDone, 90'000));
    const auto asLogged = [&](int i) {
        std::vector<QJsonObject> events;
        for (const QByteArray& line : QByteArray::fromStdString(textOf(logOf(i))).split('\n').mid(1))
            if (!line.isEmpty())
                events.push_back(QJsonDocument::fromJson(line).object());
        return events;
    };
    for (int i = 0; i < kTables; ++i) {
        const QString name = QStringLiteral("table-%1").arg(i);
        const std::vector<QJsonObject> logged = asLogged(i);
        ASSERT_GT(logged.size(), 50U);
        until([&] { return heard[name].size() >= logged.size(); }, 3000);
        EXPECT_EQ(heard[name], logged) << name.toStdString();
    }
}

TEST_F(ClubTest, ABrokerThatWantsAPasswordGetsItOrSaysWhatIsWrong) {
    QProcess::execute(QStringLiteral("mosquitto_passwd"),
                      {QStringLiteral("-b"), QStringLiteral("-c"), nameOf("hashed"), QStringLiteral("anna"),
                       QStringLiteral("secret")});
    startBroker("allow_anonymous false\npassword_file " + pathOf("hashed").string() + "\n");
    const auto opened = [&](const QString& user) {
        const auto table = PublishedTable::open(
            brokerAddressOf(addressOf(QStringLiteral("club/table-1"), user)).value(), QStringLiteral("game"));
        return table ? std::string() : table.error().message;
    };
    EXPECT_EQ(opened(QStringLiteral("anna:secret@")), "");
    EXPECT_THAT(opened(QStringLiteral("anna:wrong@")), testing::HasSubstr("refuses"));
    EXPECT_THAT(opened(QStringLiteral("anna:wrong@")), testing::Not(testing::HasSubstr("wrong")));
    EXPECT_THAT(opened({}), testing::HasSubstr("refuses"));
    stopBroker();
    EXPECT_THAT(opened(QStringLiteral("anna:secret@")), testing::HasSubstr("can't be reached"));
}

TEST_F(ClubTest, ABrokerWithACertificateIsTrustedByWhoSignedIt) {
    if (!makeCertificates())
        GTEST_SKIP() << "openssl is not installed";
    QProcess::execute(QStringLiteral("mosquitto_passwd"),
                      {QStringLiteral("-b"), QStringLiteral("-c"), nameOf("hashed"), QStringLiteral("anna"),
                       QStringLiteral("secret")});
    startBroker("allow_anonymous false\npassword_file " + pathOf("hashed").string() + "\ncertfile " +
                pathOf("broker.crt").string() + "\nkeyfile " + pathOf("broker.key").string() + "\n");
    const auto opened = [&](const QString& address) {
        const auto table = PublishedTable::open(brokerAddressOf(address).value(), QStringLiteral("game"));
        return table ? std::string() : table.error().message;
    };
    const QString at = QStringLiteral("mqtts://anna:%1@%2:%3/club/table-1?cafile=%4");
    const auto addressWith = [&](const char* password, const char* host, const char* signer) {
        return at.arg(QString::fromLatin1(password), QString::fromLatin1(host), QString::number(m_port),
                      nameOf(signer));
    };
    EXPECT_EQ(opened(addressWith("secret", "localhost", "signer.crt")), "");
    EXPECT_THAT(opened(addressWith("wrong", "localhost", "signer.crt")), testing::HasSubstr("refuses"));
    for (const QString& address : {addressWith("secret", "localhost", "stranger.crt"),
                                   addressWith("secret", "127.0.0.1", "signer.crt"),
                                   addressWith("secret", "localhost", "absent.crt")}) {
        const std::string sentence = opened(address);
        EXPECT_THAT(sentence, testing::HasSubstr("isn't trusted; check its certificate"));
        EXPECT_THAT(sentence, testing::Not(testing::HasSubstr("secret")));
    }
    EXPECT_NE(opened(QStringLiteral("mqtt://anna:secret@localhost:%1/club/table-1").arg(m_port)), "")
        << "without TLS";
    auto feed =
        HallFeed::open(brokerAddressOf(QStringLiteral("mqtts://anna:secret@localhost:%1/club?cafile=%2")
                                           .arg(QString::number(m_port), nameOf("signer.crt")))
                           .value());
    EXPECT_TRUE(feed) << "a hall";
}

} // namespace
} // namespace meeplecam::club

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    testing::InitGoogleMock(&argc, argv);
    return RUN_ALL_TESTS();
}
