#pragma once

#include "app/session/sources/frame_source.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

namespace meeplecam::session {

/// The name by which the phone is chosen as a source.
inline constexpr const char* kPhoneSource = "phone";

/// What became of a picture that a phone sent.
struct PhoneReply {
    bool usable = false;               ///< whether it could be unpacked
    std::chrono::milliseconds wait{0}; ///< before the next one is worth sending
};

/// Hands pictures from whoever receives them of a phone to the source that shows them: one at a time, the
/// newest. It knows nothing of networks. Any thread may call.
class PhoneLine {
public:
    using Clock = std::chrono::steady_clock;
    using ReplySink = std::function<void(const PhoneReply&)>;
    struct Sent {
        std::string jpeg;
        Clock::time_point when;
    };

    /// That of the program: it looks through one phone at a time.
    static const std::shared_ptr<PhoneLine>& ofProgram();

    /// Leaves a picture for the source, in place of one that was not taken yet.
    void put(std::string jpeg);
    /// Who is told about each picture that was taken; empty = nobody any more. Is called by the source's
    /// thread.
    void onReply(ReplySink sink);

    /// The newest picture, waiting for one until then; none when none came or a stop was asked for.
    [[nodiscard]] std::optional<Sent> take(Clock::time_point until, const std::stop_token& stop);
    void reply(const PhoneReply& reply) const;
    /// When the last picture came; none before the first.
    [[nodiscard]] std::optional<Clock::time_point> lastSent() const;

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Sent> m_sent;
    std::optional<Clock::time_point> m_last;
    mutable std::mutex
        m_sinkMutex; ///< held while the sink runs, so that what it uses can go once it was replaced
    ReplySink m_sink;
};

/// How long a phone may send nothing before the players are told.
inline constexpr std::chrono::milliseconds kPhonePatience{4000};

/// The pictures that come through the line; silent until the first. One that is away for longer than
/// `patience` gives a SourceGone, once, and its pictures go on when it is back.
[[nodiscard]] std::unique_ptr<FrameSource> openPhone(std::shared_ptr<PhoneLine> line,
                                                     std::chrono::milliseconds patience = kPhonePatience);

} // namespace meeplecam::session
