#pragma once

#include "app/session/story/story.h"

#include <map>

namespace meeplecam::session {

/// What people said about a game, as far as the origins in its story tell. No look overrules it.
struct WordsOfPeople {
    std::optional<engine::Placement> start; ///< the first tile; none = nobody said what it is
    std::map<int, StoryTurn> turns;         ///< by id, those of which they said anything
    std::vector<engine::Placement> denied;  ///< what is no tile of this game, however it looks
    bool ended = false;                     ///< the game is over, whatever is left

    /// Null where nobody said anything about the turn.
    [[nodiscard]] const StoryTurn* about(int turn) const;
    /// Whether this is no tile of the game, however it lies.
    [[nodiscard]] bool deny(const engine::Placement& seen) const;
    /// The tiles that they named.
    [[nodiscard]] std::vector<engine::Placement> tiles() const;
};

[[nodiscard]] WordsOfPeople wordsOfPeople(const Story& story);

} // namespace meeplecam::session
