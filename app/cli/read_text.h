#pragma once

#include "engine/tile_registry.h"
#include "models/board_report.h"

#include <string>

namespace meeplecam::cli {

/// A report for people: the board in the engine's notation, the meeples, the score of each colour, what is
/// asked and what was found.
std::string describeReport(const models::BoardReport& report, const engine::TileRegistry& registry);

} // namespace meeplecam::cli
