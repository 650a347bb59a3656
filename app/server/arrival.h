#pragma once

#include "app/server/certificate.h"

#include <QObject>
#include <QSslSocket>
#include <QTimer>

#include <functional>

namespace meeplecam::server {

/// A connection until it is known what it wants: speaks TLS where the other side does, gives out a page and
/// ends, or hands the connection on as a WebSocket that is to be. Bounded in size and time.
class Arrival : public QObject {
public:
    using Upgrade = std::function<void(QSslSocket* socket)>; ///< takes it over

    /// Owns the socket until it is handed on; deletes itself when it is done.
    Arrival(QSslSocket* socket, const Identity& identity, Upgrade upgrade, QObject* parent);

private:
    void read();
    void decide(const QByteArray& head);
    void answer(const QByteArray& text);

    QSslSocket* m_socket;
    Identity m_identity;
    Upgrade m_upgrade;
    QTimer m_patience;
    bool m_begun = false; ///< whether the first byte came
    bool m_answered = false;
};

} // namespace meeplecam::server
