#pragma once

#include "models/art/drawing/brush.h"
#include "models/art/drawing/free_space.h"
#include "models/art/plan/tile_plan.h"

namespace meeplecam::art {

/// Meadow (or snow) over the whole face: washes of colour, tufts, flowers.
void drawMeadow(Brush& brush);

/// The ground inside the walls: trodden earth, cobbles, lighter lanes.
void drawStreets(Brush& brush, const Town& town);

/// A round paved square in a town.
void drawPaving(Brush& brush, Point centre, double radius);

void drawRoad(Brush& brush, const RoadLine& road);

/// What grows in rows.
enum class Crop { Wheat, Lavender, Vines, Cabbages, Ploughed, Garden };
struct Plot {
    Point centre;
    double size = 0.12; ///< half of its diagonal, in tile sides
    double angle = 0;
    Crop crop = Crop::Wheat;
};
void drawPlot(Brush& brush, const Plot& plot);

/// A lake with reeds; in winter it is frozen.
void drawLake(Brush& brush, Point centre, double radius);

} // namespace meeplecam::art
