#include "app/club/hall_news.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace meeplecam::club {

namespace {

constexpr qsizetype kMostName = 64;
constexpr int kMostEvents = 1'000'000; // a game has some hundreds

QByteArray textOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject objectIn(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
}

/// The name of a game, where the object has a fitting one.
QString gameIn(const QJsonObject& object) {
    const QString game = object[QStringLiteral("game")].toString();
    return game.size() <= kMostName ? game : QString();
}

std::optional<int> numberIn(const QJsonObject& object, const QString& key) {
    const int number = object[key].toInt(-1);
    return number >= 0 && number <= kMostEvents ? std::optional(number) : std::nullopt;
}

} // namespace

QByteArray textOf(bool here) {
    return textOf(QJsonObject{{QStringLiteral("here"), here}});
}

QByteArray textOf(const TableState& state) {
    return textOf(QJsonObject{{QStringLiteral("format"), QStringLiteral("meeplecam-table 1")},
                              {QStringLiteral("game"), state.game},
                              {QStringLiteral("events"), state.events},
                              {QStringLiteral("since"), state.since.toString(Qt::ISODateWithMs)},
                              {QStringLiteral("news"), state.news}});
}

QByteArray textOf(const TableEvent& event) {
    return textOf(QJsonObject{{QStringLiteral("game"), event.game},
                              {QStringLiteral("id"), event.id},
                              {QStringLiteral("event"), event.event}});
}

QByteArray textOf(const EventsWanted& wanted) {
    return textOf(QJsonObject{{QStringLiteral("game"), wanted.game}, {QStringLiteral("from"), wanted.from}});
}

std::optional<bool> hereIn(const QByteArray& text) {
    const QJsonValue here = objectIn(text)[QStringLiteral("here")];
    return here.isBool() ? std::optional(here.toBool()) : std::nullopt;
}

std::optional<TableState> stateIn(const QByteArray& text) {
    const QJsonObject object = objectIn(text);
    const auto events = numberIn(object, QStringLiteral("events"));
    TableState state{gameIn(object), events.value_or(0),
                     QDateTime::fromString(object[QStringLiteral("since")].toString(), Qt::ISODateWithMs),
                     object[QStringLiteral("news")].toObject()};
    if (object[QStringLiteral("format")].toString() != QStringLiteral("meeplecam-table 1") || !events ||
        state.game.isEmpty() || state.news.isEmpty())
        return std::nullopt;
    return state;
}

std::optional<TableEvent> eventIn(const QByteArray& text) {
    const QJsonObject object = objectIn(text);
    const auto id = numberIn(object, QStringLiteral("id"));
    TableEvent event{gameIn(object), id.value_or(0), object[QStringLiteral("event")].toObject()};
    if (!id || event.game.isEmpty() || event.event.isEmpty())
        return std::nullopt;
    return event;
}

std::optional<EventsWanted> wantedIn(const QByteArray& text) {
    const QJsonObject object = objectIn(text);
    const auto from = numberIn(object, QStringLiteral("from"));
    const QString game = gameIn(object);
    return from && !game.isEmpty() ? std::optional(EventsWanted{game, *from}) : std::nullopt;
}

QJsonObject newsInAllLanguages(const server::TableNews& news) {
    QJsonObject all;
    for (const char* language : {"en", "de", "fr", "pl"}) {
        QJsonObject worded =
            objectIn(server::pageNews(news, QString::fromLatin1(language)))[QStringLiteral("game")]
                .toObject();
        worded.remove(QStringLiteral("log"));
        all[QString::fromLatin1(language)] = worded;
    }
    return all;
}

QString gameNameOf(const std::filesystem::path& log) {
    QFile file(QString::fromStdString(log.string()));
    QByteArray what = QByteArray::number(QRandomGenerator::system()->generate64());
    if (!log.empty() && file.open(QIODevice::ReadOnly))
        what = file.readLine() + QFileInfo(file).birthTime().toUTC().toString(Qt::ISODateWithMs).toLatin1();
    return QString::fromLatin1(QCryptographicHash::hash(what, QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace meeplecam::club
