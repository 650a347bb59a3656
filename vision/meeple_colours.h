#pragma once

#include "models/board_report.h"
#include "vision/meeple_finder.h"

#include <array>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// Probability of each colour, by models::MeepleColour.
using ColourBelief = std::array<float, models::kMeepleColours>;

/// Names the colours of the meeples of one picture together: by their looks under the light that the tiles
/// show, and because few colours are in play. `players` are the colours known to be in play; empty = not
/// known.
std::vector<ColourBelief> nameColours(std::span<const FoundMeeple> meeples,
                                      std::span<const models::MeepleColour> players);

/// The most probable colour.
models::MeepleColour likeliest(const ColourBelief& belief);

} // namespace meeplecam::vision
