#pragma once

#include "vision/teaching/lesson.h"

#include <QString>

#include <filesystem>

namespace meeplecam::cli {

/// What a lesson came to, for people: how many tiles, what was refused and why, what is doubtful, which tiles
/// of the boxes are missing or double, and what to do with the catalogue in `folder`.
QString describeLesson(const vision::Lesson& lesson, const engine::TileRegistry& registry,
                       const engine::TileCounts& counts, const std::filesystem::path& folder);

/// That no tile can be learned from the pictures, of which this is the first, and why.
QString nothingLearned(const std::string& picture, const vision::Lesson& lesson);

} // namespace meeplecam::cli
