#pragma once

#include "vision/teaching/lesson.h"

namespace meeplecam::vision {

/// All squares of a lesson with their numbers, turned upright as they are understood, and below each what it
/// is taken for; doubtful ones have an amber frame, those left out a grey one and below
/// it the reason why they were refused. BGR. Empty for a lesson
/// without squares.
cv::Mat drawContactSheet(const Lesson& lesson, const engine::TileRegistry& registry);

} // namespace meeplecam::vision
