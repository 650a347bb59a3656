#pragma once

#include "models/art/plan/dice.h"
#include "models/art/plan/geometry.h"
#include "models/art/plan/masks.h"

#include <optional>
#include <vector>

namespace meeplecam::art {

/// Half of what a road covers to either side of its middle line, as a fraction of the tile's side.
inline constexpr double kRoadHalfWidth = 0.04;
/// Index of a road that belongs to no feature (the stubs between the crossing and the gates of ic.I).
inline constexpr int kNoFeature = -1;

/// The middle line of a road; it starts at the middle of a side, or at the hub for a stub.
struct RoadLine {
    int feature = kNoFeature;
    Polyline line;
    bool inn = false;
};

/// One city segment. `walls` stand where it meets fields; they run with the town on their right hand.
struct Town {
    int feature = 0;
    Polyline outline; ///< closed
    std::vector<Polyline> walls;
    int pennants = 0;
    bool cathedral = false;
};

/// Where a road goes through a wall; `outward` points from the town to the field.
struct Gate {
    Point at;
    Point outward;
};

/// What several roads end in.
struct Hub {
    Point at;
    bool village = false;
    double radius = 0.07;
};

struct CloisterYard {
    int feature = 0;
    Point at;
    double radius = 0.17;
};

/// Where everything lies on one drawn tile: the geometry that the picture and the region map share.
struct TilePlan {
    std::vector<RoadLine> roads;
    std::vector<Town> towns;
    std::vector<Gate> gates;
    std::optional<Hub> hub;
    std::optional<CloisterYard> cloister;
};

/// How far a hand-drawn tile strays from the plain geometry.
struct Waviness {
    double roads = 0; ///< sideways swing of a road in tile sides; 0.05 is lively
    double walls = 0; ///< the same for walls
};

/// Lays a tile out from its topology. Roads meet the sides in their middle at a right angle, walls end in
/// corners; between them chance bends the lines by `waviness`. Works for every type of the published tile
/// lists.
[[nodiscard]] TilePlan planTile(const TileType& type, Waviness waviness, Dice dice);

} // namespace meeplecam::art
