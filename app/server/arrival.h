#pragma once

#include "app/server/certificate.h"
#include "app/server/web_pages.h"

#include <QObject>
#include <QSslSocket>
#include <QTimer>

#include <functional>
#include <optional>

namespace meeplecam::server {

class Arrival;

/// A request with what was posted.
struct Posted {
    RequestHead request;
    QByteArray body;
};

/// What a server does with those who arrive.
struct Host {
    std::function<void(QSslSocket* socket)> upgrade; ///< takes over what is to be a WebSocket
    /// Bytes that the body of this request may have; none = nothing is taken there. Of secure ones alone.
    std::function<std::optional<qint64>(const RequestHead& request)> mostBody_bytes;
    /// Has the request answered by `give`, now or later.
    std::function<void(const Posted& posted, Arrival& arrival)> take;
};

/// A connection until it is known what it wants: speaks TLS where the other side does, gives out a page and
/// ends, hands the connection on as a WebSocket that is to be, or takes what is posted, request by request.
/// Bounded in size and time.
class Arrival : public QObject {
public:
    /// Owns the socket until it is handed on; deletes itself when it is done.
    Arrival(QSslSocket* socket, const Identity& identity, Host host, QObject* parent);

    /// Answers the request that was taken, and waits for the next.
    void give(const QByteArray& json);

private:
    enum class Stage : std::uint8_t { Greeting, Head, Body, Taken, Answered };

    void read();
    /// Whether there is more to do with what has come.
    [[nodiscard]] bool advance();
    [[nodiscard]] bool startsSecurely();
    void decide(const QByteArray& head);
    void await(const RequestHead& request);
    void takeBody();
    /// Answers, and takes no notice of what comes until the other side ends: who is cut off while it posts
    /// may lose the answer that is on its way (RFC 9112, 9.6).
    void refuse(const QByteArray& text);
    /// Answers, and ends.
    void answer(const QByteArray& text);

    QSslSocket* m_socket;
    Identity m_identity;
    Host m_host;
    QTimer m_patience;
    Stage m_stage = Stage::Greeting;
    Posted m_posted; ///< as far as it has come
};

} // namespace meeplecam::server
