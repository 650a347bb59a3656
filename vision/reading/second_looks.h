#pragma once

#include "vision/reading/table_reading.h"

#include <set>
#include <vector>

namespace meeplecam::vision {

// What is unclear is looked at again without the things that lie on it (TableReader).

/// Those of the cells of which more could be known: all but the tiles that leave no doubt, nor would if a
/// thing on them looked like a part of what is printed.
std::set<engine::Cell> unclearCells(const std::vector<CellReading>& looked,
                                    const std::vector<ReadTile>& tiles, const TileIndex& index);

/// Doubts tiles of `now` that were clear in `before` and clearly show another face since what lies on them is
/// left out: one of the two looks deceives. That of before becomes an alternative.
void doubtContradictions(const std::vector<ReadTile>& before, const engine::TileRegistry& registry,
                         std::vector<ReadTile>& now);

} // namespace meeplecam::vision
