#pragma once

#include "models/art/drawing/palette.h"
#include "models/art/drawing/scene.h"
#include "models/art/plan/masks.h"
#include "models/art/plan/tile_plan.h"

#include <opencv2/core/mat.hpp>

namespace meeplecam::art {

/// One physical tile of the house edition: copies of a type differ in the run of their roads and in their
/// details.
struct TileCopy {
    const TileType& type;
    int copy = 0; ///< 0 for the first
    Dress dress = Dress::Summer;
};

/// Where roads, walls and buildings lie on this copy; the same in both dresses.
[[nodiscard]] TilePlan planOf(const TileCopy& tile);

/// The picture, in the unit square, unrotated. Same input, same marks.
[[nodiscard]] Scene drawTile(const TileCopy& tile);

} // namespace meeplecam::art
