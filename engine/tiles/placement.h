#pragma once

#include "engine/tiles/tile_type.h"

namespace meeplecam::engine {

struct Placement {
    TileTypeId tile{};
    Cell cell;
    Rotation rotation = Rotation::None;
    bool operator==(const Placement&) const = default;
};

/// A segment of a lying tile, named as in files: by its cell and feature index.
struct SegmentRef {
    Cell cell;
    int segment = 0;
    bool operator==(const SegmentRef&) const = default;
};

/// By x, y and feature index: the order of records.
constexpr bool operator<(const SegmentRef& a, const SegmentRef& b) {
    return a.cell < b.cell || (a.cell == b.cell && a.segment < b.segment);
}

/// Why a tile may not lie somewhere. Alone and Clash are against the rules; the others are
/// impossible.
enum class PlacementFault : std::uint8_t { None, Occupied, OffTable, TooMany, Alone, Clash };

} // namespace meeplecam::engine
