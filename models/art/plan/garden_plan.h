#pragma once

#include "models/art/plan/tile_plan.h"

namespace meeplecam::art {

/// A place in the fields of a tile, whose roads, walls and waters are planned, where a garden fits: as large
/// as gardens are where there is room for it, else as large as possible.
[[nodiscard]] GardenPlot planGarden(const TileType& type, const TilePlan& plan, Dice& dice);

} // namespace meeplecam::art
