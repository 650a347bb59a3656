#pragma once

#include "app/session/sources/frame_source.h"
#include "engine/rules/game_setup.h"
#include "vision/tracking/table_tracker.h"

namespace meeplecam::session {

/// How the tracker follows a table on pictures of such a source.
[[nodiscard]] vision::TrackingOptions trackingFor(const engine::GameSetup& setup, SourceKind kind);

} // namespace meeplecam::session
