#include "app/session/sources/paced_source.h"

#include "app/session/sources/live_source.h"

namespace meeplecam::session {

namespace {

using Clock = std::chrono::steady_clock;

void play(FrameSource& recording, const std::stop_token& stop, Mailbox<SourceStep>& mailbox) {
    const Clock::time_point start = Clock::now();
    while (true) {
        SourceStep step = recording.next();
        if (std::holds_alternative<SourceEnd>(step))
            return;
        if (const auto* frame = std::get_if<SourceFrame>(&step)) {
            const std::chrono::duration<double> time(frame->time_s);
            if (!waitUntil(start + std::chrono::duration_cast<Clock::duration>(time), stop))
                return;
        }
        mailbox.put(std::move(step));
    }
}

} // namespace

std::unique_ptr<FrameSource> pacedSource(std::unique_ptr<FrameSource> recording) {
    const std::string name = recording->name();
    const std::shared_ptr<FrameSource> shared = std::move(recording);
    return std::make_unique<LiveSource>(name,
                                        [shared](const std::stop_token& stop, Mailbox<SourceStep>& mailbox) {
                                            play(*shared, stop, mailbox);
                                        });
}

} // namespace meeplecam::session
