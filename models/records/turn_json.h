#pragma once

#include "engine/play/turn.h"
#include "models/files/json_input.h"

namespace meeplecam::models {

// The keys of a turn that say what its player did, as records and logs share them.

/// Reads all of a turn but its player.
engine::Turn readPlay(const JsonCursor& turn, const engine::TileRegistry& registry);

/// A list of names of tile types.
std::vector<engine::TileTypeId> readTiles(const JsonCursor& list, const engine::TileRegistry& registry);

/// Keys `tile`, `x`, `y`, `rot`.
void writePlacement(const engine::Placement& placement, const engine::TileRegistry& registry, Json& json);

/// Keys `abbot_return`, `discarded`, `gingerbread_moves`, `transfers`, `insisted`, as far as they apply;
/// others are taken out.
void writeExtras(const engine::Turn& turn, const engine::TileRegistry& registry, Json& json);

} // namespace meeplecam::models
