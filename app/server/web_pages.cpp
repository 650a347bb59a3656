#include "app/server/web_pages.h"

#include <QFile>

#include <algorithm>
#include <array>

/// The pages lie in a static library, whose resources have to be asked for; outside of namespaces.
static void initPages() {
    Q_INIT_RESOURCE(pages);
}

namespace meeplecam::server {

namespace {

struct NamedPage {
    const char* path;
    const char* file;
    const char* type;
};

constexpr const char* kHtml = "text/html; charset=utf-8";
constexpr const char* kScript = "text/javascript; charset=utf-8";
constexpr const char* kStyle = "text/css; charset=utf-8";
constexpr std::array kPages{
    NamedPage{"/", "start.html", kHtml},         NamedPage{"/phone", "phone.html", kHtml},
    NamedPage{"/scores", "scores.html", kHtml},  NamedPage{"/start.js", "start.js", kScript},
    NamedPage{"/phone.js", "phone.js", kScript}, NamedPage{"/scores.js", "scores.js", kScript},
    NamedPage{"/table.js", "table.js", kScript}, NamedPage{"/page.css", "page.css", kStyle},
    NamedPage{"/hall", "hall.html", kHtml},      NamedPage{"/hall.js", "hall.js", kScript}};

// What pages may do: their own scripts and styles, and a WebSocket to where they come from, which not every
// browser counts among 'self'. The secret is behind the "#" of an address, which browsers send to nobody.
constexpr const char* kHeaders =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: "
    "data:; "
    "media-src 'self' blob:; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Permissions-Policy: camera=(self), screen-wake-lock=(self), microphone=(), geolocation=()\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Cache-Control: no-store\r\n";

QByteArray answerWith(const QByteArray& status, const QByteArray& type, const QByteArray& body,
                      bool sendBody) {
    return "HTTP/1.1 " + status + "\r\nContent-Type: " + type +
           "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + kHeaders +
           "Connection: close\r\n\r\n" + (sendBody ? body : QByteArray());
}

/// What a header of this name says, where the line is one.
std::optional<QByteArray> valueOf(const QByteArray& line, const char* name) {
    const qsizetype colon = line.indexOf(':');
    if (colon < 0 || line.left(colon).trimmed().compare(name, Qt::CaseInsensitive) != 0)
        return std::nullopt;
    return line.mid(colon + 1).trimmed();
}

std::optional<qint64> numberIn(const QByteArray& text) {
    bool ok = false;
    const qint64 number = text.toLongLong(&ok);
    return ok && number >= 0 ? std::optional(number) : std::nullopt;
}

} // namespace

RequestHead readHead(const QByteArray& head) {
    const QList<QByteArray> lines = head.split('\n');
    const QList<QByteArray> words = lines.front().trimmed().split(' ');
    if (words.size() != 3 || !words[2].startsWith("HTTP/1.") || !words[1].startsWith('/'))
        return {};
    RequestHead request;
    request.method = words[0];
    request.path = words[1].split('?').front();
    for (const QByteArray& line : lines.mid(1)) {
        if (const auto protocol = valueOf(line, "upgrade"))
            request.wantsSocket = protocol->toLower().endsWith("websocket");
        if (const auto length = valueOf(line, "content-length"))
            request.length = numberIn(*length);
        if (const auto key = valueOf(line, "x-line"))
            request.line = *key;
    }
    return request;
}

QByteArray answerTo(const RequestHead& request) {
    initPages();
    if (request.method.isEmpty())
        return refusalOf("400 Bad Request");
    if (request.method != "GET" && request.method != "HEAD")
        return refusalOf("405 Method Not Allowed");
    const auto* page =
        std::ranges::find_if(kPages, [&](const NamedPage& named) { return request.path == named.path; });
    if (page == kPages.end())
        return refusalOf("404 Not Found");
    QFile file(QStringLiteral(":/pages/") + QString::fromLatin1(page->file));
    if (!file.open(QIODevice::ReadOnly))
        return refusalOf("404 Not Found");
    return answerWith("200 OK", page->type, file.readAll(), request.method == "GET");
}

QByteArray answerOf(const QByteArray& json) {
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " +
           QByteArray::number(json.size()) + "\r\n" + kHeaders + "\r\n" + json;
}

QByteArray refusalOf(const QByteArray& status) {
    return answerWith(status, "text/plain; charset=utf-8", status + "\n", true);
}

} // namespace meeplecam::server
