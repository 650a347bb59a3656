#pragma once

#include <QByteArray>
#include <QString>

namespace meeplecam::server {

/// The beginning of a request, as far as this server cares.
struct RequestHead {
    QByteArray method;
    QByteArray path;          ///< without the query
    bool wantsSocket = false; ///< asks for a WebSocket
};

/// What a request's head says, up to and with the empty line behind it; what is no HTTP has no method.
[[nodiscard]] RequestHead readHead(const QByteArray& head);

/// The whole answer to a request: one of the named pages, or why there is none. The connection closes behind
/// it.
[[nodiscard]] QByteArray answerTo(const RequestHead& request);

/// The answer without a page, such as "431 Request Header Fields Too Large".
[[nodiscard]] QByteArray refusalOf(const QByteArray& status);

} // namespace meeplecam::server
