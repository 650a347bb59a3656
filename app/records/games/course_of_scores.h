#pragma once

#include "engine/play/game.h"

#include <vector>

namespace meeplecam::records {

/// The points of all players after each turn, from before the first one (all 0); the last entry is after the
/// scoring at the end, or what it would be now. One list of players each.
std::vector<std::vector<int>> courseOfScores(const engine::Game& game);

} // namespace meeplecam::records
