#pragma once

#include "vision/reading/table_reading.h"

namespace meeplecam::vision {

/// Cells between tiles where neither a tile nor the table is seen, and those beside tiles that lie for the
/// most part under a hand: a hand, a cup or a heap of meeples may hide a tile there. Those that are doubtful
/// already are left out.
std::vector<CellReading> hiddenCells(const Frame& frame, const TableReading& reading);

/// Of cells that may hold a tile those that one should be asked about: they lie beside a tile, and what is
/// seen of them doesn't look like the table.
std::vector<CellReading> worthAsking(const Frame& frame, const TableReading& reading,
                                     std::vector<CellReading> cells);

} // namespace meeplecam::vision
