#pragma once

#include "vision/lattice.h"

#include <vector>

namespace meeplecam::vision {

/// A view and how much a cell looks like it at first sight.
struct ViewMatch {
    int view = 0;
    float correlation = 0.0F;
};

/// A cell of the grid that was looked at.
struct TracedCell {
    engine::Cell cell;
    Quad quad;                        ///< where the tile lies, or would lie
    std::vector<ViewMatch> matches;   ///< the most alike views, best first
    float correlation = 0.0F;         ///< of the best view, aligned
    bool tile = false;                ///< taken for a tile; otherwise empty, covered, or not sure
};

/// Follows the board from the lattice outwards, cell by cell, predicting each from its neighbours; every cell beside one
/// that was taken for a tile is looked at. Sorted by cell.
std::vector<TracedCell> traceBoard(const Frame& frame, const TileIndex& index, const std::vector<LatticeTile>& lattice);

} // namespace meeplecam::vision
