#pragma once

#include "models/art/plan/dice.h"
#include "models/art/plan/geometry.h"
#include "models/art/plan/masks.h"

#include <optional>
#include <vector>

namespace meeplecam::art {

/// Half of what a road covers to either side of its middle line, as a fraction of the tile's side.
inline constexpr double kRoadHalfWidth = 0.04;
/// The same of a river where it meets a side.
inline constexpr double kRiverHalfWidth = 0.08;
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
    engine::Goods goods = engine::Goods::None;
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

/// The water of a tile.
struct River {
    enum class Course { Through, FromSpring, IntoLake };
    int feature = 0;
    Course course = Course::Through;
    Polyline line;                ///< the middle of the stream, from the middle of a side
    std::vector<Polyline> waters; ///< closed outlines: the stream, and the pool or lake that it ends in
    Point pool;                   ///< middle of the pool or lake
    double pool_radius = 0;       ///< 0 without one
};

/// Where a road goes over water or over a road that was laid before it.
struct Bridge {
    Polyline deck; ///< the middle of the road, from one end of the bridge to the other
    bool over_water = false;
};

/// A walled garden, its sides along those of the tile.
struct GardenPlot {
    int feature = 0;
    Point at; ///< its middle
    double width = 0.34;
    double height = 0.27;
};

/// Where everything lies on one drawn tile: the geometry that the picture and the region map share.
struct TilePlan {
    std::vector<RoadLine> roads;
    std::vector<Town> towns;
    std::vector<Gate> gates;
    std::optional<Hub> hub;
    std::optional<CloisterYard> cloister;
    std::optional<River> river;
    std::vector<Bridge> bridges;
    std::optional<GardenPlot> garden;
};

/// How far a hand-drawn tile strays from the plain geometry.
struct Waviness {
    double roads = 0; ///< sideways swing of a road or river in tile sides; 0.05 is lively
    double walls = 0; ///< the same for walls
};

/// Lays a tile out from its topology. Roads meet the sides in their middle at a right angle, walls end in
/// corners; between them chance bends the lines by `waviness`. Works for every type of the published tile
/// lists.
[[nodiscard]] TilePlan planTile(const TileType& type, Waviness waviness, Dice dice);

} // namespace meeplecam::art
