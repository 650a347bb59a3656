#pragma once

#include "app/session/sources/frame_source.h"
#include "app/session/sources/mailbox.h"

#include <chrono>
#include <functional>
#include <stop_token>
#include <thread>

namespace meeplecam::session {

/// A source that doesn't wait: a thread of its own fetches pictures, and who asks gets the newest.
class LiveSource : public FrameSource {
public:
    /// Fetches until it is asked to stop or nothing more comes; runs on the source's thread.
    using Fetch = std::function<void(const std::stop_token& stop, Mailbox<SourceStep>& mailbox)>;

    LiveSource(std::string name, Fetch fetch);

    [[nodiscard]] SourceKind kind() const override { return SourceKind::Live; }
    [[nodiscard]] std::string name() const override { return m_name; }
    SourceStep next() override;
    void stop() override;

private:
    void run(const std::stop_token& stop);

    std::string m_name;
    Fetch m_fetch;
    Mailbox<SourceStep> m_mailbox;
    std::jthread m_worker;
};

/// Waits, unless it is asked to stop meanwhile; whether to go on.
[[nodiscard]] bool waitUntil(std::chrono::steady_clock::time_point time, const std::stop_token& stop);

} // namespace meeplecam::session
