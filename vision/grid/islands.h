#pragma once

#include "vision/cells/cell_reader.h"

#include <vector>

namespace meeplecam::vision {

/// Takes out the tiles that lie apart from the largest part of the board, together with others, when most of
/// them show the same type in the same turn: the edge of a table may look like tiles all along. `cells`
/// hold other cells, too, which stay.
void dropRepeatingIslands(std::vector<CellReading>& cells, const TileIndex& index);

/// Takes out those, too, and tiles that lie apart together or alone, when hardly one of them is clear and
/// agrees like the others of the board (agreesPoorly): a scoring track is printed, too, and a table may look
/// like tiles.
void dropDoubtfulIslands(std::vector<CellReading>& cells, const TileIndex& index);

} // namespace meeplecam::vision
