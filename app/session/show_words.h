#pragma once

#include "app/session/meeple_show.h"

#include <span>
#include <string>

namespace meeplecam::session {

/// A colour as people call it: "dark red".
[[nodiscard]] std::string inWords(const PaperColour& colour);

/// What the players are told while they show their meeples: what was learnt, what is wrong, whose is wanted
/// next. `names` are theirs, in the order of play; `toSkip` says how to go on without one, as the end of a
/// sentence. Empty when there is nothing to say.
[[nodiscard]] std::string inWords(const ShowState& state, std::span<const std::string> names,
                                  const std::string& toSkip);

} // namespace meeplecam::session
