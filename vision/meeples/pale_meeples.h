#pragma once

#include "models/meeple_looks.h"
#include "vision/meeples/meeple_finder.h"

#include <span>

namespace meeplecam::vision {

/// Whether somebody plays grey or white.
bool playPale(std::span<const models::MeepleColour> players);

/// What the evidence of a meeple gains where somebody plays grey or white: else bright things without a
/// colour are paper, glare or cloth rather than wood.
float paleGain(const FoundMeeple& meeple);

} // namespace meeplecam::vision
