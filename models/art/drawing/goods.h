#pragma once

#include "engine/tiles/figures.h"
#include "models/art/drawing/brush.h"

namespace meeplecam::art {

/// The sign of what a city trades in, on a round board of that size: a cask, a sheaf or a bolt of cloth.
/// Nothing for a city without goods.
void drawGoodsSign(Brush& brush, engine::Goods goods, Point centre, double size);

} // namespace meeplecam::art
