#pragma once

#include "vision/board_tracer.h"

namespace meeplecam::vision {

/// Whether the tiles of a board look like those of the catalogue that it was read with, by how well most of
/// them agree with what they were taken for. With the wrong edition something is found here and there, but
/// nothing fits well.
bool looksLikeCatalogue(const TracedBoard& board);

} // namespace meeplecam::vision
