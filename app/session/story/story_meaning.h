#pragma once

#include "app/session/story/live_event.h"
#include "engine/play/game.h"

namespace meeplecam::session {

/// What a story comes to by the rules of the game.
struct StoryMeaning {
    std::optional<engine::Game>
        game;                ///< turn by turn the story; none without a tile that a game can start with
    std::vector<Fact> facts; ///< first tile, turns, meeples, scorings, returns, what was denied, the end
    ScoresChanged scores;    ///< all 0 without a game
    std::vector<FindingMade> findings; ///< of the story, and what rules say about it; each once
};

/// The setup for a story: it starts with the tile that lies there, even where another one should, and
/// every player has a name.
engine::GameSetup setupFor(engine::GameSetup setup, const Story& story);

/// Works the meaning out. Turns that break a rule count on the players' word and become findings, and so do
/// turns that are impossible, which count for nothing; meeples that should have gone home and did not when
/// the turn after their scoring is over; and meeples that went home without a scoring.
StoryMeaning meaningOf(const engine::GameSetup& setup, const Story& story);

/// Where the abbots stand that may come home in a turn by the rules; empty for a turn that there is
/// not.
[[nodiscard]] std::vector<engine::SegmentRef> abbotsThatMayComeHome(const Story& story, int turn,
                                                                    const engine::GameSetup& setup);

} // namespace meeplecam::session
