#pragma once

#include "calibration/table_camera.h"
#include "vision/grid/seed_finder.h"
#include "vision/image/frame.h"

#include <optional>
#include <span>

namespace meeplecam::vision {

/// How a camera of a usual field of view must look at a table on which the seeds lie, as far as their shapes
/// and sizes tell: each alone is too small to say how far the table leans, all together do. The table's x
/// axis runs along tile sides; where on it the tiles lie is left open. Nothing without seeds.
std::optional<calibration::TableCamera> findSeedPlane(std::span<const TileSeed> seeds,
                                                      const cv::Size& picture);

/// The unrotated tile around the seed's middle, as it would be seen if it lay in that plane: the quarter turn
/// is the one that fits best.
Quad tileInPlane(const TileSeed& seed, const calibration::TableCamera& plane);

} // namespace meeplecam::vision
