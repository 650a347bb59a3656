#pragma once

#include "vision/cells/cell_reader.h"

#include <optional>

namespace meeplecam::vision {

// Cells that show no tile for certain, and may hold one (TableReading::doubtful).

/// Whether a good part of a cell is under a hand.
bool isUnderHand(const CellReading& cell, const std::optional<Cover>& hands);

/// How probably a tile lies there: as the pictures say, or where its square looks more like a whole tile, the
/// mean of both. Of what is hidden neither knows.
double probabilityOfTile(const CellReading& cell, const std::optional<Cover>& hands);

} // namespace meeplecam::vision
