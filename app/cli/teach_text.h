#pragma once

#include "vision/teaching/lesson.h"

#include <string>

namespace meeplecam::cli {

/// What a lesson came to, for people: how many tiles, what was refused and why, what is doubtful, and which
/// tiles of the boxes are missing or double.
std::string describeLesson(const vision::Lesson& lesson, const engine::TileRegistry& registry,
                           const engine::TileCounts& counts);

} // namespace meeplecam::cli
