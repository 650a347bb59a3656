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
std::optional<TracedBoard> traceBoard(const Frame& frame, const TileIndex& index, const Lattice& lattice);

/// Follows a board from one picture of a resting camera to the next: reads the cells anew that may have
/// changed, looks beside them for tiles that have come, and keeps everything else.
void followBoard(const Frame& frame, const TileIndex& index, const std::set<engine::Cell>& changed,
                 TracedBoard& board);

/// Measures the light of a board anew in another picture, by the tiles that are known for certain.
void renewLight(const Frame& frame, const TileIndex& index, TracedBoard& board);

/// Goes on from cells that became tiles by other means.
void growBoard(const Frame& frame, const TileIndex& index, const std::set<engine::Cell>& tiles,
               TracedBoard& board);

/// Looks again at those of the cells of which the cover hides a part, now that it is known what lies there,
/// and goes on from tiles that show up.
void retraceBoard(const Frame& frame, const TileIndex& index, const Cover& cover,
                  const std::set<engine::Cell>& cells, TracedBoard& board);

} // namespace meeplecam::vision
