#pragma once

#include "engine/board/board.h"
#include "engine/tiles/figures.h"
#include "engine/tiles/result.h"

#include <optional>

namespace meeplecam::engine {

/// The games that everything else is chosen for.
enum class Preset : std::uint8_t { Base, Winter, Demo, Course };

/// Which crossings are bushes and let the road pass; it depends on the art in use.
enum class BushCrossings : std::uint8_t {
    EndRoads,        ///< the rule as printed: every crossing ends every road
    FirstEditionArt, ///< bushes at base.L, ic.C and ic.I
    Art2014          ///< bushes at ic.C alone
};

/// How the scoring track shows laps.
enum class LapMarker : std::uint8_t { LyingMarker, Cards, Die };

/// What keeps the river from running back into itself.
enum class RiverTurns : std::uint8_t {
    Immediate, ///< no bend the same way as that of the tile right before
    Source,    ///< the same, and no bend against the direction of the spring
    Strict,    ///< no bend the same way as the last one
    Ahead,     ///< the five cells around the next one are free
    Free
};

/// What becomes of the usual start tile when a river is played.
enum class RiverStartTile : std::uint8_t { Removed, InRiver, AfterRiver, InBag };

/// What is played. Each house rule is a switch of its own; the defaults are those of the classic game.
struct Rules {
    Preset preset = Preset::Base;
    bool farmers = true;
    int meeples = 7;
    int largeMeeples = 0;
    bool innsAndCathedrals = false;
    int twoTileCityPoints = 4; ///< 4, or 2 as in older printings (R-14)
    int farmPointsPerCity = 3;
    bool gingerbread = false;
    int abbots = 0;     ///< of each player (R-53)
    int builders = 0;   ///< of each player (R-58)
    int pigs = 0;       ///< of each player (R-58)
    bool goods = false; ///< R-65, R-66
    RiverTurns riverTurns = RiverTurns::Immediate;
    RiverStartTile riverStartTile = RiverStartTile::Removed;
    bool innVariant2014 = false;         ///< the inn of ic.C lies on both roads beside the lake (R-27)
    bool closedRoadStubs = true;         ///< R-27: the road stubs of ic.I take no meeple
    bool unfinishedFeaturesScore = true; ///< R-36
    bool fillHoleExtraTurn = false;      ///< R-37
    std::optional<CellRange> table{};    ///< R-38
    bool tableBorderCompletes = false;   ///< R-39
    bool unplayableIntoBag = false;      ///< R-40, R-3
    bool startTileIntoBag = false;       ///< R-40: any tile may be the first
    int handSize = 1;                    ///< R-41: tiles in a hand are not placed; they count as left
    BushCrossings bushCrossings = BushCrossings::EndRoads;
    LapMarker lapMarker = LapMarker::LyingMarker;
    bool operator==(const Rules&) const = default;
};

/// The rules of a preset without expansions and house rules.
Rules rulesOf(Preset preset);

/// What one player has of each figure.
FigureCounts figuresOf(const Rules& rules);

/// Whether the rules can be played together; the error says what contradicts what.
Status check(const Rules& rules);

/// How many may play, by the box.
struct PlayerRange {
    int fewest = 2;
    int most = 6;
};
PlayerRange playersOf(Preset preset);

/// "base", "winter", "demo" or "course".
const char* nameOf(Preset preset);

} // namespace meeplecam::engine
