#pragma once

#include "app/session/following/followed_turns.h"
#include "app/session/following/open_questions.h"

namespace meeplecam::session {

// What is not certain in a story, by what is believed of its tiles and meeples. What people said is certain.

/// Doubts about the tiles, the first one included; one for all that look alike where no catalogue shows them,
/// which waits for what is laid beside them unless it changes points that somebody has got. `turns` are those
/// of the story.
[[nodiscard]] std::vector<Doubt> tileDoubts(const Story& story, std::span<const FollowedTurn> turns,
                                            const SeenTiles& tiles, const engine::GameSetup& setup,
                                            Moment now);

/// A doubt about a meeple, what it claims and whose it is; none where all of that is certain, or where the
/// story tells something else.
[[nodiscard]] std::optional<Doubt> meepleDoubt(const ExplainedMeeple& explained, const Story& story,
                                               std::span<const engine::Player> players, Moment now);

/// Whether a question is about where a meeple stands that a person put onto another tile than lies there now:
/// looks don't settle it.
[[nodiscard]] bool restsOnWord(const StoryQuestion& question, const Story& story);

} // namespace meeplecam::session
