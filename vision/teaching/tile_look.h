#pragma once

#include "vision/image/frame.h"

#include <functional>

namespace meeplecam::vision {

/// How much a square, seen from straight above (BGR, 8 bit), looks like a whole tile: log odds.
using TileLook = std::function<double(const cv::Mat& face)>;

} // namespace meeplecam::vision
