#pragma once

#include "engine/tiles/tile_type.h"

#include <QString>

namespace meeplecam::words {

// Tiles are named by what they show: players don't know the names of files.

/// "city on two neighbouring sides with a pennant, curved road", to stand within a sentence. Tiles of the
/// bundled boxes that differ in what they show have different names; left and right, top and bottom count
/// with the city at the top, or at the top and right.
[[nodiscard]] QString tileFace(const engine::TileType& type);

/// The same with the letter of the players' lists: "straight road (U)".
[[nodiscard]] QString tileName(const engine::TileType& type);

} // namespace meeplecam::words
