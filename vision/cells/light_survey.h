#pragma once

#include "vision/catalogue/sight.h"
#include "vision/cells/tile_scorer.h"

#include <span>

namespace meeplecam::vision {

/// A cell of which it is known well enough what lies there.
struct KnownCell {
    Quad quad;
    ViewId view{};
};

/// A scorer for the light in which the known cells lie, and for how exactly they can be explained.
TileScorer surveyLight(const Sight& sight, std::span<const KnownCell> known);

} // namespace meeplecam::vision
