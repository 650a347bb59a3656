#pragma once

#include "engine/tiles/tile_registry.h"
#include "vision/catalogue/tile_picture.h"

#include <span>

namespace meeplecam::vision {

/// Finds where the pennant is printed on each picture that has one, and notes it there. The pennant is what
/// pictures of tiles with a pennant share, in any turn, and pictures without one lack; nothing is noted when
/// there is nothing of that kind. Radius of the mark: kPennantRadius.
void findPennants(std::span<TilePicture> pictures, const engine::TileRegistry& registry);

/// Pixels of the face within which all of a pennant lies. Pennants are 16 to 21 % of a side wide (first
/// edition, 2014, 2021 and winter art).
inline constexpr float kPennantRadius = 8.0F;

/// How many pennants the type has altogether.
int pennantsOf(const engine::TileType& type);

} // namespace meeplecam::vision
