#include "app/records/shelf/shelf_place.h"

#include "app/session/basics/refusal.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace meeplecam::records {

using engine::Result;

namespace {

struct ShelfPlaces {
    Q_DECLARE_TR_FUNCTIONS(ShelfPlaces)
};

constexpr int kUsualPort = 5432; // of PostgreSQL, registered with IANA

/// What an address may say behind its question mark.
struct ServerOption {
    const char* name;
    QString ShelfServer::*value;
};
constexpr std::array kOptions{ServerOption{"sslmode", &ShelfServer::mode},
                              ServerOption{"sslrootcert", &ShelfServer::certificate}};

engine::Error noPlace(const QUrl& url) {
    return session::refusal(
        ShelfPlaces::tr("%1 is no address of a database; write it like postgresql://anna@server/games")
            .arg(url.toDisplayString(QUrl::RemovePassword | QUrl::RemoveQuery)));
}

/// Libpq gets options as words between quotes, and Qt splits them at semicolons.
bool isPlain(const QString& value) {
    constexpr qsizetype kMost = 300;
    return value.size() <= kMost && std::ranges::none_of(value, [](QChar letter) {
               return letter == u';' || letter == u'\'' || letter == u'\\' || letter.unicode() < u' ';
           });
}

QUrl urlOf(const ShelfServer& server) {
    QUrl url;
    url.setScheme(QStringLiteral("postgresql"));
    url.setHost(server.host);
    if (!server.user.isEmpty())
        url.setUserName(server.user, QUrl::DecodedMode);
    if (server.port != kUsualPort)
        url.setPort(server.port);
    url.setPath(QLatin1Char('/') + server.database, QUrl::DecodedMode);
    QUrlQuery query;
    for (const ServerOption& option : kOptions)
        if (!(server.*option.value).isEmpty())
            query.addQueryItem(QString::fromLatin1(option.name),
                               QString::fromLatin1(QUrl::toPercentEncoding(server.*option.value, "/")));
    if (!query.isEmpty())
        url.setQuery(query);
    return url;
}

} // namespace

Result<ShelfPlace> shelfPlaceOf(const QString& text) {
    static const QRegularExpression kScheme(QStringLiteral("^[A-Za-z][A-Za-z0-9+.-]*://"));
    if (!text.contains(kScheme))
        return ShelfPlace(std::filesystem::path(text.toStdString()));
    const QUrl url(text, QUrl::StrictMode);
    const QString scheme = url.scheme();
    ShelfServer server;
    server.host = url.host();
    server.port = static_cast<std::uint16_t>(url.port(kUsualPort));
    server.user = url.userName(QUrl::FullyDecoded);
    server.password = url.password(QUrl::FullyDecoded);
    server.database = url.path(QUrl::FullyDecoded).mid(1);
    QUrlQuery query(url);
    for (const ServerOption& option : kOptions) {
        const QString name = QString::fromLatin1(option.name);
        server.*option.value = query.queryItemValue(name, QUrl::FullyDecoded);
        query.removeAllQueryItems(name);
    }
    const bool known = scheme == QStringLiteral("postgresql") || scheme == QStringLiteral("postgres");
    if (!url.isValid() || !known || server.database.isEmpty() || server.database.contains(u'/') ||
        !query.isEmpty() || url.hasFragment() || !isPlain(server.database) || !isPlain(server.mode) ||
        !isPlain(server.certificate))
        return noPlace(url.isValid() ? url : QUrl(scheme + QStringLiteral("://")));
    return ShelfPlace(server);
}

QString addressOf(const ShelfServer& server) {
    QUrl url = urlOf(server);
    if (!server.password.isEmpty())
        url.setPassword(server.password, QUrl::DecodedMode);
    return url.toString(QUrl::FullyEncoded);
}

QString shownPlace(const ShelfPlace& place) {
    return place.server ? urlOf(*place.server).toDisplayString(QUrl::RemoveQuery)
                        : QString::fromStdString(place.file.string());
}

} // namespace meeplecam::records
