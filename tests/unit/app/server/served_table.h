#pragma once

#include "app/server/table_server.h"
#include "tests/support/test_folder.h"
#include "tests/support/until.h"

#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QUrl>
#include <QWebSocket>

namespace meeplecam::tests {

/// A small picture, evenly grey.
QByteArray jpegPicture();

/// A game of two.
engine::GameSetup annaAndBen();

/// A browser's page without the browser.
class Page {
public:
    Page(const QUrl& table, const QJsonObject& hello);

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
    PostingPage(const QUrl& table, const QJsonObject& hello);

    void post(const char* path, const QByteArray& body) { connect(path, body, {}); }
    [[nodiscard]] bool has(const char* key) const { return heard.contains(QLatin1String(key)); }

    QByteArray line;
    QJsonObject heard;
    int taken = 0;
    bool lost = false; ///< whether a request was not answered as it should
    int status = 0;    ///< of the last answer in HTTP; 0 = none came

private:
    void connect(const char* path, const QByteArray& body,
                 const std::function<void(const QJsonObject&)>& answered);
    void listen();

    QUrl m_table;
    QNetworkAccessManager m_network;
};

/// A table that is served on this computer alone.
class Served : public FolderTest {
protected:
    void SetUp() override {
        FolderTest::SetUp();
        auto opened =
            server::TableServer::open({m_line, {QHostAddress(QHostAddress::LocalHost)}, pathOf("data"), 0});
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
    std::unique_ptr<server::TableServer> m_server;
};

} // namespace meeplecam::tests
