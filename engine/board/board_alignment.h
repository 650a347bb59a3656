#pragma once

#include "engine/tiles/placement.h"
#include "engine/tiles/tile_registry.h"

#include <span>
#include <vector>

namespace meeplecam::engine {

/// How a board that was read lies on another one: turned clockwise about its cell (0,0), then shifted.
struct BoardAlignment {
    Rotation turn = Rotation::None;
    Cell shift;
    bool operator==(const BoardAlignment&) const = default;
};

/// Where a cell, or a tile, of the read board comes to lie.
Cell aligned(Cell cell, const BoardAlignment& by);
Placement aligned(const Placement& tile, const BoardAlignment& by);

/// Every alignment under which most tiles agree, that is lie in the same cell and show the same face; when no
/// tile agrees under any, every one under which most cells coincide. Boards that look the same from two sides
/// have several. By turn, then by shift; only the identity when one board is empty.
std::vector<BoardAlignment> bestAlignments(std::span<const Placement> read, std::span<const Placement> wanted,
                                           const TileRegistry& registry);

} // namespace meeplecam::engine
