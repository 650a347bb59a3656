#pragma once

#include "app/session/planning/planned_game.h"

namespace meeplecam::cli {

/// Says that the tiles are of another edition or of other boxes than those of the plan, and how to follow the
/// game with them.
void sayEdition(const std::optional<session::OtherEdition>& other, const session::GamePlan& plan);

} // namespace meeplecam::cli
