#pragma once

#include "app/session/story/story.h"
#include "engine/play/game.h"

namespace meeplecam::session {

/// Points that a player gets in one turn, as it stands and as it would be.
struct PointsChange {
    int player = 0;
    int before = 0;
    int after = 0;
    bool operator==(const PointsChange&) const = default;
};

/// What an edit would make of a turn that it is about.
struct EditedTurn {
    int number = 0; ///< in the order of play from 1: afterwards, or as it was where the edit takes it out
    std::vector<PointsChange> points;      ///< only players who would get other points in it
    std::optional<engine::Breach> problem; ///< the rule that it would break as it has not so far
    bool operator==(const EditedTurn&) const = default;
};

/// What would become different for a player.
struct ScoreChange {
    int player = 0;
    int before = 0; ///< points so far
    int after = 0;
    int finalBefore = 0; ///< if the game ended now
    int finalAfter = 0;
    bool operator==(const ScoreChange&) const = default;
};

/// What an edit of a story would change, worked out before it is made.
struct EditPreview {
    std::vector<EditedTurn> turns; ///< that the edit is about, in the order of play
    int laterTurns = 0;  ///< others with other scorings, other meeples that go home, or another standing
    int newProblems = 0; ///< of those: turns that are by the rules now and would not be any more
    std::vector<ScoreChange> scores; ///< only players whose points, now or at the end, would change
    std::vector<int> scoresAfter;    ///< points so far that all players would have
    bool operator==(const EditPreview&) const = default;
};

/// Compares what two stories of one game come to by its rules: as it stands, and with an edit.
[[nodiscard]] EditPreview previewOf(const engine::GameSetup& setup, const Story& before, const Story& after);

} // namespace meeplecam::session
