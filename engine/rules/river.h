#pragma once

#include "engine/tiles/placement.h"
#include "engine/tiles/tile_registry.h"
#include "engine/tiles/tile_set.h"

#include <optional>

namespace meeplecam::engine {

/// Which way a tile bends the river, seen along its flow.
enum class RiverBend : std::uint8_t { None, Left, Right };

/// How far the river runs, and what of it is still to be drawn: what the rules of the river remember.
struct RiverCourse {
    Cell last;                             ///< the tile at its open end
    Side out = Side::North;                ///< of that tile, where the river goes on
    bool open = false;                     ///< false once the lake lies
    Side source = Side::North;             ///< where the spring flows to
    RiverBend lastTile = RiverBend::None;  ///< of the tile at the open end
    RiverBend lastBend = RiverBend::None;  ///< of the last tile that bends it
    std::optional<TileTypeId> startToCome; ///< the usual start tile while it waits for its turn (R-47)
    bool operator==(const RiverCourse&) const = default;

    /// Where the next tile of the river has to lie.
    [[nodiscard]] Cell next() const { return neighbour(last, out); }
};

/// The river in the box; null when there is none.
const TileSet* riverIn(std::span<const TileSet> sets);

/// The start tile of the game to which the river was added; none when no box has one.
std::optional<TileTypeId> usualStartOf(std::span<const TileSet> sets);

/// The side by which a river leaves a tile that it enters by `in`; none at a spring or lake.
std::optional<Side> riverOut(const TileRegistry& registry, TileFace face, std::optional<Side> in);

/// The way from heading to heading; both say where the river flows to.
RiverBend bendBetween(Side from, Side to);

} // namespace meeplecam::engine
