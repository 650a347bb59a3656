#pragma once

#include "calibration/lens_calibration.h"

#include <vector>

namespace meeplecam::tests {

/// A wide-angle lens.
models::Lens wideLens();
/// The same with pictures of 640x480 pixels, for tests that look at many.
models::Lens smallLens();

/// How the calibration sheet lies before the camera.
struct SheetPose {
    cv::Vec3d turn;     ///< Rodrigues
    cv::Point2d middle; ///< where the sheet's middle appears, as a share of the picture from its own
    double distance_mm = 420.0;
};

/// The printed sheet as the lens shows it, on a grey table.
cv::Mat photographSheet(const models::Lens& lens, const SheetPose& pose);

/// How somebody holds the sheet who knows what is wanted.
const std::vector<SheetPose>& goodPoses();

} // namespace meeplecam::tests
