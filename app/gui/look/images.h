#pragma once

#include "vision/image/frame.h"

#include <QImage>

namespace meeplecam::gui {

/// A picture (BGR, 8 bit) for the window, in memory of its own.
[[nodiscard]] QImage imageOf(const cv::Mat& bgr);

/// The picture no wider than the window ever shows it.
[[nodiscard]] QImage reduced(const cv::Mat& bgr);

/// A tile as the camera sees it, straightened, `side` pixels wide.
[[nodiscard]] QImage cutOut(const cv::Mat& bgr, const vision::Quad& quad, int side);

} // namespace meeplecam::gui
