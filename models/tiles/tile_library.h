#pragma once

#include "engine/tiles/tile_set.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace meeplecam::models {

/// The tile types of a `carcassonne-tiles 1` file and the boxes that are made of them.
struct TileLibrary {
    std::shared_ptr<const engine::TileRegistry> registry;
    std::vector<engine::TileSet> sets;
};

/// The tiles that come with the program: base, winter, gingerbread, inns_cathedrals, demo.
const TileLibrary& bundledTiles();

/// Reads a tile set file from disk.
engine::Result<TileLibrary> readTileLibrary(const std::filesystem::path& path);

/// Reads the text of a tile set file; `source` names it in messages.
engine::Result<TileLibrary> parseTileLibrary(std::string_view text, const std::string& source);

/// The boxes of these names, in this order; fails on a name that the library lacks, saying which there are.
engine::Result<std::vector<engine::TileSet>> findSets(const TileLibrary& library,
                                                      std::span<const std::string> names);

} // namespace meeplecam::models
