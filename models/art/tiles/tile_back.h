#pragma once

#include "models/art/drawing/palette.h"
#include "models/art/drawing/scene.h"

namespace meeplecam::art {

/// The back that all tiles share, in the unit square.
[[nodiscard]] Scene drawTileBack(Dress dress);

} // namespace meeplecam::art
