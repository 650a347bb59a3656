#pragma once

#include "engine/rules/events.h"
#include "engine/rules/game_setup.h"

#include <QString>

namespace meeplecam::words {

/// What is against the rules, as a sentence for the players. Its place is not named: it is told beside the
/// tile that it is about.
[[nodiscard]] QString wordsOf(const engine::Breach& breach, const engine::GameSetup& setup);

/// The name of a player, else the colour, else a number from 1.
[[nodiscard]] QString playerWord(const engine::GameSetup& setup, int player);

} // namespace meeplecam::words
