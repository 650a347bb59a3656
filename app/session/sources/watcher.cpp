#include "app/session/sources/watcher.h"

namespace meeplecam::session {

void watch(FrameSource& source, Watcher& watcher) {
    for (bool ended = false; !ended;) {
        const SourceStep step = source.next();
        ended = std::holds_alternative<SourceEnd>(step);
        watcher.take(step);
    }
}

} // namespace meeplecam::session
