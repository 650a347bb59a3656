#pragma once

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSslSocket>

#include <atomic>
#include <functional>
#include <map>

namespace meeplecam::server {

/// Where connections come in: listens on addresses of this computer, and lets in who is in the local network,
/// a bounded number of each. What is said on a connection is for others to hear.
class Entrance : public QObject {
public:
    /// `come` gets each connection before anything is read from it, and owns it.
    Entrance(std::function<void(QSslSocket* socket)> come, QObject* parent);

    /// Listens on the first of these addresses at least, at this number of a port or one of the next ones;
    /// 0 = any. Whether it can.
    [[nodiscard]] bool listen(const QList<QHostAddress>& addresses, quint16 port);
    /// The first address, with its port.
    [[nodiscard]] QString address() const;
    /// The open connection to the other side at this address; null where there is none.
    [[nodiscard]] QSslSocket* socketTo(const QHostAddress& address, quint16 port) const;

    static constexpr int kMostConnections = 64;
    std::atomic<int> connections = 0; ///< that are open; any thread may read it

private:
    class Doors;
    [[nodiscard]] bool listenAt(const QList<QHostAddress>& addresses, quint16 port);
    void let(qintptr handle);

    std::function<void(QSslSocket*)> m_come;
    QList<Doors*> m_doors;
    std::map<QString, QPointer<QSslSocket>> m_sockets; ///< by the other side
    std::map<QString, int> m_peers;                    ///< how many connections each address has
};

} // namespace meeplecam::server
