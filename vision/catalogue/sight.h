#pragma once

#include "vision/catalogue/tile_index.h"
#include "vision/image/frame.h"

namespace meeplecam::vision {

/// A picture, and the catalogue whose tiles are looked for in it. Both must outlive it.
struct Sight {
    const Frame& frame;
    const TileIndex& index;
};

} // namespace meeplecam::vision
