#pragma once

#include "vision/image/frame.h"

#include <QImage>
#include <QRectF>

namespace meeplecam::gui {

/// A picture (BGR, 8 bit) for the window, in memory of its own.
[[nodiscard]] QImage imageOf(const cv::Mat& bgr);

/// The picture no wider than the window ever shows it.
[[nodiscard]] QImage reduced(const cv::Mat& bgr);

/// A tile as the camera sees it, straightened, `side` pixels wide.
[[nodiscard]] QImage cutOut(const cv::Mat& bgr, const vision::Quad& quad, int side);

/// Where a picture of a size, as large as possible and whole, lies in the middle of a place of another.
[[nodiscard]] QRectF fittedIn(QSizeF place, QSizeF picture);

} // namespace meeplecam::gui
