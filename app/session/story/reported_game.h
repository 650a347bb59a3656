#pragma once

#include "app/session/story/live_event.h"
#include "engine/tiles/result.h"

#include <span>

namespace meeplecam::session {

/// A fact that stands, as it was told last.
struct StandingFact {
    ReportedFact told;
    std::int64_t firstFrame = 0; ///< in which it was told first
    bool operator==(const StandingFact&) const = default;
};

struct OpenFinding {
    int id = 0; ///< LiveEvent::id
    FindingMade made;
    bool operator==(const OpenFinding&) const = default;
};

struct OpenQuestion {
    int id = 0; ///< LiveEvent::id
    StoryQuestion question;
    bool operator==(const OpenQuestion&) const = default;
};

/// What all events of a game so far come to: everything that was told and still stands.
class ReportedGame {
public:
    /// Takes an event in. Fails, without a change, when it can't follow what came before.
    engine::Status add(const LiveEvent& event);

    [[nodiscard]] int events() const { return m_events; } ///< how many were told; the id of the next
    [[nodiscard]] const std::vector<StandingFact>& facts() const { return m_facts; } ///< as first told
    [[nodiscard]] const std::vector<int>& turnOrder() const { return m_turnOrder; }  ///< StoryTurn::id
    [[nodiscard]] const std::vector<OpenFinding>& findings() const { return m_findings; }
    [[nodiscard]] const std::vector<OpenQuestion>& questions() const { return m_questions; }
    [[nodiscard]] const std::optional<ScoresChanged>& scores() const { return m_scores; } ///< none = all 0
    [[nodiscard]] const std::optional<Lost>& outOfSync() const { return m_outOfSync; }
    /// What the players' meeples look like, as they were shown last; of who showed one.
    [[nodiscard]] const std::vector<MeepleShown>& shown() const { return m_shown; }
    [[nodiscard]] bool ended() const; ///< whether the end of the game stands
    [[nodiscard]] const std::optional<LiveEvent>& last() const { return m_last; } ///< of what players did

    /// Gives open findings that a log tells in words the values of those that the rules make of the game.
    void recognise(std::vector<FindingMade> byRules);

    /// The story that was told: turns and returns carry the frame in which they were told first, and what
    /// follows from the rules alone is left out.
    [[nodiscard]] Story story() const;

    bool operator==(const ReportedGame&) const = default;

private:
    engine::Status take(const LiveEvent& event, const Fact& fact);
    engine::Status take(const LiveEvent& event, const Corrected& corrected);
    engine::Status take(const LiveEvent& event, const ScoresChanged& scores);
    engine::Status take(const LiveEvent& event, const FindingMade& made);
    engine::Status take(const LiveEvent& event, const FindingClosed& closed);
    engine::Status take(const LiveEvent& event, const QuestionAsked& asked);
    engine::Status take(const LiveEvent& event, const QuestionClosed& closed);
    engine::Status take(const LiveEvent& event, const OutOfSync& lost);
    engine::Status take(const LiveEvent& event, const InSync& found);
    engine::Status take(const LiveEvent& event, const MeepleShown& shown);
    engine::Status putInOrder(const TilePlaced& tile);

    std::vector<StandingFact> m_facts;
    std::vector<int> m_turnOrder;
    std::vector<OpenFinding> m_findings;
    std::vector<OpenQuestion> m_questions;
    std::optional<ScoresChanged> m_scores;
    std::optional<Lost> m_outOfSync;
    std::vector<MeepleShown> m_shown;
    std::optional<LiveEvent> m_last;
    int m_events = 0;
};

/// What these events come to; fails when one can't follow those before it.
[[nodiscard]] engine::Result<ReportedGame> reportedGameOf(std::span<const LiveEvent> events);

} // namespace meeplecam::session
