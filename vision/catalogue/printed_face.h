#pragma once

#include "calibration/table_light.h"
#include "vision/image/frame.h"
#include "vision/image/local_light.h"

namespace meeplecam::vision {

/// A tile as a catalogue would show it: seen from straight above, its colours taken back from the light in
/// which it lies. `local` is that of the tile, in the grid's orientation; so is the picture: `side`² pixels,
/// BGR, 8 bit.
cv::Mat printedFace(const Frame& frame, const Quad& quad, const calibration::TableLight& light,
                    const LocalLight& local, int side);

} // namespace meeplecam::vision
