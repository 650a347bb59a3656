#pragma once

#include "vision/structure/structure_reader.h"
#include "vision/teaching/tile_look.h"

#include <vector>

namespace meeplecam::vision {

/// Why a square can't be learned from.
enum class SquareFault : std::uint8_t { LeavesPicture, TooSmall, Blurred, Covered };

/// The reason in a word or two of English, as labels and sheets have it.
const char* faultName(SquareFault fault);

/// A square of a picture that can't be learned from.
struct RefusedSquare {
    Quad quad;
    SquareFault fault{};
};

/// The tiles of one picture, row by row.
struct SquareSearch {
    std::vector<Quad> squares; ///< clockwise, the corner at the upper left first
    std::vector<RefusedSquare> refused;
};

/// Finds every tile of a picture whose edition is not known: laid out with gaps, printed on a sheet, or side
/// by side.
SquareSearch findSquares(const Frame& frame, const StructureReader& reader);

} // namespace meeplecam::vision
