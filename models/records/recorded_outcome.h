#pragma once

#include "engine/play/scoring.h"
#include "models/files/json_input.h"

#include <array>
#include <optional>
#include <vector>

namespace meeplecam::models {

// What a game record says that its turns led to (`score_events`, `scores`, …), as it stands there: right or
// wrong. None: the record does not say.

/// A scoring as somebody wrote it down.
struct RecordedScoring {
    engine::ScoreKind kind = engine::ScoreKind::Road;
    std::optional<engine::SegmentRef> at;      ///< a segment of the feature
    std::vector<engine::Cell> tiles;           ///< row by row; empty when they are not named
    std::vector<engine::PlayerPoints> players; ///< by player
    bool operator==(const RecordedScoring&) const = default;
};

using SupplyOf = std::array<int, 2>; ///< small, large

struct RecordedTurn {
    std::optional<std::vector<RecordedScoring>> scored;
    std::optional<std::vector<engine::PlacedMeeple>> returned;
    std::optional<std::vector<int>> scores;      ///< by player
    std::optional<std::vector<SupplyOf>> supply; ///< by player
    bool operator==(const RecordedTurn&) const = default;
};

struct RecordedEnd {
    std::optional<std::vector<RecordedScoring>> events;
    std::optional<std::vector<engine::Breakdown>> breakdown; ///< by player
    std::optional<std::vector<int>> scores;                  ///< by player
    std::optional<std::vector<int>> winners;
    bool operator==(const RecordedEnd&) const = default;
};

struct RecordedOutcome {
    std::vector<RecordedTurn> turns;
    RecordedEnd end;
};

/// Reads it from a record for so many players. Problems go to the cursor's complaint.
RecordedOutcome readRecordedOutcome(const JsonCursor& record, std::size_t players);

} // namespace meeplecam::models
