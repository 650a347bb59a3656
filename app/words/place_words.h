#pragma once

#include "engine/tiles/tile_registry.h"

#include <QString>

namespace meeplecam::words {

// Where on a tile a meeple may stand. Directions are those of the board, or of the screen where `face` lies
// as it is shown there.

/// Where on its tile a feature lies: "north-east"; with the sides that it reaches, "north / south", where
/// another one of its kind lies in the same direction; empty where the tile has no other of its kind.
[[nodiscard]] QString directionWords(const engine::TileRegistry& registry, const engine::TileFace& face,
                                     int segment);

/// "In the city", or where the tile has several: "In the city (north-east)".
[[nodiscard]] QString placeWords(const engine::TileRegistry& registry, const engine::TileFace& face,
                                 int segment);

} // namespace meeplecam::words
