#pragma once

#include "app/session/story/story_finding.h"
#include "engine/play/game.h"

namespace meeplecam::session {

/// What probably went wrong on the scoring track since the turn `from` (position in the order of play), if a
/// player's figure is `ahead` too far now, below 0 = behind: the latest scorings count first. `others` are by
/// how much the figures of all players differ, by player; 0 where that is not known.
[[nodiscard]] TrackSlip trackSlipOf(const engine::Game& game, std::size_t from, int player, int ahead,
                                    const std::vector<int>& others);

} // namespace meeplecam::session
