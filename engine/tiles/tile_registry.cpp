#include "engine/tiles/tile_registry.h"

#include "engine/tiles/phrase.h"

#include <algorithm>
#include <tuple>

namespace meeplecam::engine {

namespace {

/// A segment of a turned tile without its index, and with the sides of the cities that it touches: what makes
/// two lying tiles the same or different.
using SeenSegment = std::tuple<FeatureKind, SideMask, HalfEdgeMask, int, Goods, bool, bool, bool, RoadEnd,
                               SideMask, std::vector<SideMask>>;

SeenSegment see(const TileType& type, const Segment& segment, Rotation rotation) {
    std::vector<SideMask> cities;
    for (std::size_t i = 0; i < type.segments.size(); ++i)
        if (segment.cities >> i & 1U)
            cities.push_back(turnedSides(type.segments[i].sides, rotation));
    std::ranges::sort(cities);
    const SideMask joinedSides = turnedSides(type.segments[segment.joinedWith].sides, rotation);
    return {segment.kind,
            turnedSides(segment.sides, rotation),
            turnedHalfEdges(segment.halfEdges, rotation),
            segment.pennants,
            segment.goods,
            segment.cathedral,
            segment.inn,
            segment.takesMeeple,
            segment.end,
            joinedSides,
            std::move(cities)};
}

std::vector<SeenSegment> seenSegments(const TileType& type, Rotation rotation) {
    std::vector<SeenSegment> seen;
    for (const Segment& segment : type.segments)
        seen.push_back(see(type, segment, rotation));
    std::ranges::sort(seen);
    return seen;
}

bool matches(SideCode sides, unsigned around) {
    for (const Side side : kSides) {
        const unsigned wanted = around >> 2 * index(side) & 3U;
        if (wanted != 0 && wanted != static_cast<unsigned>(sideKind(sides, side)))
            return false;
    }
    return true;
}

} // namespace

Result<TileRegistry> TileRegistry::create(std::vector<TileType> types) {
    if (types.size() > 255)
        return phrase("Rules", "there are %1 kinds of tiles; at most 255 are possible")
            .with(types.size())
            .error();
    std::vector<std::string> names;
    for (const TileType& type : types) {
        if (const Status status = check(type); !status)
            return status.error();
        names.push_back(type.name);
    }
    std::ranges::sort(names);
    if (const auto twice = std::ranges::adjacent_find(names); twice != names.end())
        return phrase("Rules", "tile type %1 appears twice; give each type its own name")
            .with(*twice)
            .error();
    return TileRegistry(std::move(types));
}

TileRegistry::TileRegistry(std::vector<TileType> types)
    : m_types(std::move(types)) {
    for (const TileType& type : m_types)
        m_tables.push_back(tabulate(type));
}

std::optional<TileTypeId> TileRegistry::find(std::string_view name) const {
    const auto found = std::ranges::find(m_types, name, &TileType::name);
    if (found == m_types.end())
        return std::nullopt;
    return static_cast<TileTypeId>(found - m_types.begin());
}

bool TileRegistry::sameFace(TileFace a, TileFace b) const {
    const TileType& first = (*this)[a.type];
    const TileType& second = (*this)[b.type];
    return first.markers == second.markers &&
           seenSegments(first, a.rotation) == seenSegments(second, b.rotation);
}

TileRegistry::TurnedTile TileRegistry::turn(const TileType& type, Rotation rotation) {
    TurnedTile tile;
    tile.segmentAt.fill(-1);
    tile.fieldAt.fill(-1);
    for (const Side side : kSides)
        tile.sides = static_cast<SideCode>(tile.sides |
                                           sideCode(turned(side, rotation), engine::sideKind(type, side)));
    for (std::size_t i = 0; i < type.segments.size(); ++i) {
        const SideMask sides = turnedSides(type.segments[i].sides, rotation);
        const HalfEdgeMask halves = turnedHalfEdges(type.segments[i].halfEdges, rotation);
        for (std::size_t side = 0; side < 4; ++side)
            if (sides >> side & 1)
                tile.segmentAt[side] = static_cast<std::int8_t>(i);
        for (std::size_t half = 0; half < kHalfEdges; ++half)
            if (halves >> half & 1)
                tile.fieldAt[half] = static_cast<std::int8_t>(i);
    }
    return tile;
}

TileRegistry::Tables TileRegistry::tabulate(const TileType& type) {
    Tables tables;
    std::array<std::vector<SeenSegment>, 4> seen;
    for (std::size_t r = 0; r < 4; ++r) {
        tables.turned[r] = turn(type, kRotations[r]);
        seen[r] = seenSegments(type, kRotations[r]);
        const auto same = std::find(seen.begin(), seen.end(), seen[r]) - seen.begin();
        tables.smallest[r] = rotationOf(static_cast<int>(same));
        tables.distinct = static_cast<RotationMask>(tables.distinct | maskOf(tables.smallest[r]));
        for (unsigned around = 0; around < 256; ++around)
            if (matches(tables.turned[r].sides, around))
                tables.fitting[around] =
                    static_cast<RotationMask>(tables.fitting[around] | maskOf(kRotations[r]));
        for (unsigned rivers = 0; rivers < 16; ++rivers)
            if ((rivers & ~(unsigned{tables.turned[r].sides} >> kLandBits)) == 0)
                tables.watered[rivers] =
                    static_cast<RotationMask>(tables.watered[rivers] | maskOf(kRotations[r]));
    }
    std::array<int, kFeatureKinds> counts{};
    for (std::size_t i = 0; i < type.segments.size(); ++i) {
        const FeatureKind kind = type.segments[i].kind;
        if (kind == FeatureKind::Cloister || kind == FeatureKind::Garden)
            tables.cloister = static_cast<std::int8_t>(i);
        if (++counts[static_cast<std::size_t>(kind)] == 2)
            tables.repeatedKinds =
                static_cast<std::uint8_t>(tables.repeatedKinds | 1U << static_cast<int>(kind));
    }
    return tables;
}

} // namespace meeplecam::engine
