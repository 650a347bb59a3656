#pragma once

#include "app/session/event_ledger.h"

namespace meeplecam::session {

// Events as people read them: a line each, without a full stop.

/// "city" for a meeple on one; "feature" where there is none.
std::string featureNameAt(const engine::Board& board, const engine::SegmentRef& at);

/// "3 points"
std::string pointsText(int points);

/// A fact, e.g. "red puts a meeple on the city at (1, 0)". The ledger has told it.
std::string inWords(const Fact& fact, const EventLedger& ledger);

/// An event that the ledger has just told, e.g. "corrected: blue lays base.U at (2, 1), not base.V at (2,
/// 1)".
std::string inWords(const LiveEvent& event, const EventLedger& ledger);

/// A question with its answers numbered from 1, e.g. "the tile at (1, 2): 1 base.F, 2 base.G (it is
/// covered)".
std::string inWords(const StoryQuestion& question);

} // namespace meeplecam::session
