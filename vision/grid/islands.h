#pragma once

#include "vision/cells/cell_reader.h"

#include <vector>

namespace meeplecam::vision {

/// Takes out the tiles that lie apart from the largest part of the board, together with others or alone, when
/// hardly one of them is clear and agrees like the others of the board (agreesPoorly): a scoring track is
/// printed, too, and a table may look like tiles. `cells` hold other cells, too, which stay.
void dropDoubtfulIslands(std::vector<CellReading>& cells);

} // namespace meeplecam::vision
