#pragma once

#include "datasets/table/composing/clutter.h"
#include "datasets/table/composing/recipe.h"
#include "datasets/table/painting/photo.h"
#include "datasets/table/scene/layout.h"

namespace meeplecam::table {

/// One picture of a set before it is rendered: what lies where, the same as a scene, and what the camera does
/// to it. Card i of the scene is tile i of the layout, body i its meeple i; whatever else is on the table
/// follows.
struct Composition {
    Position position;
    Layout layout;
    TableScene scene;
    std::optional<TrackOnTable> track; ///< none = no scoring track lies there
    PhotoEffects effects;
    std::string table; ///< names from the recipe
    std::string light;
    View view;
};

/// Picture number `index` of the recipe's set, of a random game. Same recipe, same number: same composition.
[[nodiscard]] engine::Result<Composition> compose(const Recipe& recipe, int index, Artist& artist);

/// The same with a moment of a given game: as many tiles as the recipe draws, or all when it has fewer.
[[nodiscard]] Composition compose(const TableGame& game, const Recipe& recipe, int index, Artist& artist);

/// A view from the given direction in which the laid tiles span `fill` of the picture.
[[nodiscard]] View viewOf(const Layout& layout, View direction, cv::Size picture, double fill);

/// Cards and bodies of the tiles and meeples of a layout, in their order; nothing is printed on the tiles
/// yet.
void addBoard(TableScene& scene, const Layout& layout, art::Dice dice);

[[nodiscard]] std::shared_ptr<const Print> faceOf(const LaidTile& tile, Artist& artist);

/// Moves the table top under the board, and makes it larger where the board would hang over its edge.
void centreTableTop(TableTop& top, const Layout& layout, cv::Point2d middle);

/// The exposure that a camera would choose for this table under this light.
[[nodiscard]] double meteredExposure(const TableScene& scene);

} // namespace meeplecam::table
