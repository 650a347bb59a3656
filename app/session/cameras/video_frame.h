#pragma once

#include <opencv2/core/mat.hpp>

class QVideoFrame;

namespace meeplecam::session {

/// The picture of a camera as BGR, 8 bit, in memory of its own; empty when it can't be read.
[[nodiscard]] cv::Mat bgrOf(const QVideoFrame& frame);

} // namespace meeplecam::session
