#pragma once

#include "engine/tiles/tile_registry.h"

#include <vector>

namespace meeplecam::engine {

/// The half edges of the cell that a segment of a turned tile reaches; of a side that a road or city reaches,
/// both.
[[nodiscard]] HalfEdgeMask halfEdgesOf(const Segment& segment, Rotation rotation);

/// Where a meeple stands when the tile under it turns out to be another one, or to lie another way.
struct SegmentMatch {
    std::vector<int> segments; ///< where it may stand, the best first; none: nothing there takes a meeple
    bool certain = false;      ///< the first is of the same kind, and no other fits as well
    bool operator==(const SegmentMatch&) const = default;
};

/// The segments of one face that are most like a segment of another: of the same kind, and reaching most of
/// the same sides or half edges of the cell. Where the kind is missing, or `from` has no such segment, all
/// that take a meeple.
[[nodiscard]] SegmentMatch matchSegment(const TileRegistry& registry, TileFace from, int segment,
                                        TileFace to);

} // namespace meeplecam::engine
