#pragma once

#include "engine/tiles/geometry.h"
#include "vision/grid/seed_finder.h"

#include <optional>
#include <vector>

namespace meeplecam::vision {

/// A seed that took its place in the grid of a board.
struct LatticeTile {
    engine::Cell cell;
    Quad quad;                ///< of the cell, in grid order
    ViewId view{};            ///< of the index: the seed's picture, turned as it lies in the grid
    float correlation = 0.0F; ///< of the aligned seed
};

/// A tile that was recognised somewhere, apart from any grid.
struct StrayTile {
    std::size_t picture = 0;
    Quad quad; ///< of the unrotated tile: its own north-west corner first
};

/// The board's tiles as far as seeds show them, and other tiles in the picture.
struct Lattice {
    /// The largest group of seeds that lie side by side in one grid, each on a cell of its own; the strongest
    /// is cell (0, 0), unturned. Empty when no seed looks like a tile.
    std::vector<LatticeTile> tiles;
    /// Tiles that don't hang together with the group: beside the board, or cut off from it by a hand.
    std::vector<StrayTile> strays;
    /// The way straight down to the table as the camera sees it (findSeedPlane); nothing
    /// for fewer than two tiles.
    std::optional<cv::Vec3d> down;
};

/// Aligns the seeds with what they claim to be and puts them together.
Lattice findLattice(const Sight& sight, const std::vector<TileSeed>& seeds);

} // namespace meeplecam::vision
