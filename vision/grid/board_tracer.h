#pragma once

#include "vision/cells/cell_reader.h"
#include "vision/grid/grid_model.h"
#include "vision/grid/lattice.h"

#include <optional>
#include <set>
#include <vector>

namespace meeplecam::vision {

/// A board followed over the picture.
struct TracedBoard {
    GridModel grid;
    TileScorer scorer;              ///< knows the table's light
    std::vector<CellReading> cells; ///< the tiles and every cell beside them, sorted by cell
};

/// Follows the board from the lattice outwards, cell by cell, predicting each from its neighbours. Nothing
/// when the lattice is empty or no camera can have seen it.
std::optional<TracedBoard> traceBoard(const Sight& sight, const Lattice& lattice);

/// The board in the next picture of a resting camera: reads the cells anew that may have changed, looks
/// beside them for tiles that have come, and keeps everything else.
TracedBoard followBoard(const Sight& sight, const std::set<engine::Cell>& changed, const TracedBoard& before);

/// The same board in the light of another picture, as the tiles show it that are known for certain.
TracedBoard renewLight(const Sight& sight, TracedBoard board);

/// The board with what lies beside cells that became tiles by other means.
TracedBoard growBoard(const Sight& sight, const std::set<engine::Cell>& tiles, const TracedBoard& before);

/// The board after another look at those of the cells of which the cover hides a part, now that it is known
/// what lies there, and beyond tiles that show up.
TracedBoard retraceBoard(const Sight& sight, const Cover& cover, const std::set<engine::Cell>& cells,
                         const TracedBoard& before);

} // namespace meeplecam::vision
