#pragma once

#include "models/art/drawing/brush.h"

namespace meeplecam::art {

/// Each stands with its foot at `foot`; `size` is roughly its height in tile sides.
void drawTree(Brush& brush, Point foot, double size);
void drawFir(Brush& brush, Point foot, double size);
void drawPoplar(Brush& brush, Point foot, double size);
void drawBush(Brush& brush, Point foot, double size);
/// A tree of one of the kinds that fit the dress.
void drawAnyTree(Brush& brush, Point foot, double size);
/// A few blades of grass, or a flower.
void drawTuft(Brush& brush, Point foot, double size);
void drawReeds(Brush& brush, Point foot, double size);

} // namespace meeplecam::art
