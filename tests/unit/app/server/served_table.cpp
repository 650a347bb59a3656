#include "tests/unit/app/server/served_table.h"

#include "app/session/planning/game_plan.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkReply>
#include <QSslConfiguration>
#include <QSslSocket>
#include <opencv2/imgcodecs.hpp>

namespace meeplecam::tests {

namespace {

/// As a person's browser who said "continue".
QSslConfiguration trusting() {
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    return configuration;
}

/// Adds what is told; how many pictures were taken by it.
int note(const QJsonObject& told, QJsonObject& heard) {
    for (const QString& key : told.keys())
        heard[key] = told[key];
    return told.contains(QStringLiteral("taken")) ? 1 : 0;
}

} // namespace

QByteArray jpegPicture() {
    std::vector<uchar> bytes;
    cv::imencode(".jpg", cv::Mat(72, 128, CV_8UC3, cv::Scalar::all(128)), bytes);
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

engine::GameSetup annaAndBen() {
    session::GamePlan plan;
    plan.players = {{"Anna", "red"}, {"Ben", "blue"}};
    return *session::setupOf(plan);
}

Page::Page(const QUrl& table, const QJsonObject& hello)
    : m_hello(hello) {
    socket.setSslConfiguration(trusting());
    QObject::connect(&socket, &QWebSocket::connected,
                     [this] { socket.sendTextMessage(QString::fromUtf8(QJsonDocument(m_hello).toJson())); });
    QObject::connect(&socket, &QWebSocket::textMessageReceived, [this](const QString& text) {
        taken += note(QJsonDocument::fromJson(text.toUtf8()).object(), heard);
    });
    QObject::connect(&socket, &QWebSocket::binaryMessageReceived,
                     [this](const QByteArray& bytes) { picture = bytes; });
    socket.open(table);
}

PostingPage::PostingPage(const QUrl& table, const QJsonObject& hello)
    : m_table(table) {
    connect("/line", {}, [this, hello](const QJsonObject& begun) {
        line = begun[QStringLiteral("line")].toString().toLatin1();
        post("/line/words", QJsonDocument(hello).toJson());
        listen();
    });
}

void PostingPage::connect(const char* path, const QByteArray& body,
                          const std::function<void(const QJsonObject&)>& answered) {
    QUrl url = m_table;
    url.setScheme(QStringLiteral("https"));
    url.setPath(QLatin1String(path));
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::ContentTypeHeader, "application/octet-stream");
    request.setSslConfiguration(trusting());
    if (!line.isEmpty())
        request.setRawHeader("X-Line", line);
    QNetworkReply* reply = m_network.post(request, body);
    QObject::connect(reply, &QNetworkReply::finished, [this, reply, answered] {
        lost = lost || reply->error() != QNetworkReply::NoError;
        status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (!lost && answered)
            answered(QJsonDocument::fromJson(reply->readAll()).object());
        reply->deleteLater();
    });
}

void PostingPage::listen() {
    connect("/line/listen", {}, [this](const QJsonObject& answer) {
        for (const auto told : answer[QStringLiteral("told")].toArray())
            taken += note(told.toObject(), heard);
        if (answer.contains(QStringLiteral("told")))
            listen();
    });
}

} // namespace meeplecam::tests
