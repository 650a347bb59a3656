#include "app/club/broker_address.h"

#include "app/session/basics/refusal.h"

#include <QCoreApplication>
#include <QUrl>
#include <QUrlQuery>

namespace meeplecam::club {

namespace {

struct BrokerWords {
    Q_DECLARE_TR_FUNCTIONS(BrokerWords)
};

constexpr int kPlainPort = 1883;  // OASIS MQTT 3.1.1, registered with IANA
constexpr int kSecurePort = 8883; // the same
constexpr qsizetype kMostTopic = 200;
const QString kSigners = QStringLiteral("cafile");

/// Whether messages can be published below it.
bool isTopic(const QString& topic) {
    return !topic.isEmpty() && topic.size() <= kMostTopic && !topic.contains(QLatin1Char('#')) &&
           !topic.contains(QLatin1Char('+')) && !topic.endsWith(QLatin1Char('/')) &&
           !topic.startsWith(QLatin1Char('/')) && !topic.contains(QChar(u'\0'));
}

} // namespace

engine::Result<BrokerAddress> brokerAddressOf(const QString& text) {
    const QUrl url(text, QUrl::StrictMode);
    const bool secure = url.scheme() == QStringLiteral("mqtts");
    const QString topic = url.path(QUrl::FullyDecoded).mid(1);
    QUrlQuery query(url);
    const QString signers = query.queryItemValue(kSigners, QUrl::FullyDecoded);
    query.removeAllQueryItems(kSigners);
    if ((!secure && url.scheme() != QStringLiteral("mqtt")) || url.host().isEmpty() || !isTopic(topic) ||
        !query.isEmpty() || (!secure && !signers.isEmpty()) || url.hasFragment())
        return session::refusal(BrokerWords::tr("%1 is no address of a broker; write it like "
                                                "mqtt://broker/club/table-7")
                                    .arg(url.toDisplayString(QUrl::RemovePassword | QUrl::RemoveQuery)));
    BrokerAddress address;
    address.host = url.host().toStdString();
    address.secure = secure;
    address.signers = signers.toStdString();
    address.port = static_cast<std::uint16_t>(url.port(secure ? kSecurePort : kPlainPort));
    address.user = url.userName(QUrl::FullyDecoded).toStdString();
    address.password = url.password(QUrl::FullyDecoded).toStdString();
    if (!address.user.empty() && address.password.empty())
        address.password = qgetenv("MEEPLECAM_MQTT_PASSWORD").toStdString();
    address.topic = topic.toStdString();
    return address;
}

QString shownAddress(const BrokerAddress& address) {
    QUrl url;
    url.setScheme(address.secure ? QStringLiteral("mqtts") : QStringLiteral("mqtt"));
    if (!address.user.empty())
        url.setUserName(QString::fromStdString(address.user));
    url.setHost(QString::fromStdString(address.host));
    if (address.port != (address.secure ? kSecurePort : kPlainPort))
        url.setPort(address.port);
    url.setPath(QLatin1Char('/') + QString::fromStdString(address.topic));
    return url.toDisplayString();
}

} // namespace meeplecam::club
