#pragma once

#include "vision/image/frame.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// The faces of a picture's tiles seen from straight above, `side` pixels, as if the same neutral light lay
/// on all: what changes slowly over the picture is taken for light, and the brightest colours of all tiles
/// for nearly white. In the order of `quads`; BGR, 8 bit. Those of `others`, which lie in the same light but
/// say nothing about it, follow; without `quads` nothing is known of the light and no face comes back.
std::vector<cv::Mat> evenlyLitFaces(const Frame& frame, std::span<const Quad> quads, int side,
                                    std::span<const Quad> others = {});

} // namespace meeplecam::vision
