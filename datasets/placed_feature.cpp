#include "datasets/placed_feature.h"

#include <algorithm>
#include <cstddef>

namespace meeplecam::datasets {

namespace {

bool reachesNothing(const engine::Segment& segment) {
    return segment.sides == 0 && segment.halfEdges == 0;
}

} // namespace

PlacedFeature placedFeature(const engine::TileType& type, int segment, engine::Rotation rotation) {
    const engine::Segment& of = type.segments[static_cast<std::size_t>(segment)];
    PlacedFeature feature{of.kind, of.sides, of.halfEdges, 0};
    if (reachesNothing(of))
        feature.enclosed = static_cast<int>(
            std::count_if(type.segments.begin(), type.segments.begin() + segment,
                          [&](const engine::Segment& s) { return s.kind == of.kind && reachesNothing(s); }));
    return turned(feature, rotation);
}

PlacedFeature turned(PlacedFeature feature, engine::Rotation by) {
    feature.sides = engine::turnedSides(feature.sides, by);
    feature.halfEdges = engine::turnedHalfEdges(feature.halfEdges, by);
    return feature;
}

} // namespace meeplecam::datasets
