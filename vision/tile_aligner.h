#pragma once

#include "vision/cover.h"
#include "vision/frame.h"
#include "vision/tile_index.h"

namespace meeplecam::vision {

/// Where a printed tile lies exactly, and how well it matches what is seen there.
struct Alignment {
    Quad quad;
    float correlation =
        0.0F; ///< of local contrast, robust against parts that differ; 1 = the same, 0 = nothing alike
};

/// Moves, turns and scales the quad of a cell so that what lies there looks most like the view. Good for
/// errors of up to a tenth of a side; gives the quad it got when nothing better is found. What `cover` hides
/// doesn't count; null = nothing is hidden.
Alignment alignTile(const Frame& frame, const Quad& predicted, const TileIndex& index, int view,
                    const Cover* cover = nullptr);

} // namespace meeplecam::vision
