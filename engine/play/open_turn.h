#pragma once

#include "engine/play/turn.h"

namespace meeplecam::engine {

using MeepleOptions = SmallList<MeepleChoice, std::size_t{kMaxSegments} * 2>;

/// A turn whose tile lies and whose meeple is still to come: what a player who may choose one looks at.
class OpenTurn {
public:
    /// Takes everything of the turn up to the tile. Meeple and gingerbread move are left to finish().
    static Result<OpenTurn, Breach> layTile(GameState state, const Turn& turn);

    /// The state with the tile, and without what the turn's end brings.
    [[nodiscard]] const GameState& state() const { return m_state; }
    [[nodiscard]] const LaidTile& laid() const { return m_laid; }
    /// Every meeple that may be placed: by segment, small before large.
    [[nodiscard]] MeepleOptions meepleOptions() const;
    /// Where the gingerbread man may go; empty when he does not move. Otherwise one has to be chosen (R-28,
    ///
    [[nodiscard]] std::vector<SegmentRef> gingerbreadTargets() const;

    /// Places the meeple, scores, returns meeples, moves the gingerbread man and passes the turn on. Uses the
    /// open turn up.
    Result<TurnOutcome, Breach> finish(const std::optional<MeepleChoice>& meeple,
                                       const std::optional<SegmentRef>& gingerbreadMove) &&;

private:
    OpenTurn(GameState state, const Turn& turn);
    void score();
    void scoreFeature(FeatureId feature);
    [[nodiscard]] std::optional<Breach> placeMeeple(const MeepleChoice& choice);
    void passOn();

    GameState m_state;
    LaidTile m_laid;
    TurnEvents m_events;
    int m_player = 0;
    Insist m_insist = Insist::No;
};

} // namespace meeplecam::engine
