#pragma once

#include "engine/tiles/tile_set.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace meeplecam::models {

/// The tile types of a `carcassonne-tiles 1` file and the boxes that are made of them.
struct TileLibrary {
    std::shared_ptr<const engine::TileRegistry> registry;
    std::vector<engine::TileSet> sets;
};

/// The tiles that come with the program, and those of the boxes that were added.
const TileLibrary& bundledTiles();

/// A box that was added: `box.json` in its folder describes it.
struct AddedBox {
    std::filesystem::path folder;
    std::vector<std::string> sets; ///< names of the boxes that the file describes
};

/// Adds the boxes that lie in the folders of `folder` to bundledTiles(), by the names of the folders: their
/// types and boxes come behind those that were there. Only before bundledTiles() is used for the first time.
/// What can't be added is left out, and said; no such folder means no boxes.
std::vector<engine::Error> addBoxes(const std::filesystem::path& folder);

/// The boxes that were added.
const std::vector<AddedBox>& addedBoxes();

/// Reads the text of a tile set file; `source` names it in messages.
engine::Result<TileLibrary> parseTileLibrary(std::string_view text, const std::string& source);

/// The text of a tile set file, and its name for messages.
struct TileFile {
    std::string text;
    std::string source;
};

/// Reads several files as one: each may use the types of those before it, and fails where it describes a type
/// or a box that one of them has.
engine::Result<TileLibrary> parseTileLibraries(std::span<const TileFile> files);

/// The boxes of these names, in this order; fails on a name that the library lacks, saying which there are.
engine::Result<std::vector<engine::TileSet>> findSets(const TileLibrary& library,
                                                      std::span<const std::string> names);

} // namespace meeplecam::models
