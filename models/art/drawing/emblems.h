#pragma once

#include "models/art/drawing/brush.h"

namespace meeplecam::art {

/// The pennant as a quartered shield; `size` is its height.
void drawShield(Brush& brush, Point centre, double size);
void drawGingerbreadMan(Brush& brush, Point centre, double size);
/// A decorated tree with lights.
void drawFestiveTree(Brush& brush, Point foot, double size);

} // namespace meeplecam::art
