#pragma once

#include "models/art/drawing/scene_output.h"

namespace meeplecam::art {

/// The ChArUco board of the calibration sheet, in the terms of OpenCV's aruco module.
struct CalibrationTarget {
    int columns = 7; ///< squares
    int rows = 10;
    double square_mm = 25;
    double marker_share = 0.7; ///< side of a marker in squares; markers of 5 × 5 bits from DICT_5X5_100
    bool operator==(const CalibrationTarget&) const = default;
};

/// The sheet in millimetres, the board in its middle.
[[nodiscard]] Scene drawCalibrationSheet(const CalibrationTarget& target, PageSize portrait);

} // namespace meeplecam::art
