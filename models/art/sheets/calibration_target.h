#pragma once

#include "models/art/drawing/scene_output.h"
#include "models/art/sheets/charuco.h"

namespace meeplecam::art {

/// The sheet in millimetres, the board in its middle.
[[nodiscard]] Scene drawCalibrationSheet(const CalibrationTarget& target, PageSize portrait);

} // namespace meeplecam::art
