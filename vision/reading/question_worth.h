#pragma once

#include "engine/rules/game_setup.h"
#include "models/board_report.h"

namespace meeplecam::vision {

/// From this worth on something is asked; less is only listed as what may be looked at. Points.
inline constexpr double kAskWorth = 0.3;

/// Finds out what an answer moves (ReportQuestion::points), by scoring the board with each of them, sorts the
/// questions by their worth, and takes those that are hardly worth asking, and those about what a hand hides,
/// to BoardReport::mayBeLookedAt.
void weighQuestions(const engine::GameSetup& setup, models::BoardReport& report);

} // namespace meeplecam::vision
