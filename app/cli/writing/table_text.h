#pragma once

#include "engine/rules/game_state.h"

#include <string>

namespace meeplecam::cli {

/// What players ask about a table between two turns, for reading: points so far and if the game ended now,
/// with the place on the scoring track, supplies, the owned features with what they are worth now and
/// complete, the tiles left, and for every empty place which of them fit. Of a game that is over only what
/// concerns the players.
std::string describeTable(const engine::GameState& state);

} // namespace meeplecam::cli
