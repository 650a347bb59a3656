#pragma once

#include "vision/catalogue/sight.h"

#include <vector>

namespace meeplecam::vision {

/// Views of which several details are to be seen in the cell where they are printed, most details first: what
/// lies there under a meeple or glare that hides the most of it. Few, and not always the right one.
std::vector<ViewId> viewsByDetails(const Sight& sight, const Quad& cell);

} // namespace meeplecam::vision
