#pragma once

#include "app/session/story/event_ledger.h"
#include "models/records/game_record.h"

namespace meeplecam::session {

/// The record of a followed game, which replays: turns that break a rule are insisted on, and those that are
/// impossible are kept aside. Fails when no tile was laid.
engine::Result<models::GameRecord> recordOf(const EventLedger& ledger);

} // namespace meeplecam::session
