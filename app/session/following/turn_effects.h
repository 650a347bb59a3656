#pragma once

#include "app/session/following/meeple_explainer.h"
#include "engine/rules/rule_part.h"

namespace meeplecam::session {

// What the rules make of turns besides meeples, which decides who takes the next one and which abbots come
// home.

/// What each turn would give each player who took it, as the first part of a turn: another one for a filled
/// hole, the second part for a builder. By turn and player; of each turn empty in games
/// without both.
[[nodiscard]] std::vector<std::vector<engine::ExtraTurn>>
extraTurns(const std::shared_ptr<const engine::RuleBook>& book, std::span<const engine::Turn> turns);

/// An abbot that was taken back instead of placing a figure.
struct AbbotReturn {
    std::size_t turn = 0; ///< position
    engine::PlacedMeeple abbot;
    bool operator==(const AbbotReturn&) const = default;
};

/// In which turn each abbot came home that is gone without having been scored: in the last one of its owner's
/// that had begun when it went, nobody else's but the newest coming after it, and only where the rules let
/// it. `turns` are as playedTurns() makes them, with who took each.
[[nodiscard]] std::vector<AbbotReturn> abbotReturns(const std::shared_ptr<const engine::RuleBook>& book,
                                                    std::span<const LaidTurn> laid,
                                                    std::vector<engine::Turn> turns,
                                                    std::span<const ExplainedMeeple> meeples);

} // namespace meeplecam::session
