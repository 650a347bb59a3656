#pragma once

#include "vision/frame.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// The faces of a picture's tiles seen from straight above, `side` pixels, as if the same neutral light lay
/// on all: what changes slowly over the picture is taken for light, and the brightest colours of all tiles
/// for nearly white. In the order of `quads`; BGR, 8 bit.
std::vector<cv::Mat> evenlyLitFaces(const Frame& frame, std::span<const Quad> quads, int side);

} // namespace meeplecam::vision
