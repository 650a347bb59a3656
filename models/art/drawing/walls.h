#pragma once

#include "models/art/drawing/stage.h"
#include "models/art/plan/tile_plan.h"

namespace meeplecam::art {

/// The shadow that walls throw on the ground; to be drawn before anything stands.
void drawWallShadows(Brush& brush, const Town& town);

/// Puts wall pieces, towers and gatehouses on the stage.
void raiseWalls(Stage& stage, const Town& town, const std::vector<Gate>& gates, Dice& dice);

} // namespace meeplecam::art
