#pragma once

#include "engine/geometry.h"
#include "vision/seed_finder.h"

#include <vector>

namespace meeplecam::vision {

/// A seed that took its place in the grid of a board.
struct LatticeTile {
    engine::Cell cell;
    Quad quad;                 ///< of the cell, in grid order
    int view = 0;              ///< of the index: the seed's picture, turned as it lies in the grid
    float correlation = 0.0F;  ///< of the aligned seed
};

/// The largest group of seeds that lie side by side in one grid, each on a cell of its own; the strongest seed is cell
/// (0, 0), unturned. Empty when no seed looks like a tile. A tile that lies aslant or between the cells is left out.
std::vector<LatticeTile> findLattice(const Frame& frame, const TileIndex& index, const std::vector<TileSeed>& seeds);

} // namespace meeplecam::vision
