#pragma once

#include "vision/cells/cell_reader.h"

#include <vector>

namespace meeplecam::vision {

/// Takes out tiles that lie apart from the largest part of the board, together with others or alone, when
/// none of them is clear: a scoring track is printed, too, and a table may look like tiles. `cells` are
/// sorted by cell and hold other cells, too, which stay.
void dropDoubtfulIslands(std::vector<CellReading>& cells);

} // namespace meeplecam::vision
