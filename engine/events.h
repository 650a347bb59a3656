#pragma once

#include "engine/points.h"

#include <string>
#include <string_view>
#include <vector>

namespace meeplecam::engine {

enum class MeepleType : std::uint8_t { Small, Large };
inline constexpr int kMeepleTypes = 2;

/// A meeple on the board.
struct PlacedMeeple {
    int player = 0;
    MeepleType type = MeepleType::Small;
    SegmentRef at;
    bool operator==(const PlacedMeeple&) const = default;
};

/// What was scored: a feature, or the gingerbread man's knights.
enum class ScoreKind : std::uint8_t { Road, City, Cloister, Field, Gingerbread };

struct PlayerPoints {
    int player = 0;
    int points = 0;
    bool operator==(const PlayerPoints&) const = default;
};

/// One scoring, with everything that explains it.
struct ScoreEvent {
    ScoreKind kind = ScoreKind::Road;
    bool completed = false;
    SegmentRef at;           ///< the first segment with a meeple; for the gingerbread man, of his city
    std::vector<Cell> tiles; ///< row by row
    std::vector<PlayerPoints> players; ///< who scores, by player; also with 0 points
    PointsSheet sheet;                 ///< what one scorer gets; for the gingerbread man, each knight
    int pennants = 0;
    bool inn = false;
    bool cathedral = false;
    int cities = 0; ///< field: completed cities that it touches
    bool operator==(const ScoreEvent&) const = default;
};

/// A rule that was broken, for the players to read.
struct Breach {
    std::string_view rule; ///< as in the digest, e.g. "R-2"
    std::string text;      ///< a sentence without a full stop
    bool operator==(const Breach&) const = default;
};

/// What followed from a turn.
struct TurnEvents {
    std::vector<ScoreEvent> scored;
    std::vector<PlacedMeeple> returned;
    std::vector<Breach> breaches; ///< only in a turn that the players insisted on
    bool anotherTurn = false;     ///< the same player goes on (R-37)
    bool operator==(const TurnEvents&) const = default;
};

/// "road", "city", "cloister", "field" or "gingerbread".
const char* nameOf(ScoreKind kind);

/// "small" or "large".
const char* nameOf(MeepleType type);

} // namespace meeplecam::engine
