#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace meeplecam::vision {

/// By what a picture of this size is reduced before squares are sought in it; at most 1.
double scaleOfSearch(const cv::Size& picture);

/// Masks (8 bit) of a picture (BGR, 8 bit) of which one or the other shows a tile in one piece, whatever the
/// table looks like.
std::vector<cv::Mat> tileMasks(const cv::Mat& bgr);

} // namespace meeplecam::vision
