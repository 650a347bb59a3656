#pragma once

#include "vision/any/board_squares.h"

#include <vector>

namespace meeplecam::vision {

/// The tiles of a board, enlarged, shrunk and moved all together to where their sides are best seen: the
/// first may be taken for a little less than it is by a line that is printed on it, and all others are sought
/// where it lets expect them. None when they lie well.
std::vector<PlacedQuad> movedToSides(const Frame& frame, const SquareBoard& board);

} // namespace meeplecam::vision
