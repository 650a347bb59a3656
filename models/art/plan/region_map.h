#pragma once

#include "models/art/plan/tile_plan.h"

#include <opencv2/core/mat.hpp>

namespace meeplecam::art {

/// Value in a region map of what ends roads and holds no meeple: village, crossing, the stubs of ic.I.
inline constexpr unsigned char kHubRegion = 254;

/// Which feature each point of a tile's face belongs to: 8-bit grey, `side` × `side` pixels, north up, value
/// = feature index or kHubRegion. Walls belong to their town, houses and inns' lakes in a field to the
/// field, bridges to the road on them.
[[nodiscard]] cv::Mat regionMap(const TileType& type, const TilePlan& plan, int side);

/// The same from the topology alone, for pictures whose own geometry is not known: plain roads and walls,
/// correct in which feature lies on which side, half side and in the middle, approximate in between.
[[nodiscard]] cv::Mat plainRegionMap(const TileType& type, int side);

} // namespace meeplecam::art
