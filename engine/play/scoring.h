#pragma once

#include "engine/rules/game_state.h"

#include <vector>

namespace meeplecam::engine {

/// Who has the majority on a feature: most followers, large ones counting twice; all of them on a tie (R-16,
/// Sorted by player; empty without meeples.
std::vector<int> ownersOf(const GameState& state, FeatureId feature);

/// The figures on a feature, in the order in which they were placed.
std::vector<PlacedMeeple> meeplesOn(const GameState& state, FeatureId feature);

/// What a feature with meeples would score as it lies now.
ScoreEvent scoreOf(const GameState& state, FeatureId feature);

/// Points of one player by kind of feature.
struct Breakdown {
    int road = 0;
    int city = 0;
    int cloister = 0;
    int field = 0;
    int garden = 0;
    int goods = 0;
    [[nodiscard]] int total() const { return road + city + cloister + field + garden + goods; }
    bool operator==(const Breakdown&) const = default;
};

/// The scoring at the end of the game, or what it would be if the game ended now.
struct FinalScore {
    std::vector<ScoreEvent> events;   ///< by kind, then by place, then goods; also those of 0 points
    std::vector<Breakdown> breakdown; ///< by player
    std::vector<int> totals;          ///< by player: points so far and these
    std::vector<int> winners;         ///< ties are shared
    bool operator==(const FinalScore&) const = default;
};
FinalScore finalScoreOf(const GameState& state);

/// Spaces of the scoring track, counted 0 to 49.
inline constexpr int kTrackSpaces = 50;

/// A marker on the scoring track of 50 spaces: 51 points are one lap and space 1.
struct TrackPosition {
    int laps = 0;
    int space = 0;
    bool operator==(const TrackPosition&) const = default;
};
TrackPosition trackPositionOf(int points);

/// How the laps are shown: "lying", "a card of 50", "die showing 1"; empty on the first lap, where a die
/// shows 6.
std::string lapMarkOf(int laps, LapMarker marker);

} // namespace meeplecam::engine
