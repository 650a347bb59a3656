#pragma once

#include "models/files/user_folder.h"
#include "vision/catalogue/tile_index.h"

#include <filesystem>

namespace meeplecam::vision {

/// Prepares the catalogue in a folder (prepareIndex) for those types that `counts` has, or takes it from the
/// cache folder where that was done before. A file there is used only when it is whole and was made from the
/// same pictures, tile types and counts by the same program; else it is made anew. Several programs may use
/// the folder at once; one that can't be written to or read costs time only, and an empty path keeps nothing.
/// Fails like models::readCatalogue, and when the catalogue shows none of the types.
engine::Result<TileIndex>
openIndex(const std::filesystem::path& catalogue, const std::shared_ptr<const engine::TileRegistry>& registry,
          const engine::TileCounts& counts,
          const std::filesystem::path& cacheFolder = models::userFolder(models::UserFolder::Cache));

} // namespace meeplecam::vision
