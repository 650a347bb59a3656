#pragma once

#include "app/session/story/event_ledger.h"

#include <QString>

#include <span>

namespace meeplecam::session {

// What happens in a game as lines without a full stop, in the language of the player.

/// A line, and the number of the turn that it is about, from 1; none when it is about no turn that stands.
struct EventLine {
    std::optional<int> turn;
    QString text;
};

/// Events that the ledger has just told together: "Anna lays “straight road (U)” and puts a meeple on the
/// road", "Anna scores 4 points for a road (4 tiles)".
[[nodiscard]] std::vector<EventLine> linesOf(std::span<const LiveEvent> events, const EventLedger& ledger);

/// What happened last, or was corrected, in one line.
[[nodiscard]] QString wordsOf(const LiveEvent& event, const EventLedger& ledger);

/// A question with its answers numbered from 1: "Turn 7: which tile is this? 1 straight road (U), 2 curved
/// road (V) (several tiles match what is visible)".
[[nodiscard]] QString wordsOf(const StoryQuestion& question, const EventLedger& ledger);

/// What is wrong, with the turn of the tile that it is about.
[[nodiscard]] QString wordsOf(const StoryFinding& finding, const EventLedger& ledger);

} // namespace meeplecam::session
