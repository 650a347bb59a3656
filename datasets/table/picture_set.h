#pragma once

#include "datasets/table/recipe.h"
#include "models/tile_library.h"

#include <functional>

namespace meeplecam::table {

/// Told after each finished picture: how many of how many.
using Progress = std::function<void(int done, int all)>;

/// Renders every picture of the recipe into `folder` (made when missing): 000.jpg with its truth 000.json,
/// and so on. The pictures show the house edition; their truth names "house" or "house_winter" as the
/// catalogue that fits.
[[nodiscard]] engine::Status makePictureSet(const Recipe& recipe, const models::TileLibrary& library,
                                            const std::filesystem::path& folder,
                                            const Progress& progress = {});

} // namespace meeplecam::table
