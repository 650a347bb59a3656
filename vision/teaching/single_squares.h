#pragma once

#include "vision/teaching/reduced_picture.h"
#include "vision/teaching/tile_look.h"

#include <vector>

namespace meeplecam::vision {

/// What lies apart on a picture. Each quad runs clockwise and begins at the corner that is nearest to the
/// picture's upper left.
struct SingleSquares {
    std::vector<Quad> tiles;
    std::vector<Quad> others; ///< as large as the tiles, but they don't look like whole ones
};

/// Finds squares that lie apart from each other: tiles laid out with gaps in any arrangement and turn, or
/// pictures on a scanned sheet. All are about equally large.
SingleSquares findSingleSquares(const ReducedPicture& picture, const TileLook& looksLikeTile);

} // namespace meeplecam::vision
