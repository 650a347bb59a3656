#pragma once

#include "vision/catalogue/sight.h"
#include "vision/cells/cover.h"

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
Alignment alignTile(const Sight& sight, const Quad& predicted, ViewId view, const Cover* cover = nullptr);

/// The same with the shape of the quad as it is seen, too: for a tile that has none around it from which its
/// shape would be known better. Good for errors of 5 % of a side.
Alignment alignShape(const Sight& sight, const Quad& predicted, ViewId view);

} // namespace meeplecam::vision
