#pragma once

#include "app/records/shelf/game_shelf.h"

#include <string>

namespace meeplecam::records {

// Past games for people, in lines.

/// "12  22.11.26 20:15  base  71 turns  Ann 81 ★, Bob 64": winners are marked; "(interrupted)" where it was.
std::string describe(const ShelvedGame& game);

/// A table with a line for each player: games, wins, average and best points, and what they came from.
std::string describe(const std::vector<PlayerStatistics>& players);

} // namespace meeplecam::records
