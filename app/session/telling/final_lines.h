#pragma once

#include "app/session/story/event_ledger.h"

#include <QString>

#include <vector>

namespace meeplecam::session {

/// How a game came out, line by line: the points of each player and who wins; of a game that was not played
/// to its end, as if it ended now. Empty before the first tile.
[[nodiscard]] std::vector<QString> finalLines(const EventLedger& ledger);

} // namespace meeplecam::session
