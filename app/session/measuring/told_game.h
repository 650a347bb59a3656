#pragma once

#include "app/session/story/live_event.h"
#include "datasets/films/told_game.h"
#include "engine/tiles/result.h"

#include <span>

namespace meeplecam::session {

/// What the events of a game come to once corrections are applied, for comparison with a film's truth. Fails
/// when the events can't follow each other.
engine::Result<datasets::ToldGame> toldGameOf(std::span<const LiveEvent> events,
                                              const engine::GameSetup& setup);

} // namespace meeplecam::session
