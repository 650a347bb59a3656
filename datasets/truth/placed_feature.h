#pragma once

#include "engine/tiles/placement.h"
#include "engine/tiles/tile_type.h"

#include <string>

namespace meeplecam::datasets {

/// Part of a feature on a lying tile, named by what it reaches on the table, so that two readings of a tile
/// can be compared even when they name its type or its turn differently.
struct PlacedFeature {
    engine::FeatureKind kind = engine::FeatureKind::Field;
    engine::SideMask sides = 0;         ///< that a road or city reaches, as the tile lies
    engine::HalfEdgeMask halfEdges = 0; ///< that a field reaches, as the tile lies
    int enclosed = 0; ///< of segments of this kind that reach nothing: which of them, from 0
    bool operator==(const PlacedFeature&) const = default;
};

/// What a segment of a lying tile reaches. `segment` is a position in TileType::segments.
PlacedFeature placedFeature(const engine::TileType& type, int segment, engine::Rotation rotation);

/// The same feature after its tile, or the whole board, was turned by `by`.
PlacedFeature turned(PlacedFeature feature, engine::Rotation by);

/// For people: "road N W", "field SL SR", "cloister".
std::string textOf(const PlacedFeature& feature);

} // namespace meeplecam::datasets
