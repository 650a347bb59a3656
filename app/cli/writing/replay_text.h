#pragma once

#include "models/records/game_record.h"

#include <string>

namespace meeplecam::cli {

/// A replayed game in the engine's notation (engine/notation/notation.h): the start tile, one line a turn
/// with what followed from it indented below, the scoring at the end, the places on the scoring track, and
/// the board.
std::string describe(const models::GameRecord& record, const models::Replay& replay);

} // namespace meeplecam::cli
