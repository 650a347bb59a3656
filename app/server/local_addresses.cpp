#include "app/server/local_addresses.h"

#include <QNetworkInterface>

#include <algorithm>
#include <array>

namespace meeplecam::server {

namespace {

/// Cables and wireless come before the bridges of virtual machines.
int rankOf(const QNetworkInterface& network) {
    const QString name = network.name();
    for (const char* made : {"docker", "virbr", "br-", "veth", "tun", "tap", "wg"})
        if (name.startsWith(QLatin1String(made)))
            return 2;
    const auto type = network.type();
    return type == QNetworkInterface::Ethernet || type == QNetworkInterface::Wifi ? 0 : 1;
}

} // namespace

bool isLocal(const QHostAddress& address) {
    constexpr std::array kNetworks{"127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16",
                                   "169.254.0.0/16"};
    return std::ranges::any_of(kNetworks, [&](const char* network) {
        const auto [subnet, bits] = QHostAddress::parseSubnet(QString::fromLatin1(network));
        return address.isInSubnet(subnet, bits);
    });
}

QList<QHostAddress> localAddresses() {
    QList<QNetworkInterface> networks = QNetworkInterface::allInterfaces();
    std::ranges::stable_sort(networks, {}, rankOf);
    QList<QHostAddress> addresses;
    for (const QNetworkInterface& network : networks) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : network.addressEntries())
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol && isLocal(entry.ip()))
                addresses.push_back(entry.ip());
    }
    addresses.push_back(QHostAddress(QHostAddress::LocalHost));
    return addresses;
}

} // namespace meeplecam::server
