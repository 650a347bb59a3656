#include "app/session/sources/phone_line.h"

#include "app/session/sources/live_source.h"
#include "models/files/jpeg_file.h"

namespace meeplecam::session {

namespace {

using namespace std::chrono_literals;

constexpr std::int64_t kMostPhone_px = 16'000'000; // of one picture; what pages send has 8 million at most
constexpr auto kStale = 2s;                        // a picture that waited longer shows what was, not what is

/// Makes frames of what the line brings.
class PhoneFetcher {
public:
    PhoneFetcher(std::shared_ptr<PhoneLine> line, std::chrono::milliseconds patience)
        : m_line(std::move(line))
        , m_patience(patience) {}

    void fetch(const std::stop_token& stop, Mailbox<SourceStep>& mailbox) {
        constexpr auto kNap = 250ms;
        while (!stop.stop_requested()) {
            if (auto sent = m_line->take(PhoneLine::Clock::now() + kNap, stop))
                show(*sent, mailbox);
            else if (!m_away && isAway()) {
                m_away = true;
                mailbox.put(SourceGone{{SourceFault::Kind::Unreachable, kPhoneSource, {}}});
            }
        }
    }

private:
    [[nodiscard]] bool isAway() const {
        const auto last = m_line->lastSent();
        return last && PhoneLine::Clock::now() - std::max(*last, m_opened) > m_patience;
    }
    void show(const PhoneLine::Sent& sent, Mailbox<SourceStep>& mailbox) {
        const std::int64_t index = m_next++;
        if (PhoneLine::Clock::now() - sent.when > kStale) {
            m_line->reply({.usable = true});
            return;
        }
        cv::Mat picture;
        if (models::isJpeg(sent.jpeg))
            picture = models::unpackJpeg(sent.jpeg, {.mostPixels = kMostPhone_px}).picture;
        const bool usable = !picture.empty();
        if (usable) {
            m_away = false;
            mailbox.put(SourceFrame{std::move(picture), index, time_s(sent.when)});
        }
        m_line->reply({usable, paceOf(mailbox.dropped())});
    }
    double time_s(PhoneLine::Clock::time_point when) {
        if (!m_first)
            m_first = when;
        return std::chrono::duration<double>(when - *m_first).count();
    }
    /// Pictures that nobody looked at are not worth a phone's battery: while the reader is busy a few a
    /// second are enough for it to find a new one.
    std::chrono::milliseconds paceOf(std::int64_t dropped) {
        const bool busy = dropped > m_dropped;
        m_dropped = dropped;
        return busy ? 120ms : 0ms;
    }

    std::shared_ptr<PhoneLine> m_line;
    std::chrono::milliseconds m_patience;
    PhoneLine::Clock::time_point m_opened = PhoneLine::Clock::now();
    std::optional<PhoneLine::Clock::time_point> m_first;
    std::int64_t m_next = 0;
    std::int64_t m_dropped = 0;
    bool m_away = false;
};

} // namespace

const std::shared_ptr<PhoneLine>& PhoneLine::ofProgram() {
    static const auto line = std::make_shared<PhoneLine>();
    return line;
}

void PhoneLine::put(std::string jpeg) {
    {
        const std::scoped_lock lock(m_mutex);
        const auto now = Clock::now();
        m_sent = Sent{std::move(jpeg), now};
        m_last = now;
    }
    m_changed.notify_one();
}

void PhoneLine::onReply(ReplySink sink) {
    const std::scoped_lock lock(m_sinkMutex);
    m_sink = std::move(sink);
}

std::optional<PhoneLine::Sent> PhoneLine::take(Clock::time_point until, const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    m_changed.wait_until(lock, stop, until, [this] { return m_sent.has_value(); });
    if (stop.stop_requested())
        return std::nullopt;
    return std::exchange(m_sent, std::nullopt);
}

void PhoneLine::reply(const PhoneReply& reply) const {
    const std::scoped_lock lock(m_sinkMutex);
    if (m_sink)
        m_sink(reply);
}

std::optional<PhoneLine::Clock::time_point> PhoneLine::lastSent() const {
    const std::scoped_lock lock(m_mutex);
    return m_last;
}

std::unique_ptr<FrameSource> openPhone(std::shared_ptr<PhoneLine> line, std::chrono::milliseconds patience) {
    const auto fetcher = std::make_shared<PhoneFetcher>(std::move(line), patience);
    return std::make_unique<LiveSource>(kPhoneSource,
                                        [fetcher](const std::stop_token& stop, Mailbox<SourceStep>& mailbox) {
                                            fetcher->fetch(stop, mailbox);
                                        });
}

} // namespace meeplecam::session
