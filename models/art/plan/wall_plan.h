#pragma once

#include "models/art/plan/tile_plan.h"

namespace meeplecam::art {

/// Outlines and walls of every city segment of a tile. A wall runs from corner to corner around the sides
/// that do not belong to the segment:
///
///     one side            two that meet        two across            three
///     +-------+           +-------+            +--___--+             +-------+
///      \_   _/             \      |            |       |             |       |
///        ---                 \    |            |  ___  |             |  ___  |
///                              \  |            +-/   \-+             +-/   \-+
[[nodiscard]] std::vector<Town> planTowns(const TileType& type, double waviness, Dice& dice);

} // namespace meeplecam::art
