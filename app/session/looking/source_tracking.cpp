#include "app/session/looking/source_tracking.h"

namespace meeplecam::session {

vision::TrackingOptions trackingFor(const engine::GameSetup& setup, SourceKind kind) {
    vision::TrackingOptions options;
    if (kind == SourceKind::Pictures)
        options.stillness = {.time_s = 0.0, .pictures = 1};
    if (const auto start = engine::startOf(setup))
        options.startTile = start->tile;
    return options;
}

} // namespace meeplecam::session
