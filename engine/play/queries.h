#pragma once

#include "engine/play/game.h"
#include "engine/play/scoring.h"

#include <optional>
#include <vector>

namespace meeplecam::engine {

// What players ask during a game. Nothing here changes anything.

struct TilesLeft {
    TileTypeId tile{};
    int count = 0;
    bool operator==(const TilesLeft&) const = default;
};

/// Tiles still to be drawn, those in hands included, by type.
std::vector<TilesLeft> tilesLeft(const GameState& state);

/// The tiles still to be drawn that fit an empty cell beside the board in some rotation.
std::vector<TilesLeft> tilesThatFit(const GameState& state, Cell cell);

/// Empty cells beside the board that no tile still to be drawn fits, sorted.
std::vector<Cell> deadPlaces(const GameState& state);

/// A feature as the players look at it.
struct FeatureReport {
    SegmentRef first; ///< the smallest of its segments
    Feature feature;
    std::vector<Cell> tiles; ///< row by row
    std::vector<PlacedMeeple> meeples;
    std::vector<int> owners;         ///< who would score (R-16)
    PointsSheet now;                 ///< if the game ended now, or when complete what it is scored with
    std::optional<PointsSheet> done; ///< if nothing but its completion were missing; none for fields
};
FeatureReport reportOn(const GameState& state, FeatureId feature);

/// Every feature of the board, in the order in which their first tiles were laid.
std::vector<FeatureReport> reportOnAll(const GameState& state);

} // namespace meeplecam::engine
