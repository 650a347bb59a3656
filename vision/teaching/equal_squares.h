#pragma once

#include "vision/image/frame.h"

#include <vector>

namespace meeplecam::vision {

/// Squares of a sheet, where all are equally large and lie alike: one with a side that was taken for another
/// line gets the shape of the others, at the place where its sides are seen best. Unchanged where squares lie
/// freely or in perspective.
std::vector<Quad> madeEqual(const Frame& frame, std::vector<Quad> quads);

} // namespace meeplecam::vision
