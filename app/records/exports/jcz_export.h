#pragma once

#include "engine/play/game.h"
#include "models/files/json_input.h"

namespace meeplecam::records {

/// The game as JCloisterZone 5 saves it (.jcz), so that it is replayed there: its tiles are drawn in the
/// order in which they were, and each message of its players is what they did here. The usual start
/// tile of a game with a river is among the tiles there, so that one more is left. Fails with what that
/// format, or its engine, cannot express: boxes that it lacks, house rules, turns against the rules, a river
/// that bends where its own rule does not allow it.
engine::Result<models::Json> toJcz(const engine::Game& game, const std::vector<std::string>& names);
/// That as the text of a file.
engine::Result<std::string> jczText(const engine::Game& game, const std::vector<std::string>& names);

} // namespace meeplecam::records
