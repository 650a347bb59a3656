#pragma once

#include "app/session/looking/seen_meeples.h"
#include "app/session/story/story.h"

namespace meeplecam::session {

/// The meeple of a turn of a story as if it had been seen, so that looks go on from what was told of it: its
/// claim, what open questions say against that, and whether it went home. The turn has a meeple.
[[nodiscard]] SeenMeeple knownMeeple(const StoryTurn& told, const Story& story,
                                     std::span<const engine::Player> players, Moment since);

} // namespace meeplecam::session
