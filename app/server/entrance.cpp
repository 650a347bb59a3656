#include "app/server/entrance.h"

#include "app/server/local_addresses.h"

#include <QTcpServer>

#include <utility>

namespace meeplecam::server {

namespace {

constexpr int kMostOfOnePeer = 24;
constexpr int kPortsTried = 16;

QString keyOf(const QHostAddress& address, quint16 port) {
    return QStringLiteral("%1 %2").arg(address.toString()).arg(port);
}

} // namespace

/// Hands out connections as they are, before anything is read from them.
class Entrance::Doors : public QTcpServer {
public:
    Doors(std::function<void(qintptr)> come, QObject* parent)
        : QTcpServer(parent)
        , m_come(std::move(come)) {}

protected:
    void incomingConnection(qintptr handle) override { m_come(handle); }

private:
    std::function<void(qintptr)> m_come;
};

Entrance::Entrance(std::function<void(QSslSocket*)> come, QObject* parent)
    : QObject(parent)
    , m_come(std::move(come)) {}

bool Entrance::listenAt(const QList<QHostAddress>& addresses, quint16 port) {
    for (const QHostAddress& address : addresses) {
        auto* doors = new Doors([this](qintptr handle) { let(handle); }, this);
        if (doors->listen(address, port)) {
            port = doors->serverPort();
            m_doors.push_back(doors);
        } else {
            delete doors;
            if (m_doors.isEmpty()) // the one that is shown
                return false;
        }
    }
    return !m_doors.isEmpty();
}

bool Entrance::listen(const QList<QHostAddress>& addresses, quint16 port) {
    if (port != 0)
        for (int i = 0; i < kPortsTried; ++i)
            if (listenAt(addresses, static_cast<quint16>(port + i)))
                return true;
    return listenAt(addresses, 0);
}

QString Entrance::address() const {
    return QStringLiteral("%1:%2")
        .arg(m_doors.front()->serverAddress().toString())
        .arg(m_doors.front()->serverPort());
}

QSslSocket* Entrance::socketTo(const QHostAddress& address, quint16 port) const {
    const auto known = m_sockets.find(keyOf(address, port));
    return known != m_sockets.end() ? known->second.data() : nullptr;
}

void Entrance::let(qintptr handle) {
    auto* socket = new QSslSocket;
    if (!socket->setSocketDescriptor(handle)) {
        delete socket;
        return;
    }
    const QString peer = socket->peerAddress().toString();
    const QString key = keyOf(socket->peerAddress(), socket->peerPort());
    if (!isLocal(socket->peerAddress()) || connections >= kMostConnections ||
        m_peers[peer] >= kMostOfOnePeer) {
        socket->abort();
        delete socket;
        return;
    }
    ++connections;
    ++m_peers[peer];
    m_sockets[key] = socket;
    connect(socket, &QObject::destroyed, this, [this, peer, key] {
        --connections;
        if (--m_peers[peer] <= 0)
            m_peers.erase(peer);
        m_sockets.erase(key);
    });
    m_come(socket);
}

} // namespace meeplecam::server
