#pragma once

#include "app/session/editions/boxes_beside.h"
#include "app/session/editions/fitting_edition.h"
#include "app/session/following/live_game.h"
#include "app/session/planning/game_plan.h"

#include <QString>

namespace meeplecam::session {

/// The tiles on the table, or some of them, are not of the edition or the boxes by which the game is to be
/// followed.
struct OtherEdition {
    std::optional<KeptCatalogue> fits; ///< the known edition that shows them; none = no known one does
    /// Of the edition itself, when the tiles are of boxes that were not chosen.
    std::vector<engine::TileSet> boxes = {};
    bool begun = false;    ///< the game is followed meanwhile; else nothing is
    bool mirrored = false; ///< they are of the edition, but the picture is mirrored
    bool operator==(const OtherEdition&) const = default;
};
/// The plan by which they can be followed: with the edition or boxes that show them, or as any tiles. It goes
/// on with the log of a game that is begun, but for a river: with one the game would have begun otherwise.
[[nodiscard]] GamePlan planToFollow(const OtherEdition& other, GamePlan plan);
/// What there is to say about it.
[[nodiscard]] QString wordsOf(const OtherEdition& other);

/// Takes that it is so, or, when it is empty, that it is so no more.
using EditionSink = std::function<void(const std::optional<OtherEdition>&)>;

/// Whoever shows a game; what is empty is not told.
struct GameSinks {
    LiveSink told;
    AdviceSink advice = {};
    ShowSink show = {}; ///< needed where the plan lets the players show their meeples
    EditionSink edition = {};
};

/// A game that is followed by a plan, with all that it needs: reader, rules, log, and what was learned at
/// tables. Made in the same way for every place that shows games.
class PlannedGame {
public:
    /// Begins the game, or goes on with that of its log. `reader` is openReader's for readerRequestOf(plan),
    /// `kind` that of the source (openSource for sourceRequestOf(plan)). Fails when log or plan can't be
    /// used.
    static engine::Result<std::unique_ptr<PlannedGame>>
    begin(const GamePlan& plan, vision::BoardReader reader, SourceKind kind, GameSinks sinks);

    [[nodiscard]] LiveGame& game() { return m_game; }
    [[nodiscard]] const LiveGame& game() const { return m_game; }

private:
    PlannedGame(vision::BoardReader reader, engine::GameSetup setup, SourceKind kind, LiveSink told);
    [[nodiscard]] engine::Status openLog(const GamePlan& plan);
    void watchEdition(const ReaderRequest& request, const EditionSink& tell);

    const vision::BoardReader m_reader; // before the game, which reads with it
    LiveGame m_game;
};

} // namespace meeplecam::session
