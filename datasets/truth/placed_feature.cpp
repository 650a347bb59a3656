#include "datasets/truth/placed_feature.h"

#include "engine/board/points.h"

#include <algorithm>
#include <array>
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

std::string textOf(const PlacedFeature& feature) {
    constexpr std::array kSideNames{"N", "E", "S", "W"};
    constexpr std::array kHalfNames{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    std::string text = engine::nameOf(feature.kind);
    for (std::size_t i = 0; i < kSideNames.size(); ++i)
        if (feature.sides >> i & 1)
            text += std::string(" ") + kSideNames[i];
    for (std::size_t i = 0; i < kHalfNames.size(); ++i)
        if (feature.halfEdges >> i & 1)
            text += std::string(" ") + kHalfNames[i];
    return text;
}

} // namespace meeplecam::datasets
