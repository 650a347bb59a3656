#pragma once

#include "engine/board/board_queries.h"
#include "engine/play/scoring.h"

#include <span>
#include <vector>

namespace meeplecam::engine {

/// A meeple that stands where none can stand or that nobody can have, and the rule that says so.
struct MisplacedMeeple {
    PlacedMeeple meeple;
    Breach breach;
    bool operator==(const MisplacedMeeple&) const = default;
};

/// More copies of a tile type than the box holds.
struct Overcount {
    TileTypeId tile{};
    int seen = 0;
    int inBox = 0;
    bool operator==(const Overcount&) const = default;
};

/// What a board without a history is worth and what is wrong on it. This is what one picture of a table
/// gives: scores from before are not known, so all players start from 0.
struct BoardScore {
    GameState state; ///< for more questions; meeples without a place to stand are left out
    FinalScore ifEndedNow;
    std::vector<ScoreEvent>
        missed; ///< completed features that still carry meeples; ifEndedNow counts them too
    std::vector<MisplacedMeeple> misplaced;
    std::vector<Clash> clashes;
    std::vector<Overcount> overcounts;
};

/// Scores the tiles and meeples that lie on a table. Tiles may clash and meeples may stand anywhere; fails
/// when two tiles share a cell, or one lies beyond the limits of the board. PlacedMeeple::player counts the
/// players of the book.
Result<BoardScore> scoreBoard(const std::shared_ptr<const RuleBook>& book, std::span<const Placement> tiles,
                              std::span<const PlacedMeeple> meeples);

} // namespace meeplecam::engine
