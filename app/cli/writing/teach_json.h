#pragma once

#include "models/files/json_input.h"
#include "vision/teaching/lesson.h"

namespace meeplecam::cli {

/// A lesson as JSON (models/FORMATS.md): every square with its place, what it is taken for, how probable
/// that is and why it was refused, and what was refused without becoming a square.
models::Json lessonJson(const vision::Lesson& lesson, const engine::TileRegistry& registry);

} // namespace meeplecam::cli
