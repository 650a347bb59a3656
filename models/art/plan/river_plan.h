#pragma once

#include "models/art/plan/tile_plan.h"

namespace meeplecam::art {

/// Marker of the tile list on the tile where a river rises; without it a river with one side runs into a
/// lake.
inline constexpr const char* kSpringMarker = "spring";

/// Where the cloister of a tile with a river stands: across the river from the side whose road comes to it,
/// beside a lake, else in the middle.
[[nodiscard]] Point cloisterByRiver(const TileType& type);

/// The river of a tile whose roads and buildings are planned. It keeps clear of a cloister; where the fields
/// on both its banks are not the same, a spring lies under the road that parts them.
[[nodiscard]] River planRiver(const TileType& type, const TilePlan& plan, double waviness, Dice& dice);

/// Where roads go over the river, or over roads before them in the plan.
[[nodiscard]] std::vector<Bridge> planBridges(const TilePlan& plan);

} // namespace meeplecam::art
