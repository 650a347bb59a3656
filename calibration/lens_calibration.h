#pragma once

#include "models/art/calibration_target.h"
#include "models/lens.h"

#include <opencv2/core.hpp>

#include <span>
#include <string>
#include <vector>

namespace meeplecam::calibration {

/// A picture of the calibration sheet, for messages too.
struct SheetPicture {
    std::string name;
    cv::Mat bgr;
};

/// A lens as it was measured, and the pictures that were of no use for it, each with a sentence why.
struct LensFit {
    models::Lens lens; ///< without the camera's name
    std::vector<std::string> unused;
};

/// Measures a lens with pictures of the printed sheet (drawCalibrationSheet) lying flat. Fails with what to
/// do when fewer than five show it, when all show it from the same angle, when they are of different sizes,
/// and when what they show can't be seen through any lens: a bent sheet, blurred pictures.
engine::Result<LensFit> fitLens(std::span<const SheetPicture> pictures,
                                const art::CalibrationTarget& target = {});

} // namespace meeplecam::calibration
