#pragma once

#include "app/server/line.h"

class QWebSocket;

namespace meeplecam::server {

/// A line through a WebSocket.
class SocketLine : public Line {
public:
    /// Owns the socket.
    explicit SocketLine(QWebSocket* socket);
    ~SocketLine() override;

    void tell(const QByteArray& json) override;
    void show(const QByteArray& picture) override;
    void limit(qint64 most_bytes) override;
    [[nodiscard]] qint64 unread() const override;
    void close() override;
    void abort() override;

private:
    QWebSocket* m_socket;
};

} // namespace meeplecam::server
