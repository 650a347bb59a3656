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
    NamedPage{"/table.js", "table.js", kScript}, NamedPage{"/page.css", "page.css", kStyle}};

// What pages may do: their own scripts and styles, and a WebSocket to where they come from, which not every
// browser counts among 'self'. The secret is behind the "#" of an address, which browsers send to nobody.
constexpr const char* kHeaders =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "media-src 'self' blob:; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Permissions-Policy: camera=(self), screen-wake-lock=(self), microphone=(), geolocation=()\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Cache-Control: no-store\r\n"
    "Connection: close\r\n";

QByteArray answerWith(const QByteArray& status, const QByteArray& type, const QByteArray& body,
                      bool sendBody) {
    return "HTTP/1.1 " + status + "\r\nContent-Type: " + type +
           "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + kHeaders + "\r\n" +
           (sendBody ? body : QByteArray());
}

} // namespace

RequestHead readHead(const QByteArray& head) {
    const QList<QByteArray> lines = head.split('\n');
    const QList<QByteArray> words = lines.front().trimmed().split(' ');
    if (words.size() != 3 || !words[2].startsWith("HTTP/1.") || !words[1].startsWith('/'))
        return {};
    RequestHead request{words[0], words[1].left(words[1].indexOf('?')), false};
    if (!words[1].contains('?'))
        request.path = words[1];
    request.wantsSocket = std::any_of(lines.begin() + 1, lines.end(), [](const QByteArray& line) {
        const QByteArray lowered = line.trimmed().toLower();
        return lowered.startsWith("upgrade:") && lowered.endsWith("websocket");
    });
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

QByteArray refusalOf(const QByteArray& status) {
    return answerWith(status, "text/plain; charset=utf-8", status + "\n", true);
}

} // namespace meeplecam::server
