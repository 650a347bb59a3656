#pragma once

#include "calibration/sheet_guide.h"
#include "vision/teaching/square_finder.h"

#include <QString>

namespace meeplecam::words {

/// What to do next with the calibration sheet, as a sentence.
[[nodiscard]] QString wordsOf(calibration::SheetHint hint);

/// Why tiles of a picture can't be learned from, and what to do about it.
[[nodiscard]] QString refusalWords(const std::string& picture, vision::SquareFault why, int tiles);

} // namespace meeplecam::words
