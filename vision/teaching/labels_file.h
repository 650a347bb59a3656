#pragma once

#include "vision/teaching/lesson.h"

#include <string_view>

namespace meeplecam::vision {

// The text in which a person confirms or mends what squares are taken for (models/FORMATS.md): a line for
// each square with its number, type and turn, or "none"; what follows a # is for people, but a line
// "# picture NAME" says on which picture the squares below it lie.

/// The labels of a lesson, with the next best suggestions beside those that are doubtful.
std::string writeLabels(const Lesson& lesson, const engine::TileRegistry& registry);

/// Sets the tiles of the lesson as the text says; squares without a line stay as they are. `source` names the
/// text in messages. Fails, without changing the lesson, on a number that no square has, one that comes
/// twice, one whose square lies on another picture than the text says, and an unknown type or turn.
engine::Status applyLabels(std::string_view text, const std::string& source,
                           const engine::TileRegistry& registry, Lesson& lesson);

} // namespace meeplecam::vision
