#pragma once

#include "vision/tile_variants.h"

#include <map>

namespace meeplecam::vision {

/// Where the pennant is printed on each picture that has one: centres in pixels of the face, by position among the
/// pictures. The pennant is what pictures of tiles with a pennant share, in any turn, and pictures without one lack; empty
/// when nothing of that kind is found. Radius of the mark: kPennantRadius.
std::map<std::size_t, cv::Point2f> findPennants(std::span<const TilePicture> pictures, const engine::TileRegistry& registry);

/// Pixels of the face within which all of a pennant lies. Pennants are 16 to 21 % of a side wide (first edition, 2014, 2021
/// and winter art).
inline constexpr float kPennantRadius = 8.0F;

/// How many pennants the type has altogether.
int pennantsOf(const engine::TileType& type);

} // namespace meeplecam::vision
