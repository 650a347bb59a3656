#pragma once

#include "vision/image/frame.h"
#include "vision/teaching/reduced_picture.h"

#include <vector>

namespace meeplecam::vision {

/// Squares at the ends of a board's arms, where one whole side of a tile is to be seen between two corners.
/// Most of what is found on a picture is none; in pixels of the picture, clockwise.
std::vector<Quad> findBoardEnds(const ReducedPicture& picture);

} // namespace meeplecam::vision
