#pragma once

#include "vision/grid/board_tracer.h"

namespace meeplecam::vision {

/// The board without squares that hardly look like tiles and look like the table around: grained wood and
/// woven cloth have lines that a tile might have. Those that look a little more like tiles become doubtful.
[[nodiscard]] TracedBoard withoutBareSquares(const Frame& frame, TracedBoard board);

} // namespace meeplecam::vision
