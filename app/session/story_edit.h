#pragma once

#include "app/session/story.h"
#include "engine/result.h"

namespace meeplecam::session {

/// Whether two answers to a question say the same: which tile it is and how it lies, or whose meeple stands
/// where.
[[nodiscard]] bool isSameAnswer(models::ReportQuestion::About about, const StoryTurn& a, const StoryTurn& b);

// What people at the table say about a story. What they said stays, whatever is seen later: whoever sees the
// table has to pass each new story through keepWord() before it goes to the ledger, has to take the ids of
// new turns from nextTurnId() of the story that stands, and has to look for a meeple on the features of the
// tile that a person named.

/// An id that no turn of the story has.
int nextTurnId(const Story& story);

/// Answers a question, both by their position; its turn is then what the person said. Other questions about
/// the turn are dropped when they rest on another tile. Fails when there is no such question or answer.
engine::Result<Story> answer(Story story, std::size_t question, std::size_t alternative);

/// Puts another turn in the place of the one with its id. Fails when there is none.
engine::Result<Story> correctTurn(Story story, const StoryTurn& turn);

/// Puts another tile in the place of the first one, where it lies. Fails when there is none.
engine::Result<Story> correctStart(Story story, engine::TileFace face);

/// Adds a turn that nobody saw, in front of another one, or behind all; gives it an id. Fails when there is
/// no such other one.
engine::Result<Story> insertTurn(Story story, const StoryTurn& turn, std::optional<int> before);

/// Takes a turn out that never happened; what looks like its tile is denied from then on. Fails when there is
/// no such turn.
engine::Result<Story> removeTurn(Story story, int turn);

/// A story as it is seen, with everything that people said in an earlier one: their turns stand, at their
/// place in the order of play, what they denied is gone, and nothing is asked that they have answered. A
/// person's tile has the meeple that is seen on it, unless the person spoke of that, too, or it is seen as
/// another type of tile.
Story keepWord(const Story& said, Story seen);

} // namespace meeplecam::session
