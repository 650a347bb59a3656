#pragma once

#include "app/gui/teach/teach_model.h"

namespace meeplecam::gui {

// What is said about teaching, in the language of the person.

/// What came of one picture.
[[nodiscard]] QString learnedWords(const vision::Lesson& lesson, const QString& picture);
/// How many tiles there are, what is missing, double, doubtful and refused: a few lines.
[[nodiscard]] QString countsWords(const TaughtCounts& counts, const std::vector<RefusalCount>& refusals);

} // namespace meeplecam::gui
