#pragma once

#include <cstddef>

namespace meeplecam::models {

// What a file may hold at most; more is a mistake, not a game.
constexpr int kMostPlayers = 20;
constexpr int kFarthest = 1000; ///< cells from the origin
constexpr std::size_t kMostTurns = 5'000;

} // namespace meeplecam::models
