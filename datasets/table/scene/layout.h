#pragma once

#include "datasets/table/scene/artwork.h"
#include "datasets/table/scene/piece.h"
#include "datasets/table/scene/position.h"

#include <map>

namespace meeplecam::table {

/// How carefully people lay things down.
struct Carelessness {
    double shift_mm = 0.4; ///< standard deviation of a tile against its neighbours
    double turn_deg = 0.6;
};

/// Where a tile of the board really lies.
struct LaidTile {
    engine::Placement placement;
    int copy = 0;
    cv::Point2d centre; ///< mm
    double heading =
        0; ///< of the unrotated tile's north, radians clockwise, quarter turns of the placement included
};

/// Where a meeple really stands.
struct LaidMeeple {
    StandingMeeple meeple;
    cv::Point2d foot; ///< mm
    double heading = 0;
};

struct Layout {
    std::vector<LaidTile> tiles; ///< in the board's order
    std::vector<LaidMeeple> meeples;
    MeepleCut cut{};                     ///< of all of them
    std::map<std::string, Piece> pieces; ///< by colour; of others the usual meeples
    [[nodiscard]] Piece pieceOf(const std::string& colour) const;
};

inline constexpr double kTileSide = 45;     ///< mm
inline constexpr double kTileThickness = 2; ///< mm

/// Lays a position out as people do: each tile pushed against those that lie there already, a little off and
/// askew, so that errors add up over the board, until they would lie on each other; meeples somewhere on
/// their feature.
[[nodiscard]] Layout layOut(const Position& position, const Artist& artist, const Carelessness& care,
                            art::Dice dice);

/// A place of the unrotated face (0–1) in table coordinates, mm.
[[nodiscard]] cv::Point2d onTable(const LaidTile& tile, cv::Point2d face);

} // namespace meeplecam::table
