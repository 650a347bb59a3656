#pragma once

#include "vision/teaching/tile_look.h"

#include <vector>

namespace meeplecam::vision {

/// Finds squares that lie apart from each other: tiles laid out with gaps in any arrangement and turn, or
/// pictures on a scanned sheet. All are about equally large and look like tiles. Each quad runs clockwise and
/// begins at the corner that is nearest to the picture's upper left.
std::vector<Quad> findSingleSquares(const Frame& frame, const TileLook& looksLikeTile);

} // namespace meeplecam::vision
