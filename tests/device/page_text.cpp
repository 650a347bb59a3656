// Prints what a page of a running Chromium says: page_text FOLDER EXPRESSION, where FOLDER is the browser's
// user data folder and EXPRESSION is JavaScript. By the browser's debugging protocol
// (https://chromedevtools.github.io/devtools-protocol, 1.3).

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>
#include <QTimer>
#include <QWebSocket>

#include <iostream>

namespace {

constexpr int kPatience_ms = 10'000;

/// The port that the browser chose, which it writes down as the first line of a file; 0 = none.
quint16 debuggingPort(const QString& folder) {
    QFile file(folder + QStringLiteral("/DevToolsActivePort"));
    return file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toUShort() : 0;
}

/// Where the first page is debugged; empty when there is none.
QUrl addressOfPage(quint16 port) {
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForConnected(kPatience_ms))
        return {};
    socket.write("GET /json/list HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) +
                 "\r\nConnection: close\r\n\r\n");
    QByteArray answer;
    while (socket.waitForReadyRead(1000))
        answer += socket.readAll();
    for (const QJsonValue& page : QJsonDocument::fromJson(answer.mid(answer.indexOf('['))).array())
        if (page[QStringLiteral("type")].toString() == QStringLiteral("page"))
            return QUrl(page[QStringLiteral("webSocketDebuggerUrl")].toString());
    return {};
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc != 3)
        return 2;
    const QUrl address = addressOfPage(debuggingPort(QString::fromLocal8Bit(argv[1])));
    QWebSocket socket;
    QObject::connect(&socket, &QWebSocket::connected, &socket, [&] {
        const QJsonObject question{
            {QStringLiteral("id"), 1},
            {QStringLiteral("method"), QStringLiteral("Runtime.evaluate")},
            {QStringLiteral("params"),
             QJsonObject{{QStringLiteral("expression"), QString::fromLocal8Bit(argv[2])},
                         {QStringLiteral("returnByValue"), true},
                         {QStringLiteral("awaitPromise"), true}}}};
        socket.sendTextMessage(QString::fromUtf8(QJsonDocument(question).toJson()));
    });
    QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket, [&](const QString& text) {
        const QJsonValue result =
            QJsonDocument::fromJson(text.toUtf8())[QStringLiteral("result")][QStringLiteral("result")];
        std::cout << result[QStringLiteral("value")].toVariant().toString().toStdString() << std::endl;
        QCoreApplication::exit(0);
    });
    QObject::connect(&socket, &QWebSocket::disconnected, &application, [] { QCoreApplication::exit(1); });
    QTimer::singleShot(kPatience_ms, &application, [] { QCoreApplication::exit(1); });
    socket.open(address);
    return QCoreApplication::exec();
}
