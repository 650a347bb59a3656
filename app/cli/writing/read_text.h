#pragma once

#include "engine/tiles/tile_registry.h"
#include "models/board_report.h"

#include <QString>

namespace meeplecam::cli {

/// A report for people: the board as letters in rows and columns, the meeples, the score of each colour, what
/// is asked and what was found.
QString describeReport(const models::BoardReport& report, const engine::TileRegistry& registry);

} // namespace meeplecam::cli
