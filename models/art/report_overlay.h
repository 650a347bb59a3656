#pragma once

#include "engine/tile_registry.h"
#include "models/board_report.h"

#include <opencv2/core/mat.hpp>

namespace meeplecam::art {

/// The photo with what was read from it: every tile outlined and named (amber where something is asked, red
/// where something was found), every meeple marked at its foot, and the scores along the lower edge. As large
/// as `photo` (BGR, 8 bits), which is the picture that the report is about; lines and letters scale with it.
[[nodiscard]] cv::Mat drawOverlay(const cv::Mat& photo, const models::BoardReport& report,
                                  const engine::TileRegistry& registry);

} // namespace meeplecam::art
