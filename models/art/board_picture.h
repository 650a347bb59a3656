#pragma once

#include "engine/tile_registry.h"
#include "models/board_report.h"

#include <opencv2/core/mat.hpp>

namespace meeplecam::art {

/// The board of a report built anew from the house edition's tiles, seen from straight above, north up, with
/// meeples, badges where something is asked ("?") or was found ("!"), and what the report says in words
/// beside it. BGR, 8 bits; the more tiles the larger, about 2000 pixels for a whole game. An empty report
/// gives the words alone. The report's tiles are those of `registry`.
[[nodiscard]] cv::Mat drawBoard(const models::BoardReport& report, const engine::TileRegistry& registry);

} // namespace meeplecam::art
