#pragma once

#include "models/art/drawing/stage.h"
#include "models/art/plan/tile_plan.h"

namespace meeplecam::art {

/// A walled garden: low walls with a gate in the south, paths in a cross, four beds within hedges, a
/// fountain in the middle. Beds and paths lie on `ground`, walls and trees stand on `stage`.
void drawGarden(Brush& ground, Stage& stage, const GardenPlot& plot);

} // namespace meeplecam::art
