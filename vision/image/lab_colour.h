#pragma once

#include <opencv2/core/mat.hpp>

namespace meeplecam::vision {

/// CIE L*a*b* of 8-bit BGR pixels, CV_32FC3, nearly: gamma 2.2, none darker than where the cube root begins,
/// and without the 16 that L* is less, so only to be compared. cv::cvtColor would first compute tables for
/// 0.1 s, which is long beside the reading of a picture.
cv::Mat labOf(const cv::Mat& bgr);

} // namespace meeplecam::vision
