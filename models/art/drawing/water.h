#pragma once

#include "models/art/drawing/free_space.h"
#include "models/art/drawing/stage.h"
#include "models/art/plan/tile_plan.h"

namespace meeplecam::art {

/// A river with its banks, and the spring or lake that it ends in; in winter it carries ice.
void drawRiver(Brush& brush, const River& river);

/// Keeps `fields` clear of banks and bridges, and puts there what belongs to a river: rocks around a spring,
/// a boat on a lake. Nothing on a tile without one.
void settleRiver(Stage& stage, FreeSpace& fields, const TilePlan& plan, Dice& dice);

/// A stone bridge with the road on it.
void drawBridge(Brush& brush, const Bridge& bridge);

} // namespace meeplecam::art
