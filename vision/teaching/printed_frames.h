#pragma once

#include "vision/image/frame.h"

#include <vector>

namespace meeplecam::vision {

/// The quad within a printed frame: sheets to cut out show more than the face, and a thin dark line where its
/// border is. The same quads where there is no such line in most of them.
std::vector<Quad> withinPrintedFrames(const Frame& frame, const std::vector<Quad>& quads);

} // namespace meeplecam::vision
