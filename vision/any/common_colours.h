#pragma once

#include <opencv2/core.hpp>

#include <span>
#include <vector>

namespace meeplecam::vision {

/// The colours of patches that many of the tiles of one board show, BGR: what is printed, rather than what
/// stands on a few of them. `faces` are square and evenly lit. At least one colour where there is a face.
std::vector<cv::Vec3f> commonColours(std::span<const cv::Mat> faces);

} // namespace meeplecam::vision
