#pragma once

#include "engine/rules/game_setup.h"
#include "models/board_report.h"

#include <QString>

namespace meeplecam::cli {

/// A report for people: the board as letters in rows and columns, the meeples, the score of each colour, what
/// is asked, what was found, and what no picture shows.
QString describeReport(const models::BoardReport& report, const engine::GameSetup& setup);

} // namespace meeplecam::cli
