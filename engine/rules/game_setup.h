#pragma once

#include "engine/rules/rules.h"
#include "engine/tiles/tile_set.h"

#include <string>

namespace meeplecam::engine {

struct Player {
    std::string name;   ///< empty = the player's number
    std::string colour; ///< of the meeples, as in reports; empty when it does not matter
    bool operator==(const Player&) const = default;
};

/// Everything that is agreed on before the first turn: the one description that a game is set up from.
struct GameSetup {
    std::shared_ptr<const TileRegistry> registry;
    std::vector<TileSet> sets;
    Rules rules;
    std::vector<Player> players;                ///< in the order of play
    std::optional<int> firstPlayer;             ///< none: whoever takes the first turn (R-44)
    std::optional<Placement> start;             ///< none: the start tile of the sets, unturned, at (0,0)
    std::optional<SegmentRef> gingerbreadStart; ///< none: the first city of the start tile (R-28)
};

/// The name to call a player by.
std::string nameOfPlayer(const GameSetup& setup, int player);

/// The start tile as it lies: the one that the setup names, or that of the first set that has one. Fails when
/// there is none.
Result<Placement> startOf(const GameSetup& setup);

/// The type of tile that a game of this setup begins with: a river with its spring, others with their
/// start tile. None when any tile may be the first, or there is no start.
std::optional<TileTypeId> firstTileOf(const GameSetup& setup);

/// Whether a game can be played from this; the error says what to change.
Status check(const GameSetup& setup);

} // namespace meeplecam::engine
