#pragma once

#include "app/cli/watching/interrupt.h"
#include "app/session/sources/watcher.h"

#include <memory>

class QCoreApplication;

namespace meeplecam::cli {

/// What a command needs that follows a table: Qt's event loop for cameras, threads for what doesn't wait, and
/// a clean end on Ctrl-C. Make it before the source is opened.
class LiveLoop {
public:
    LiveLoop();
    ~LiveLoop();

    /// Hands all steps of the source to the watcher: live sources' on a thread of its own while the event
    /// loop runs here, others' here, one after the other. Fails when the watcher throws.
    [[nodiscard]] engine::Status run(session::FrameSource& source, session::Watcher& watcher);

private:
    Interrupt m_interrupt;                           ///< before all that makes threads
    std::unique_ptr<QCoreApplication> m_application; ///< none when the program has one already
};

} // namespace meeplecam::cli
