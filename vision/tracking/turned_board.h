#pragma once

#include "engine/board/board_alignment.h"
#include "vision/grid/board_tracer.h"

namespace meeplecam::vision {

/// The same board, seen from the same camera, with its cells counted as the alignment says.
TracedBoard aligned(const TracedBoard& board, const engine::BoardAlignment& by);

} // namespace meeplecam::vision
