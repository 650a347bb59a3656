#pragma once

#include "app/session/story/reported_game.h"
#include "engine/play/game.h"

namespace meeplecam::session {

/// Keeps what was told about a game, and says what has to be told now: whoever sees the table hands in the
/// story as it is believed at the moment, and gets the events that make up the difference. What was told and
/// is not so is taken back, never silently. Without clock and files: the same stories give the same events.
class EventLedger {
public:
    explicit EventLedger(engine::GameSetup setup);

    /// A ledger that has told these events already. Fails when they can't follow each other.
    static engine::Result<EventLedger> restore(engine::GameSetup setup, std::span<const LiveEvent> events);

    /// The events that follow from a story, in this order: in sync again, corrections, tiles, meeples,
    /// scorings, meeples that went home, scores, the end, questions and findings (those that are gone first),
    /// out of sync. Empty when nothing new is known. Players of the story exist; ids of turns differ.
    std::vector<LiveEvent> update(const Story& story, std::int64_t frame);

    /// The event that tells what a player's meeples look like. The player exists.
    LiveEvent note(const MeepleShown& shown, std::int64_t frame);

    [[nodiscard]] const engine::GameSetup& setup() const { return m_setup; }
    [[nodiscard]] const ReportedGame& reported() const { return m_reported; }
    /// The story as it was told last.
    [[nodiscard]] const Story& story() const { return m_story; }
    /// The game as it was told last, turn by turn the story; none before its first tile.
    [[nodiscard]] const std::optional<engine::Game>& game() const { return m_game; }

private:
    engine::GameSetup m_setup;
    ReportedGame m_reported;
    std::optional<engine::Game> m_game;
    Story m_story;
    bool m_restored = false; // what the story means was told by a log, perhaps of an older program
};

} // namespace meeplecam::session
