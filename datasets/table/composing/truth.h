#pragma once

#include "datasets/table/composing/composition.h"
#include "datasets/table/painting/render.h"
#include "models/files/json_input.h"

namespace meeplecam::table {

/// What is really on the rendered picture, as a `meeplecam-truth 1` document. `art` names the catalogue that
/// fits.
[[nodiscard]] models::Json truthOf(const Composition& composition, const Rendering& rendering,
                                   const std::string& art);

/// The keys tile, x, y, rot.
[[nodiscard]] models::Json tileJson(const engine::Placement& placement, const engine::TileRegistry& registry);

/// The keys colour, size, pose, x, y, feature of a meeple on that tile, and `figure` of an abbot, builder or
/// pig; the feature with the sides and half sides that it reaches on the unrotated tile.
[[nodiscard]] models::Json meepleJson(const StandingMeeple& meeple, const engine::Placement& tile,
                                      const engine::TileRegistry& registry);

/// A `feature_completed` event of film truth, frame 0.
[[nodiscard]] models::Json completedJson(const CompletedFeature& feature, int turn);

/// A `marker_placed` event of film truth, frame 0; `inPicture` whether the camera sees that space.
[[nodiscard]] models::Json markerJson(const std::string& player, int space, bool inPicture);

} // namespace meeplecam::table
