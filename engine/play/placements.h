#pragma once

#include "engine/board/board_queries.h"
#include "engine/rules/game_state.h"

namespace meeplecam::engine {

// Where tiles may lie under the rules of a game: as on a board, and where the game's parts let
// them lie.

/// What the game's parts have against a placement that is legal on the board; none for most tiles.
std::optional<BreachKind> limitOf(const GameState& state, const Placement& placement);

/// Calls `visit(placement)` for each place where the tile may lie, of rotations that look the same the
/// smallest only; in no particular order.
template<class Visit>
void forEachLegalPlacement(const GameState& state, TileTypeId tile, Visit visit) {
    if (!state.book->limitsPlacement(tile)) {
        forEachLegalPlacement(state.board, tile, visit);
        return;
    }
    forEachLegalPlacement(state.board, tile, [&](const Placement& placement) {
        if (!limitOf(state, placement))
            visit(placement);
    });
}

/// The same as a list, sorted by x, y, rotation.
std::vector<Placement> legalPlacements(const GameState& state, TileTypeId tile);

/// Whether the tile may lie somewhere; one that may not leaves the game.
bool fitsSomewhere(const GameState& state, TileTypeId tile);

/// Whether a discarded tile leaves the game: under R-40 ordinary ones go back into the bag.
bool leavesGame(const GameState& state, TileTypeId tile);

} // namespace meeplecam::engine
