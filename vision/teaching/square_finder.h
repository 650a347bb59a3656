#pragma once

#include "vision/structure_reader.h"
#include "vision/teaching/tile_look.h"

#include <string>
#include <vector>

namespace meeplecam::vision {

/// A square of a picture that can't be learnt from.
struct RefusedSquare {
    Quad quad;
    std::string why; ///< e.g. "blurred"
};

/// The tiles of one picture, row by row.
struct SquareSearch {
    std::vector<Quad> squares; ///< clockwise, the corner at the upper left first
    std::vector<RefusedSquare> refused;
};

/// Finds every tile of a picture whose edition is not known: laid out with gaps, printed on a sheet, or side
/// by side.
SquareSearch findSquares(const Frame& frame, StructureReader& reader);

} // namespace meeplecam::vision
