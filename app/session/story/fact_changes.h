#pragma once

#include "app/session/story/reported_game.h"

namespace meeplecam::session {

/// What has to be told so that the facts that stand become others.
struct FactChanges {
    std::vector<Corrected> corrections; ///< what never happened, then what is different
    std::vector<Fact> news;             ///< in the order in which they were given
};

/// Compares by what facts are about: a tile and a meeple by their turn, a scoring by turn and kind. `now` has
/// its turns in the order of play, without TilePlaced::before, which is worked out here.
FactChanges changesTo(const ReportedGame& reported, const std::vector<Fact>& now);

} // namespace meeplecam::session
