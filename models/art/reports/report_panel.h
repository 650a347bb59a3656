#pragma once

#include "models/art/drawing/scene.h"
#include "models/board_report.h"

namespace meeplecam::art {

/// What a report says in words, beside a drawn board.
struct PanelWords {
    std::string headline;
    std::string scores;                           ///< heading of the points
    std::vector<std::string> players;             ///< names in the order of the scores
    std::vector<std::vector<std::string>> sheets; ///< by score, a line for each of its points
    std::string questions;                        ///< heading of what is asked
    std::vector<std::string> asked;
    std::string findings; ///< heading of what was found
    std::vector<std::string> found;
};

/// The words beside a drawn board.
struct Panel {
    Scene scene; ///< from (0, 0)
    double height = 0;
};

/// The points of each colour if the game ended now with its score sheet, then what is asked and what was
/// found, in these words. Lines are broken to fit `width`; both in the units of the scene.
[[nodiscard]] Panel drawPanel(const models::BoardReport& report, double width, double text_size,
                              const PanelWords& words);

} // namespace meeplecam::art
