#pragma once

#include "engine/board/board.h"

#include <bit>
#include <vector>

namespace meeplecam::engine {

/// Calls `visit(placement)` for each place where the tile may lie, of rotations that look the same
/// the smallest only; in no particular order.
template<class Visit>
void forEachLegalPlacement(const Board& board, TileTypeId tile, Visit visit) {
    const RotationMask distinct = board.registry().distinctRotations(tile);
    board.forEachFreeCell([&](Cell cell, SideCode around) {
        unsigned fitting = board.registry().fittingRotations(tile, around) & unsigned{distinct};
        for (; fitting != 0; fitting &= fitting - 1) // takes the lowest bit away
            visit(Placement{tile, cell, rotationOf(std::countr_zero(fitting))});
    });
}

/// The same as a list, sorted by x, y, rotation.
std::vector<Placement> legalPlacements(const Board& board, TileTypeId tile);

/// Whether the tile has a legal placement; one that has none leaves the game.
bool fitsSomewhere(const Board& board, TileTypeId tile);

/// The segments of a feature, sorted by cell and index.
std::vector<SegmentRef> segmentsOf(const Board& board, FeatureId feature);

/// The tiles of a feature, row by row.
std::vector<Cell> tilesOf(const Board& board, FeatureId feature);

/// The completed cities that a field touches by a wall, each once.
std::vector<FeatureId> citiesServedBy(const Board& board, FeatureId field);

/// A side at which two neighbouring tiles do not continue each other.
struct Clash {
    Cell cell;              ///< the western or northern of the two tiles
    Side side = Side::East; ///< East or South
    bool operator==(const Clash&) const = default;
};

/// All clashing sides, in the order of the tiles.
std::vector<Clash> clashesOf(const Board& board);

} // namespace meeplecam::engine
