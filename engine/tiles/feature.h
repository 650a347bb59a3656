#pragma once

#include "engine/tiles/small_list.h"
#include "engine/tiles/tile_type.h"

namespace meeplecam::engine {

/// A feature of one board. Its number changes when features are joined: ask anew after each placement.
enum class FeatureId : std::uint16_t {};

/// Whether a feature is complete when tiles lie all around it.
constexpr bool isEnclosed(FeatureKind kind) {
    return kind == FeatureKind::Cloister || kind == FeatureKind::Garden;
}

/// Segments joined over tiles, as far as tiles are laid.
struct Feature {
    FeatureKind kind = FeatureKind::Field;
    bool inn = false;
    bool cathedral = false;
    std::uint8_t meeples = 0; ///< how many stand or lie on it
    std::uint16_t pennants = 0;
    std::uint16_t tiles = 0; ///< different tiles; for a cloister or garden, its own only
    /// Sides without a fitting neighbour; for a cloister or garden, empty cells around it; for a field always
    /// 0.
    std::uint16_t openSides = 0;
    std::uint16_t segments = 0;

    /// Fields are never complete.
    [[nodiscard]] bool complete() const { return openSides == 0 && kind != FeatureKind::Field; }
    bool operator==(const Feature&) const = default;
};

/// Features that one tile completes: its own, and cloisters around it.
using CompletedFeatures = SmallList<FeatureId, kMaxSegments + 8>;

} // namespace meeplecam::engine
