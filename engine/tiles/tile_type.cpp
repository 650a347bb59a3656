#include "engine/tiles/tile_type.h"

#include "engine/tiles/phrase.h"

#include <algorithm>
#include <bit>

namespace meeplecam::engine {

namespace {

HalfEdgeMask halvesOf(SideMask sides) {
    HalfEdgeMask halves = 0;
    for (const Side side : kSides)
        if (sides & maskOf(side))
            halves = static_cast<HalfEdgeMask>(halves | 3U << 2 * index(side));
    return halves;
}

/// Sides and half edges that the segments have claimed so far.
struct Coverage {
    SideMask cities = 0;
    SideMask roads = 0; ///< and rivers
    HalfEdgeMask fields = 0;
    bool overlaps = false;
};

void claim(std::uint8_t& covered, std::uint8_t more, bool& overlaps) {
    overlaps = overlaps || (covered & more) != 0;
    covered = static_cast<std::uint8_t>(covered | more);
}

Coverage coverageOf(const TileType& type) {
    Coverage coverage;
    for (const Segment& segment : type.segments) {
        if (segment.kind == FeatureKind::City)
            claim(coverage.cities, segment.sides, coverage.overlaps);
        else if (segment.kind == FeatureKind::Road || segment.kind == FeatureKind::River)
            claim(coverage.roads, segment.sides, coverage.overlaps);
        else if (segment.kind == FeatureKind::Field)
            claim(coverage.fields, segment.halfEdges, coverage.overlaps);
    }
    return coverage;
}

std::string faultOf(const TileType& type, std::size_t position) {
    const Segment& segment = type.segments[position];
    const int sides = std::popcount(segment.sides);
    if (segment.kind == FeatureKind::City && sides == 0)
        return phrase("Rules", "is a city that reaches no side");
    if (segment.kind == FeatureKind::Road && (sides < 1 || sides > 2))
        return phrase("Rules", "is a road that reaches %1 sides").with(sides);
    if (segment.kind == FeatureKind::River && (sides < 1 || sides > 2))
        return phrase("Rules", "is a river that reaches %1 sides").with(sides);
    if (segment.kind == FeatureKind::River && segment.takesMeeple)
        return phrase("Rules", "is a river that takes meeples");
    if (segment.joinedWith >= type.segments.size() || type.segments[segment.joinedWith].kind != segment.kind)
        return phrase("Rules", "is joined with a feature of another kind");
    for (std::size_t i = 0; i < kMaxSegments; ++i)
        if (segment.cities >> i & 1U &&
            (i >= type.segments.size() || type.segments[i].kind != FeatureKind::City))
            return phrase("Rules", "touches feature %1, which is no city").with(i);
    return "";
}

} // namespace

Status check(const TileType& type) {
    if (type.segments.empty() || type.segments.size() > kMaxSegments)
        return phrase("Rules", "tile type %1 has %2 features; give it 1 to %3")
            .with(type.name)
            .with(type.segments.size())
            .with(kMaxSegments)
            .error();
    for (std::size_t i = 0; i < type.segments.size(); ++i)
        if (const std::string fault = faultOf(type, i); !fault.empty())
            return phrase("Rules", "tile type %1: feature %2 %3").with(type.name).with(i).with(fault).error();
    const Coverage coverage = coverageOf(type);
    const auto blocked = halvesOf(coverage.cities);
    if (coverage.overlaps || coverage.cities & coverage.roads || blocked & coverage.fields)
        return phrase(
                   "Rules",
                   "tile type %1: two features share a side or half edge; every one belongs to one feature")
            .with(type.name)
            .error();
    if ((blocked | coverage.fields) != 0xFF)
        return phrase("Rules", "tile type %1: a half edge belongs to no feature; fields or cities have to "
                               "cover all eight")
            .with(type.name)
            .error();
    if (std::ranges::count_if(type.segments, [](const Segment& segment) {
            return segment.kind == FeatureKind::Cloister || segment.kind == FeatureKind::Garden;
        }) > 1)
        return phrase("Rules", "tile type %1 has two cloisters or gardens; a tile holds one at most")
            .with(type.name)
            .error();
    if (std::ranges::count(type.segments, FeatureKind::River, &Segment::kind) > 1)
        return phrase("Rules", "tile type %1 has two rivers; a tile holds one at most")
            .with(type.name)
            .error();
    return success();
}

bool hasMarker(const TileType& type, std::string_view marker) {
    return std::ranges::any_of(type.markers,
                               [&](const std::string& name) { return name.starts_with(marker); });
}

SideKind sideKind(const TileType& type, Side side) {
    SideKind kind = SideKind::Unknown;
    for (const Segment& segment : type.segments) {
        if (segment.sides & maskOf(side))
            return segment.kind == FeatureKind::City    ? SideKind::City
                   : segment.kind == FeatureKind::River ? SideKind::River
                                                        : SideKind::Road;
        if (segment.halfEdges >> 2 * index(side) & 3U)
            kind = SideKind::Field;
    }
    return kind;
}

} // namespace meeplecam::engine
