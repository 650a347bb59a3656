#pragma once

#include "engine/play/board_score.h"
#include "models/board_report.h"
#include "vision/reading/table_reader.h"

namespace meeplecam::vision {

/// The board of a picture as a report: what was read, what is in doubt, what is wrong on the table, and what
/// it is worth. `setup` names the boxes and rules in play.
/// `timing_ms` gets the stages, and the caller adds "total"; `file` and `size` are left to the caller, too.
models::BoardReport reportOf(const TableReading& reading, const TableReader& reader,
                             const engine::GameSetup& setup);

/// The reported tiles and meeples as the rules see them. The players are those of the setup, then the other
/// colours on the board in the order of models::MeepleColour. Fails when tiles lie on each other.
engine::Result<engine::BoardScore> scoreOf(const engine::GameSetup& setup, const models::BoardReport& report);

/// Adds what the rules say about the reported tiles and meeples: findings and scores, of the same players;
/// and which places something hides.
void judgeByRules(const engine::GameSetup& setup, models::BoardReport& report);

} // namespace meeplecam::vision
