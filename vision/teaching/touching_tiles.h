#pragma once

#include "engine/tiles/geometry.h"
#include "vision/teaching/tile_look.h"

#include <vector>

namespace meeplecam::vision {

/// A cell of a grid of tiles that lie side by side.
struct GridSquare {
    engine::Cell cell;
    Quad quad;            ///< in the picture, north-west corner of the grid first
    double support = 0.0; ///< 0 to 1, how much of its four sides runs along edges of the picture
};

/// Finds tiles that touch each other, as on a finished board or a printed page, without knowing what they
/// show: the plane and the grid in which straight edges lie, then square by square, each with its own small
/// displacement. What `looksLikeTile` refuses is not a tile and nothing is sought beyond it. Sorted by cell;
/// empty when there is no grid.
std::vector<GridSquare> findTouchingTiles(const Frame& frame, const TileLook& looksLikeTile);

} // namespace meeplecam::vision
