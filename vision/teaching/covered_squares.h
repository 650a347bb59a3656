#pragma once

#include "vision/teaching/reduced_picture.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// Finds squares of which a part is hidden, by a hand, a cup or another tile: one whole side with its two
/// corners is seen, and how the sides beside it begin. `found` are the squares of the frame that are seen
/// whole; they tell how large the others are. Gives no square of theirs, and each place once.
std::vector<Quad> findCoveredSquares(const ReducedPicture& picture, std::span<const Quad> found);

} // namespace meeplecam::vision
