#pragma once

#include "models/art/sheets/calibration_target.h"
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

/// The corners of the sheet's squares that one picture shows.
struct SheetView {
    std::vector<cv::Point2f> corners; ///< pixels, (0,0) = centre of the first pixel, as OpenCV has it
    std::vector<int> ids;             ///< of the inner corners, row by row over the sheet
};

inline constexpr std::size_t kFewestCorners = 12; ///< of 54; fewer bend a lens as they like

/// Seeks the sheet in a picture (BGR, 8 bit). Empty when it is not to be seen.
SheetView findSheet(const cv::Mat& bgr, const art::CalibrationTarget& target = {});

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

/// The same by views of pictures that have this size, each with kFewestCorners or more.
engine::Result<LensFit> fitLens(std::span<const SheetView> views, const cv::Size& picture,
                                const art::CalibrationTarget& target = {});

} // namespace meeplecam::calibration
