#pragma once

#include "app/session/following/meeple_explainer.h"
#include "app/session/following/player_order.h"

namespace meeplecam::session {

/// An abbot that was taken back instead of placing a figure.
struct AbbotReturn {
    std::size_t turn = 0; ///< position
    engine::PlacedMeeple abbot;
    bool operator==(const AbbotReturn&) const = default;
};

/// What all turns and meeples of a table mean together.
struct ExplainedGame {
    std::vector<ExplainedMeeple> meeples;
    std::vector<AbbotReturn> abbotsHome; ///< in the order in which they came home
    std::vector<TurnHint> hints;         ///< by turn
    std::vector<int> players;            ///< who took each turn
};

/// Explains meeples as explainMeeples() does, finds who took each turn by colours, the order of play and the
/// turns that builders and filled holes give, and in which turn each abbot came home that is
/// gone without having been scored: in one of its owner's without another figure that the rules allow that
/// in, the last one that had begun when it went, or the one before that. Turns in the order of play.
ExplainedGame explainGame(const std::shared_ptr<const engine::RuleBook>& book, std::vector<LaidTurn> laid,
                          std::span<const SeenMeeple> meeples);

} // namespace meeplecam::session
