#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace meeplecam::server {

/// The beginning of a request, as far as this server cares.
struct RequestHead {
    QByteArray method;
    QByteArray path;          ///< without the query
    bool wantsSocket = false; ///< asks for a WebSocket
    /// Of what is posted behind it, in bytes; none when it says nothing, or no number.
    std::optional<qint64> length;
    QByteArray line; ///< the key of the line that it speaks through (RequestLine)
};

/// Where pages whose browser refuses a WebSocket post to: to begin, what they say, their pictures, and
/// requests that wait for something to be told.
inline constexpr const char* kLinePath = "/line";
inline constexpr const char* kWordsPath = "/line/words";
inline constexpr const char* kPicturePath = "/line/picture";
inline constexpr const char* kListenPath = "/line/listen";

/// What a request's head says, up to and with the empty line behind it; what is no HTTP has no method.
[[nodiscard]] RequestHead readHead(const QByteArray& head);

/// The whole answer to a request: one of the named pages, or why there is none. The connection closes behind
/// it.
[[nodiscard]] QByteArray answerTo(const RequestHead& request);

/// The whole answer to what was posted; the connection stays for the next request.
[[nodiscard]] QByteArray answerOf(const QByteArray& json);

/// The answer without a page, such as "431 Request Header Fields Too Large".
[[nodiscard]] QByteArray refusalOf(const QByteArray& status);

} // namespace meeplecam::server
