#pragma once

#include "models/art/drawing/scene.h"

namespace meeplecam::art {

/// The program's icon in the unit square: a meeple on a road past a town, in the frame of a camera's finder.
[[nodiscard]] Scene programIcon();

} // namespace meeplecam::art
