#pragma once

#include "models/art/tiles/tile_art.h"
#include "models/tiles/tile_library.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace meeplecam::art {

/// Every physical tile that the house edition can be asked for in one dress: of each type as many copies as
/// the largest box holds; the summer dress has no winter animals and no gingerbread tiles.
[[nodiscard]] std::vector<TileCopy> houseTiles(const models::TileLibrary& library, Dress dress);

/// The dress in which the tiles of these boxes look alike: winter when one of them holds winter animals or
/// gingerbread tiles.
[[nodiscard]] Dress dressOf(const engine::TileRegistry& registry, std::span<const engine::TileSet> sets);

/// Name of the edition's catalogue folder: "house" or "house_winter".
[[nodiscard]] std::string editionName(Dress dress);

/// File name without ending of one tile's picture, e.g. "base-U_03" for the third copy of base.U.
[[nodiscard]] std::string pictureName(const TileCopy& tile);

struct CatalogueOptions {
    int picture_side = 320; ///< pixels
    int region_side = 128;  ///< pixels
};

/// Writes `tiles` as a catalogue (`meeplecam-catalogue 1`) into `folder`, which is made when it is missing:
/// one picture and one region map for each tile. models/README.md describes the region maps.
[[nodiscard]] engine::Status writeCatalogue(const std::vector<TileCopy>& tiles,
                                            const std::filesystem::path& folder,
                                            const CatalogueOptions& options = {});

} // namespace meeplecam::art
