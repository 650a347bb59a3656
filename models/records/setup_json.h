#pragma once

#include "engine/rules/game_setup.h"
#include "models/files/json_input.h"
#include "models/tiles/tile_library.h"

namespace meeplecam::models {

/// Reads the keys of a record that describe the game: `tile_sets`, `rules`, `players`, `participants`,
/// `first_player`, `start`, `gingerbread_start`. All but `tile_sets` and `players` may be absent; the preset
/// gives the rest of `rules`, and without a preset the tile sets give it. Problems go to the cursor's
/// complaint.
engine::GameSetup readSetup(const JsonCursor& record, const TileLibrary& library);

/// The rules alone, as they follow from the tile sets in play and the keys of `rules`.
engine::Rules readRules(const JsonCursor& rules, const std::vector<engine::TileSet>& sets);

/// The rules with what is chosen of them in the keys of a record, each as "river_turns=free". Fails on a key
/// or a value that records don't know.
engine::Result<engine::Rules> withChoices(const engine::Rules& rules, std::span<const std::string> choices,
                                          const std::vector<engine::TileSet>& sets);

/// A game with these boxes and the rules that they come with, without players. Fails on a name that the
/// library lacks.
engine::Result<engine::GameSetup> setupOf(const TileLibrary& library, std::span<const std::string> sets);

/// Writes every key of the setup into a record, and leaves other keys alone.
void writeSetup(const engine::GameSetup& setup, Json& record);

/// [x, y, feature]
engine::SegmentRef readSegmentRef(const JsonCursor& list);
Json toJson(const engine::SegmentRef& ref);

/// The tile type of this name; complains and gives the first type when there is none.
engine::TileTypeId readTileType(const JsonCursor& name, const engine::TileRegistry& registry);

/// Keys x, y and rot of an object.
engine::Placement readPlacement(const JsonCursor& object, const engine::TileRegistry& registry);

} // namespace meeplecam::models
