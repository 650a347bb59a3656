#pragma once

#include "engine/board/board.h"
#include "engine/tiles/small_list.h"

#include <string>

namespace meeplecam::engine {

/// Why points are given, or not given.
enum class PointsReason : std::uint8_t {
    Tiles,
    Pennants,
    Inn,             ///< each tile of a completed road with an inn counts once more
    Cathedral,       ///< each tile and pennant of a completed city with a cathedral counts once more
    Cloister,        ///< the cloister's own tile
    Neighbours,      ///< tiles around a cloister
    CompletedCities, ///< cities that a field touches
    UnfinishedInn,   ///< nothing: a road with an inn that was not completed
    UnfinishedCathedral,
    Unfinished, ///< nothing: the rules in play give nothing for an unfinished feature of this kind
    Garden,     ///< the garden's own tile (R-54)
    Pig,        ///< completed cities once more for the own pig (R-64)
    MostGoods,  ///< most tokens of one kind (R-66)
};

/// Whether people who keep score easily leave it out.
constexpr bool isEasilyOverlooked(PointsReason reason) {
    return reason == PointsReason::Pennants || reason == PointsReason::Inn ||
           reason == PointsReason::Cathedral || reason == PointsReason::Neighbours;
}

struct PointsItem {
    PointsReason reason = PointsReason::Tiles;
    int count = 0;
    int each = 0;
    [[nodiscard]] int points() const { return count * each; }
    bool operator==(const PointsItem&) const = default;
};

/// What a feature is worth, reason by reason. The total follows from the reasons.
struct PointsSheet {
    SmallList<PointsItem, 4> items;

    void add(PointsReason reason, int count, int each) {
        if (count > 0)
            items.add({reason, count, each});
    }
    /// Replaces everything by one reason why there is nothing.
    void reduceToNothing(PointsReason reason, int count) { items = {}, add(reason, count, 0); }
    [[nodiscard]] int total() const;
    bool operator==(const PointsSheet&) const = default;
};

/// Everything about a feature that its worth depends on.
struct FeatureFacts {
    Feature feature;
    bool complete = false;
    int cities = 0; ///< field: completed cities that it touches
};

/// The facts of a feature as it lies now.
FeatureFacts factsOf(const Board& board, FeatureId feature);

/// "3 tiles 6 + 1 pennant 2"; "nothing" for an empty sheet.
std::string describe(const PointsSheet& sheet);

/// "road", "city", "cloister", "field", "river" or "garden".
const char* nameOf(FeatureKind kind);

} // namespace meeplecam::engine
