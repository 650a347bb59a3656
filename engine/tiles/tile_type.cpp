#include "engine/tiles/tile_type.h"

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
        return "is a city that reaches no side";
    if (segment.kind == FeatureKind::Road && (sides < 1 || sides > 2))
        return "is a road that reaches " + std::to_string(sides) + " sides";
    if (segment.kind == FeatureKind::River && (sides < 1 || sides > 2))
        return "is a river that reaches " + std::to_string(sides) + " sides";
    if (segment.kind == FeatureKind::River && segment.takesMeeple)
        return "is a river that takes meeples";
    if (segment.joinedWith >= type.segments.size() || type.segments[segment.joinedWith].kind != segment.kind)
        return "is joined with a segment of another kind";
    for (std::size_t i = 0; i < kMaxSegments; ++i)
        if (segment.cities >> i & 1U &&
            (i >= type.segments.size() || type.segments[i].kind != FeatureKind::City))
            return "touches feature " + std::to_string(i) + ", which is no city";
    return "";
}

} // namespace

Status check(const TileType& type) {
    const std::string where = "tile type " + type.name;
    if (type.segments.empty() || type.segments.size() > kMaxSegments)
        return Error{where + " has " + std::to_string(type.segments.size()) + " features; give it 1 to " +
                     std::to_string(kMaxSegments)};
    for (std::size_t i = 0; i < type.segments.size(); ++i)
        if (const std::string fault = faultOf(type, i); !fault.empty())
            return Error{where + ": feature " + std::to_string(i).append(" ").append(fault)};
    const Coverage coverage = coverageOf(type);
    const auto blocked = halvesOf(coverage.cities);
    if (coverage.overlaps || coverage.cities & coverage.roads || blocked & coverage.fields)
        return Error{where + ": two features share a side or half edge; every one belongs to one feature"};
    if ((blocked | coverage.fields) != 0xFF)
        return Error{where + ": a half edge belongs to no feature; fields or cities have to cover all eight"};
    if (std::ranges::count_if(type.segments, [](const Segment& segment) {
            return segment.kind == FeatureKind::Cloister || segment.kind == FeatureKind::Garden;
        }) > 1)
        return Error{where + " has two cloisters or gardens; a tile holds one at most"};
    if (std::ranges::count(type.segments, FeatureKind::River, &Segment::kind) > 1)
        return Error{where + " has two rivers; a tile holds one at most"};
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
