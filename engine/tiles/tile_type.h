#pragma once

#include "engine/tiles/figures.h"
#include "engine/tiles/geometry.h"
#include "engine/tiles/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace meeplecam::engine {

/// A kind of tile in the registry that it was read into; compact, valid only there.
enum class TileTypeId : std::uint8_t {};

constexpr int index(TileTypeId type) {
    return static_cast<int>(type);
}

/// The last two: water, which takes no meeple, and a garden.
enum class FeatureKind : std::uint8_t { Road, City, Cloister, Field, River, Garden };
inline constexpr int kFeatureKinds = 6;

/// What one side of a tile shows. Unknown stands for a side without a neighbour.
enum class SideKind : std::uint8_t { Unknown, Field, Road, City, River };

/// What stops a road that ends on its tile. All of them end it; a crossing of bushes does not under
///
enum class RoadEnd : std::uint8_t { None, Crossing, Village, Cloister, City };

/// Part of a feature on one tile. Its position in TileType::segments is the feature index of files and
/// reports.
struct Segment {
    FeatureKind kind = FeatureKind::Field;
    SideMask sides = 0;         ///< sides that a road, city or river reaches
    HalfEdgeMask halfEdges = 0; ///< half edges that a field reaches; none for a field shut in inside the tile
    std::uint16_t cities = 0;   ///< field: bit i = its border has a wall of this tile's segment i
    std::uint8_t pennants = 0;  ///< city
    Goods goods = Goods::None;  ///< city (R-65)
    bool cathedral = false;     ///< city
    bool inn = false;           ///< road
    bool takesMeeple = true;    ///< false for the road stubs of ic.I (R-27)
    RoadEnd end = RoadEnd::None; ///< road with one side
    std::uint8_t joinedWith = 0; ///< index of a segment that it is one feature with, or its own index
    bool operator==(const Segment&) const = default;
};

inline constexpr int kMaxSegments = 12;

/// A kind of tile as it lies unrotated.
struct TileType {
    std::string name;      ///< edition and letter, e.g. "base.U"
    std::string variantOf; ///< the type that is the same without its garden; empty for most
    std::vector<Segment> segments;
    std::vector<std::string>
        markers;               ///< pictures without a rule, e.g. "animal:fox", and the gingerbread icon
    SideMask innSides2014 = 0; ///< roads beside the lake in 2014 and newer art, where that differs
    bool bushes2014 = false;   ///< its crossing is made of bushes in 2014 and newer art too
    bool operator==(const TileType&) const = default;
};

inline constexpr const char* kGingerbreadMarker = "gingerbread";
inline constexpr const char* kAnimalMarker = "animal:";

/// Whether the type has a marker that begins with this.
bool hasMarker(const TileType& type, std::string_view marker);

/// Whether the segments cover every side exactly once and agree with each other.
Status check(const TileType& type);

/// What a side of the unrotated tile shows; Unknown when no segment reaches it.
SideKind sideKind(const TileType& type, Side side);

} // namespace meeplecam::engine
