#pragma once

#include "engine/tiles/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace meeplecam::datasets {

/// A picture with the file that says what is on it.
struct PictureFile {
    std::string set; ///< its folder, relative to where the search began; that folder's own name for its own
    std::filesystem::path picture;
    std::filesystem::path truth; ///< the same name with .json
};

/// Whether a file is a picture by the end of its name: jpg, jpeg, png, webp, bmp, tif or tiff in either case.
bool isPicture(const std::filesystem::path& file);

/// Every picture in a folder and the folders below it, by set and name. Fails when there is none, when a
/// picture has no truth beside it, and when a truth has no picture.
engine::Result<std::vector<PictureFile>> findPictures(const std::filesystem::path& folder);

} // namespace meeplecam::datasets
