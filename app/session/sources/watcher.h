#pragma once

#include "app/session/sources/frame_source.h"

namespace meeplecam::session {

/// Whoever follows a table by the pictures of a source.
class Watcher {
public:
    virtual ~Watcher() = default;
    /// The next step of the source, each once and in order; the last is a SourceEnd. All calls come from one
    /// thread: the caller's, or for live sources one that has nothing else to do.
    virtual void take(const SourceStep& step) = 0;
};

/// Hands every step of the source to the watcher, up to and with its end.
void watch(FrameSource& source, Watcher& watcher);

} // namespace meeplecam::session
