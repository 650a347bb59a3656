#pragma once

#include "vision/grid/board_tracer.h"

#include <optional>

namespace meeplecam::vision {

/// Where a board lies in a picture from another place, by what is printed on its tiles (StrangePrint): what
/// was seen at a point of the picture that the board is from is seen where this homography maps it. Nothing
/// when too little is found again.
std::optional<cv::Matx33d> findMoved(const Frame& frame, const TracedBoard& before);

} // namespace meeplecam::vision
