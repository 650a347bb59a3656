#pragma once

#include "engine/rules/events.h"

#include <optional>
#include <vector>

namespace meeplecam::engine {

struct GameState;

/// A tile that was just laid and what it completed.
struct LaidTile {
    Placement placement;
    CompletedFeatures completed;
};

/// One game, expansion or house rule: the places where it departs from the others. A part has no state of its
/// own; what it remembers stands in GameState. Parts are asked in the order in which the rule book lists
/// them.
class RulePart {
public:
    RulePart() = default;
    virtual ~RulePart() = default;
    RulePart(const RulePart&) = delete;
    RulePart& operator=(const RulePart&) = delete;

    /// Changes the facts of a tile type before the game.
    virtual void adjust(TileType& /*type*/) const {}
    /// Changes what a feature is worth.
    virtual void value(const FeatureFacts& /*facts*/, PointsSheet& /*sheet*/) const {}
    /// Whether a meeple may be placed on a feature that is free otherwise.
    virtual bool takesMeeple(const Feature& /*feature*/) const { return true; }
    /// Whether completed features are scored before the meeple is placed.
    virtual bool scoresBeforeMeeple() const { return false; }
    /// What happens just before a completed feature is scored.
    virtual void beforeScoring(FeatureId /*feature*/, GameState& /*state*/, TurnEvents& /*events*/) const {}
    /// Where the player has to move a neutral figure to, one segment for each choice; empty when it does not
    /// move.
    virtual std::vector<SegmentRef> figureTargets(const GameState& /*state*/,
                                                  const LaidTile& /*laid*/) const {
        return {};
    }
    /// What happens after scoring. `target` is what the player chose among figureTargets, if anything.
    virtual void endTurn(const LaidTile& /*laid*/, const std::optional<SegmentRef>& /*target*/,
                         GameState& /*state*/, TurnEvents& /*events*/) const {}
    /// Whether the player who laid the tile has another turn.
    virtual bool givesAnotherTurn(const Board& /*board*/, const LaidTile& /*laid*/) const { return false; }
};

} // namespace meeplecam::engine
