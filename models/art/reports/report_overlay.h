#pragma once

#include "models/board_report.h"

#include <opencv2/core/mat.hpp>

#include <string>
#include <vector>

namespace meeplecam::art {

/// What the marks on a photo say.
struct OverlayWords {
    std::vector<std::string> tiles;   ///< by ReportedTile, short: "U"
    std::vector<std::string> meeples; ///< by ReportedMeeple: "city"
    std::string seen;                 ///< how much was seen: "9 tiles, 2 meeples"
};

/// The photo with what was read from it: every tile outlined and named (amber where something is asked, red
/// where something was found), every meeple marked at its foot, and the scores along the lower edge. As large
/// as `photo` (BGR, 8 bits), which is the picture that the report is about; lines and letters scale with it.
[[nodiscard]] cv::Mat drawOverlay(const cv::Mat& photo, const models::BoardReport& report,
                                  const OverlayWords& words);

} // namespace meeplecam::art
