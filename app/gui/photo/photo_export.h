#pragma once

#include "app/session/planning/photo_board.h"

#include <filesystem>

namespace meeplecam::gui {

/// Writes the board of a photo into a file; the end of its name says as what: .pdf a report, .png a picture
/// of the board with the scores, .csv a table of the scoring, .json what was read (meeplecam-board 1).
/// `catalogue` has the pictures of the tiles. Fails with one sentence.
[[nodiscard]] engine::Status exportPhoto(const session::PhotoBoard& board,
                                         const std::filesystem::path& catalogue,
                                         const std::filesystem::path& file);

} // namespace meeplecam::gui
