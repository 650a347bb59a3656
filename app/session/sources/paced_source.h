#pragma once

#include "app/session/sources/frame_source.h"

#include <memory>

namespace meeplecam::session {

/// Plays a recording as a camera would show it: each picture at its time, and what nobody looked at in time
/// is lost. Ends with the recording.
[[nodiscard]] std::unique_ptr<FrameSource> pacedSource(std::unique_ptr<FrameSource> recording);

} // namespace meeplecam::session
