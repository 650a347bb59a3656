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

/// Whether a figure is a meeple, of whatever size.
constexpr bool isMeeple(MeepleType figure) {
    return figure == MeepleType::Small || figure == MeepleType::Large;
}

/// Whether the rules let a figure stand on that kind of feature.
constexpr bool belongsOn(MeepleType figure, FeatureKind kind) {
    switch (figure) {
    case MeepleType::Abbot:
        return isEnclosed(kind);
    case MeepleType::Builder:
        return kind == FeatureKind::Road || kind == FeatureKind::City;
    case MeepleType::Pig:
        return kind == FeatureKind::Field;
    case MeepleType::Small:
    case MeepleType::Large:
        break;
    }
    return kind != FeatureKind::Garden;
}

inline constexpr unsigned kGoodsBits = 10;

/// Segments joined over tiles, as far as tiles are laid.
struct Feature {
    FeatureKind kind = FeatureKind::Field;
    bool inn = false;
    bool cathedral = false;
    std::uint8_t meeples = 0; ///< how many followers stand or lie on it; builder and pig don't count (R-58)
    std::uint16_t pennants = 0;
    std::uint16_t tiles = 0; ///< different tiles; for a cloister or garden, its own only
    /// Sides without a fitting neighbour; for a cloister or garden, empty cells around it; for a field always
    /// 0.
    std::uint16_t openSides = 0;
    std::uint16_t segments = 0;
    std::uint32_t goods = 0; ///< city: ten bits for each kind (R-65)

    /// Fields are never complete.
    [[nodiscard]] bool complete() const { return openSides == 0 && kind != FeatureKind::Field; }
    /// How many symbols of a kind of goods a city shows.
    [[nodiscard]] int goodsOf(std::size_t which) const {
        return static_cast<int>(goods >> kGoodsBits * which & ((1U << kGoodsBits) - 1));
    }
    bool operator==(const Feature&) const = default;
};

/// Features that one tile completes: its own, and cloisters around it.
using CompletedFeatures = SmallList<FeatureId, kMaxSegments + 8>;

} // namespace meeplecam::engine
