#pragma once

#include "app/session/log_text.h"
#include "models/game_record.h"

namespace meeplecam::session {

/// The record of a logged game, which replays: turns that break a rule are insisted on, and those that are
/// impossible are kept aside. Fails when no tile was laid, or the events don't follow each other.
engine::Result<models::GameRecord> recordOf(const LoggedGame& logged);

} // namespace meeplecam::session
