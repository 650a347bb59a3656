#pragma once

#include "engine/play/turn.h"

namespace meeplecam::engine {

/// A segment takes at most a small and a large meeple and an abbot, or a builder or pig.
using MeepleOptions = SmallList<MeepleChoice, std::size_t{kMaxSegments} * 2 + 1>;

/// A turn whose tile lies and whose meeple is still to come: what a player who may choose one looks at.
class OpenTurn {
public:
    /// Takes everything of the turn up to the tile. Meeple and gingerbread move are left to finish().
    static Result<OpenTurn, Breach> layTile(GameState state, const Turn& turn);

    /// The state with the tile, and without what the turn's end brings.
    [[nodiscard]] const GameState& state() const { return m_state; }
    [[nodiscard]] const LaidTile& laid() const { return m_laid; }
    /// Every meeple that may be placed: by segment, small
    /// before large before the others.
    [[nodiscard]] MeepleOptions meepleOptions() const;
    /// The own abbots that may come home instead, in the order in which they were placed.
    [[nodiscard]] std::vector<SegmentRef> abbotOptions() const;
    /// Where the gingerbread man may go; empty when he does not move. Otherwise one has to be chosen (R-28,
    ///
    [[nodiscard]] std::vector<SegmentRef> gingerbreadTargets() const;

    /// Places the meeple, or takes an abbot back, scores, returns meeples, moves the gingerbread man and
    /// passes the turn on. Uses the open turn up.
    Result<TurnOutcome, Breach> finish(const std::optional<MeepleChoice>& meeple,
                                       const std::optional<SegmentRef>& gingerbreadMove,
                                       const std::optional<SegmentRef>& abbotReturn = std::nullopt) &&;

private:
    OpenTurn(GameState&& state, const Turn& turn);
    void score();
    void scoreFeature(FeatureId feature);
    [[nodiscard]] std::optional<Breach> placeMeeple(const MeepleChoice& choice);
    [[nodiscard]] std::optional<Breach> takeAbbotBack(const SegmentRef& at,
                                                      const std::optional<MeepleChoice>& meeple);
    void sendHome(const PlacedMeeple& meeple);
    void passOn();

    GameState m_state;
    LaidTile m_laid;
    TurnEvents m_events;
    int m_player = 0;
    ExtraTurn m_extra = ExtraTurn::None;
    Insist m_insist = Insist::No;
};

} // namespace meeplecam::engine
