#pragma once

#include "app/session/editions/taught_folder.h"
#include "app/session/following/live_game.h"
#include "app/session/planning/game_plan.h"

#include <optional>

namespace meeplecam::session {

/// The box after the game: of the tiles that were seen, and of those that it held before if it was kept from
/// another game; none where somebody has taught the tiles. It has this name, or where that is empty, the name
/// that it had.
[[nodiscard]] std::optional<TaughtBefore> boxAfter(const GamePlan& plan, const LiveGame& game,
                                                   const std::string& name);

} // namespace meeplecam::session
