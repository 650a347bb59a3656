#pragma once

#include "vision/cells/cell_reader.h"

#include <set>
#include <vector>

namespace meeplecam::vision {

/// The tiles that lie apart from the largest part of the board, together with others or alone, when hardly
/// one of them is clear and agrees like the others of the board (agreesPoorly): a scoring track is printed,
/// too, and a table may look like tiles. `cells` hold other cells, too.
std::set<engine::Cell> doubtfulIslands(const std::vector<CellReading>& cells);

/// Takes them out; other cells stay.
void dropDoubtfulIslands(std::vector<CellReading>& cells);

} // namespace meeplecam::vision
