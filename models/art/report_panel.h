#pragma once

#include "models/art/scene.h"
#include "models/board_report.h"

namespace meeplecam::art {

/// Headings of the words beside a drawn board.
struct PanelWords {
    std::string headline;                         ///< empty: how many tiles and meeples there are
    std::string scores = "If the game ended now"; ///< above the points
    std::vector<std::string> players;             ///< names in the order of the scores; empty: the colours
};

/// The words beside a drawn board.
struct Panel {
    Scene scene; ///< from (0, 0)
    double height = 0;
};

/// What a report says in words: the points of each colour if the game ended now with its score sheet, then
/// what is asked and what was found. Lines are broken to fit `width`; both in the units of the scene.
[[nodiscard]] Panel drawPanel(const models::BoardReport& report, double width, double text_size,
                              const PanelWords& words = {});

} // namespace meeplecam::art
