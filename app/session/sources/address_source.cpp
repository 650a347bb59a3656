#include "app/session/sources/address_source.h"

#include "app/session/basics/lowered.h"
#include "app/session/basics/refusal.h"
#include "app/session/sources/decoder.h"
#include "app/session/sources/live_source.h"
#include "models/files/picture_file.h"

#include <QCoreApplication>
#include <QUrl>
#include <opencv2/videoio.hpp>

#include <algorithm>
#include <array>
#include <cctype>

namespace meeplecam::session {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMostBroken = 20;                   // pictures on end; what sends only such is no camera
constexpr std::int64_t kMostSent_px = 40'000'000; // of one picture; 8K has 33 million

/// A connection that is made anew as often as need be.
class Connection {
public:
    Connection(std::string address, const ConnectionLimits& limits)
        : m_address(std::move(address))
        , m_limits(limits)
        , m_maybeJpeg(m_address.starts_with("http")) {}

    /// Whether pictures come now.
    bool connect() {
        if (!open())
            return false;
        if (!m_maybeJpeg || startJpeg())
            return true;
        m_maybeJpeg = false; // what was asked for packed pictures gives no others any more
        return open();
    }

    void fetch(const std::stop_token& stop, Mailbox<SourceStep>& mailbox) {
        while (!stop.stop_requested()) {
            if (cv::Mat picture = read(stop); !picture.empty()) {
                mailbox.put(frameOf(std::move(picture)));
                continue;
            }
            if (!stop.stop_requested())
                mailbox.put(SourceGone{{SourceFault::Kind::Unreachable, withoutPassword(m_address), {}}});
            reconnect(stop);
        }
    }

private:
    bool open() {
        try {
            return m_capture.open(m_address, cv::CAP_FFMPEG,
                                  {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, static_cast<int>(m_limits.open.count()),
                                   cv::CAP_PROP_READ_TIMEOUT_MSEC, static_cast<int>(m_limits.read.count())});
        } catch (const cv::Exception&) {
            return false;
        }
    }
    /// Asks for JPEGs as they were sent, so that each has its own size: a phone may be turned at any time,
    /// and the decoder would squeeze all into the size of the first. False when something else is sent.
    bool startJpeg() {
        if (!m_capture.set(cv::CAP_PROP_FORMAT, -1))
            return false;
        const Clock::time_point end = Clock::now() + m_limits.open;
        for (int i = 0; i < kMostBroken && Clock::now() < end; ++i) {
            const cv::Mat packed = nextPicture(m_capture);
            if (packed.total() > 2 && packed.data[0] == 0xff && packed.data[1] == 0xd8)
                return true;
        }
        return false;
    }
    cv::Mat nextUnpacked() {
        cv::Mat picture = nextPicture(m_capture);
        if (!m_maybeJpeg || picture.empty())
            return picture;
        const std::string_view bytes(reinterpret_cast<const char*>(picture.data), picture.total());
        return models::unpackPicture(bytes, {.mostPixels = kMostSent_px}).picture;
    }
    /// The next picture that can be made out; empty when the connection is broken.
    cv::Mat read(const std::stop_token& stop) {
        const Clock::time_point end = Clock::now() + m_limits.read;
        for (int broken = 0; broken < kMostBroken && Clock::now() < end && !stop.stop_requested(); ++broken) {
            if (cv::Mat picture = nextUnpacked(); !picture.empty()) {
                m_next += broken;
                return picture;
            }
        }
        return {};
    }
    SourceFrame frameOf(cv::Mat picture) {
        const Clock::time_point now = Clock::now();
        if (m_next == 0)
            m_start = now;
        return {std::move(picture), m_next++, std::chrono::duration<double>(now - m_start).count()};
    }
    void reconnect(const std::stop_token& stop) {
        m_capture.release();
        for (auto pause = m_limits.retry; waitUntil(Clock::now() + pause, stop);) {
            if (connect())
                return;
            pause = std::min(2 * pause, m_limits.longestRetry);
        }
    }

    std::string m_address;
    ConnectionLimits m_limits;
    bool m_maybeJpeg; ///< once connected: pictures are JPEGs, to be unpacked here
    cv::VideoCapture m_capture;
    std::int64_t m_next = 0;
    Clock::time_point m_start;
};

struct Addresses {
    Q_DECLARE_TR_FUNCTIONS(Addresses)
};

/// The address as FFmpeg wants it, which knows no "HTTP".
std::string withLowerScheme(const std::string& address) {
    const std::size_t end = std::min(address.find("://"), address.size());
    return lowered(address.substr(0, end)) + address.substr(end);
}

/// Whether what a camera calls so is nobody else's business.
bool isSecret(const std::string& key) {
    constexpr std::array kParts{"pas", "pwd", "psw", "token", "key", "auth", "secret", "sig", "cred", "sess"};
    const std::string name = lowered(key);
    return name == "p" || name == "pw" || std::ranges::any_of(kParts, [&](const char* part) {
               return name.find(part) != std::string::npos;
           });
}

/// The part behind the host, with stars for the values of secret keys: in the query, or in the path itself,
/// where some cameras expect them.
std::string withoutSecrets(std::string_view text) {
    constexpr std::string_view kBetween = "/?&;#";
    std::string shown;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(kBetween), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t equals = std::min(word.find('='), word.size());
        const bool hide = equals + 1 < word.size() && isSecret(std::string(word.substr(0, equals)));
        shown += hide ? std::string(word.substr(0, equals)) + "=***" : std::string(word);
        shown += text.substr(end, 1);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return shown;
}

/// Where the name of the host begins, behind whoever logs in there; an unescaped slash in a password is none
/// that ends the host.
std::size_t hostBegin(const std::string& address, std::size_t begin) {
    const std::size_t end = std::min(address.find_first_of("/?#", begin), address.size());
    const std::size_t colon = address.find(':', begin);
    std::size_t at = address.rfind('@', end);
    const bool isPort = colon >= end || (colon + 1 < end &&
                                         std::isdigit(static_cast<unsigned char>(address[colon + 1])) != 0);
    if ((at == std::string::npos || at < begin) && !isPort)
        at = address.rfind('@');
    return at == std::string::npos || at < begin ? begin : at + 1;
}

} // namespace

engine::Status checkAddress(const std::string& address) {
    const QString typed = QString::fromStdString(address).trimmed();
    if (typed.isEmpty())
        return refusal(Addresses::tr("Type the address that the phone or camera shows, such as %1.")
                           .arg(QStringLiteral("http://192.168.1.7:8080/video")));
    const QUrl url(typed, QUrl::StrictMode);
    const QStringList schemes{QStringLiteral("http"), QStringLiteral("https"), QStringLiteral("rtsp"),
                              QStringLiteral("rtsps")};
    if (!schemes.contains(url.scheme()) && !typed.contains(QStringLiteral("://")))
        return refusal(Addresses::tr("An address begins with http://, https:// or rtsp://."));
    if (!schemes.contains(url.scheme()))
        return refusal(
            Addresses::tr("“%1” is not supported: an address begins with http://, https:// or rtsp://.")
                .arg(typed.section(QStringLiteral("://"), 0, 0)));
    if (!url.isValid() || url.host().isEmpty() || url.port() == 0)
        return refusal(
            Addresses::tr("This address is not complete: after “//” it needs the name or the number of "
                          "the phone or camera, such as %1.")
                .arg(QStringLiteral("http://192.168.1.7:8080/video")));
    return engine::success();
}

engine::Result<std::unique_ptr<FrameSource>> openAddress(const std::string& address,
                                                         const ConnectionLimits& limits) {
    if (const engine::Status possible = checkAddress(address); !possible)
        return possible.error();
    tameDecoders();
    const auto connection = std::make_shared<Connection>(withLowerScheme(address), limits);
    if (!connection->connect())
        return refusal(
            Addresses::tr(
                "%1 sends no pictures; check the address, and that phone and computer are in the same "
                "network")
                .arg(QString::fromStdString(withoutPassword(address))));
    return std::unique_ptr<FrameSource>(std::make_unique<LiveSource>(
        withoutPassword(address), [connection](const std::stop_token& stop, Mailbox<SourceStep>& mailbox) {
            connection->fetch(stop, mailbox);
        }));
}

std::string withoutPassword(const std::string& address) {
    const auto begin = address.find("://");
    if (begin == std::string::npos)
        return address;
    const std::size_t login = begin + 3;
    const std::size_t host = hostBegin(address, login);
    const std::size_t path = std::min(address.find_first_of("/?#", host), address.size());
    const std::size_t colon = address.find(':', login);
    const std::string who = host == login      ? ""
                            : colon < host - 1 ? address.substr(login, colon - login) + "@"
                                               : address.substr(login, host - login);
    return address.substr(0, login) + who + address.substr(host, path - host) +
           withoutSecrets(std::string_view(address).substr(path));
}

} // namespace meeplecam::session
