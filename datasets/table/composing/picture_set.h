#pragma once

#include "datasets/table/composing/recipe.h"
#include "datasets/table/scene/artwork.h"
#include "datasets/table/scene/table_game.h"

#include <functional>

namespace meeplecam::table {

/// Told after each finished picture: how many of how many.
using Progress = std::function<void(int done, int all)>;

/// Renders every picture of the recipe into `folder` (made when missing): 000.jpg with its truth 000.json,
/// and so on; the truth names the artist's edition as the catalogue that fits. Pictures show moments of
/// random games.
[[nodiscard]] engine::Status makePictureSet(const Recipe& recipe, Artist& artist,
                                            const std::filesystem::path& folder,
                                            const Progress& progress = {});

/// The same with moments of these games, in turn.
[[nodiscard]] engine::Status makePictureSet(const std::vector<TableGame>& games, const Recipe& recipe,
                                            Artist& artist, const std::filesystem::path& folder,
                                            const Progress& progress = {});

/// The edition that the recipe asks for.
[[nodiscard]] Artist artistFor(const Recipe& recipe, const models::TileLibrary& library);

} // namespace meeplecam::table
