#include "app/session/address_source.h"

#include "app/session/decoder.h"
#include "app/session/live_source.h"

#include <QCoreApplication>
#include <QUrl>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include <algorithm>

namespace meeplecam::session {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMostBroken = 20; // pictures on end; what sends only such is no camera

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
        for (int i = 0; i < kMostBroken; ++i) {
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
        try {
            return cv::imdecode(picture, cv::IMREAD_COLOR);
        } catch (const cv::Exception&) {
            return {};
        }
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

engine::Error refusal(const QString& sentence) {
    return engine::Error{sentence.toStdString()};
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
            Addresses::tr("No pictures come by “%1”: an address begins with http://, https:// or rtsp://.")
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
    silenceDecoders();
    const auto connection = std::make_shared<Connection>(address, limits);
    if (!connection->connect())
        return engine::Error{
            withoutPassword(address) +
            " sends no pictures; check the address, and that phone and computer are in the same "
            "network"};
    return std::unique_ptr<FrameSource>(std::make_unique<LiveSource>(
        withoutPassword(address), [connection](const std::stop_token& stop, Mailbox<SourceStep>& mailbox) {
            connection->fetch(stop, mailbox);
        }));
}

std::string withoutPassword(const std::string& address) {
    const auto begin = address.find("://");
    if (begin == std::string::npos)
        return address;
    const auto host = std::min(address.find('/', begin + 3), address.size());
    const auto at = address.rfind('@', host);
    const auto colon = address.find(':', begin + 3);
    if (at == std::string::npos || at < begin || colon > at)
        return address;
    return address.substr(0, colon) + address.substr(at);
}

} // namespace meeplecam::session
