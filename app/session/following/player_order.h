#pragma once

#include "engine/rules/rule_part.h"

#include <optional>
#include <span>
#include <vector>

namespace meeplecam::session {

/// What is known of who took a turn.
struct TurnHint {
    std::vector<float> likelihoods; ///< of what was seen, by player; empty = nothing was seen
    std::optional<int> known;       ///< said by a person
    /// What the turn gives whoever takes it, by player: as of the first part of a turn; empty =
    /// nobody goes on.
    std::vector<engine::ExtraTurn> goesOn = {};
};

struct PlayerOrder {
    std::vector<int> players; ///< by turn
    double cost = 0.0;        ///< nats: how improbable it is
};

/// Who took each turn, most probably: the colours of the meeples that were placed against the order of play,
/// in which players are skipped now and then, and go on after turns that give them another one (Viterbi's
/// algorithm). `players` is their number, at least 1.
PlayerOrder likeliestPlayers(std::span<const TurnHint> turns, int players);

} // namespace meeplecam::session
