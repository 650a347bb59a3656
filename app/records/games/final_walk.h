#pragma once

#include "engine/play/scoring.h"

#include <string>
#include <vector>

namespace meeplecam::records {

/// One feature of the scoring at the end.
struct FinalStep {
    engine::ScoreEvent event;                  ///< kind, cells, owners, points and their reasons
    std::vector<engine::PlacedMeeple> meeples; ///< that stand on it, in the order in which they were placed
    std::vector<int> totals;                   ///< by player, when this feature is counted
};

/// The scoring at the end of a game, or as if it ended now, feature by feature.
struct FinalWalk {
    std::vector<std::string> names; ///< of the players
    std::vector<int> before;        ///< by player: points of the turns
    std::vector<FinalStep> steps;   ///< roads, cities, cloisters, fields; also those of 0 points
    engine::FinalScore score;       ///< what it comes to
};

/// Walks through the scoring of a state. `names` are those of the players (session::playerNames).
FinalWalk finalWalkOf(const engine::GameState& state, std::vector<std::string> names);

} // namespace meeplecam::records
