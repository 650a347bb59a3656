#pragma once

#include "engine/board/points.h"
#include "engine/tiles/figures.h"

#include <string_view>
#include <vector>

namespace meeplecam::engine {

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

/// The ways in which a turn, or a meeple on a board, is not as the rules want it.
enum class BreachKind : std::uint8_t {
    NoSuchPlayer,       ///< impossible, like the next seven: nobody can insist on it
    NoSuchTile,         ///< of a type that the tile sets do not describe
    TransferToStranger, ///< points to or from somebody who does not play
    TransferBackwards,  ///< less than no points, or to the same player
    CellTaken,          ///< `placement` is the tile that lies there
    BeyondTable,
    BoardFull,
    NoSuchFeature, ///< the tile has no such segment, or there is no tile
    GameOver,
    OutOfTurn, ///< it is the turn of `other`
    DiscardNotLeft,
    DiscardFits, ///< the discarded tile can be placed
    TileNotInBoxes,
    NoCopyLeft,
    TouchesNothing,
    SidesClash,    ///< `side` shows `shown`, the neighbour there `wanted`
    NotOnNewTile,  ///< from here on about meeples and the gingerbread man: a meeple on another tile than the
                   ///< one just placed
    TwoMeeples,    ///< a second meeple on a tile of a board
    NoMeepleLeft,  ///< `player` has no meeple of the type `meeple`
    TakesNoMeeple, ///< the segment is not for meeples
    FeatureOccupied, ///< by another meeple
    NoFarmers,       ///< the game is played without them
    FeatureComplete, ///< only unfinished ones take a meeple
    FigureMustMove,  ///< the gingerbread man can move, and no city was chosen
    FigureStays,     ///< the gingerbread man does not move in this turn
    FigureNotThere,  ///< the gingerbread man can't go to this feature
};

/// A rule that was broken, with what the kind is about.
struct Breach {
    BreachKind kind = BreachKind::NoSuchPlayer;
    int player = 0;
    int other = 0;
    Placement placement{}; ///< the tile, and where it lies; of a discarded one only the type counts
    int segment = 0;       ///< of that tile
    FeatureKind feature = FeatureKind::Field;
    MeepleType meeple = MeepleType::Small;
    Side side = Side::North;
    SideKind shown = SideKind::Unknown;
    SideKind wanted = SideKind::Unknown;
    bool operator==(const Breach&) const = default;
};

/// The rule as the digest numbers it: "R-2"; or "turn order".
std::string_view ruleOf(BreachKind kind);

/// Whether it is about a meeple or the gingerbread man, and not about the turn's player or tile.
constexpr bool isAboutFigure(BreachKind kind) {
    return kind == BreachKind::NoSuchFeature || kind >= BreachKind::NotOnNewTile;
}

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

/// "small", "large", "abbot", "builder" or "pig".
const char* nameOf(MeepleType type);

} // namespace meeplecam::engine
