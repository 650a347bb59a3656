#pragma once

#include "vision/cells/cell_reader.h"
#include "vision/grid/grid_model.h"

#include <set>
#include <vector>

namespace meeplecam::vision {

/// Tiles that would lie on a tile of a cell near theirs, by more than tiles that are laid by hand do: of two
/// the one that is farther from where those around let expect it. `cells` may hold other cells, too.
std::set<engine::Cell> cellsOnOthers(const GridModel& grid, const std::vector<CellReading>& cells);

} // namespace meeplecam::vision
