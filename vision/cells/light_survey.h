#pragma once

#include "vision/cells/tile_scorer.h"
#include "vision/image/frame.h"

#include <span>

namespace meeplecam::vision {

/// A cell of which it is known well enough what lies there.
struct KnownCell {
    Quad quad;
    int view = 0;
};

/// A scorer for the light in which the known cells lie, and for how exactly they can be explained.
TileScorer surveyLight(const Frame& frame, const TileIndex& index, std::span<const KnownCell> known);

} // namespace meeplecam::vision
