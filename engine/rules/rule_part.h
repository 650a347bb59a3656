#pragma once

#include "engine/rules/events.h"

#include <optional>
#include <span>
#include <vector>

namespace meeplecam::engine {

struct GameState;

/// A tile that was just laid, by whom, and what it completed.
struct LaidTile {
    int player = 0;
    Placement placement;
    CompletedFeatures completed;
};

/// Why a player goes on after a turn: with another turn, or with the second part of this one.
enum class ExtraTurn : std::uint8_t { None, Turn, SecondPart };

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
    /// Whether the player who laid the tile goes on afterwards; asked before a figure is placed.
    virtual ExtraTurn extraTurn(const GameState& /*state*/, const LaidTile& /*laid*/) const {
        return ExtraTurn::None;
    }

    /// Prepares the state of a game whose first tile lies.
    virtual void beginGame(const Placement& /*start*/, GameState& /*state*/) const {}
    /// What is wrong with drawing these tiles now, one after the other.
    virtual std::vector<BreachKind> faultsOfDraws(const GameState& /*state*/,
                                                  std::span<const TileTypeId> /*drawn*/) const {
        return {};
    }
    /// Whether the part has a say in where tiles of this type lie, besides.
    [[nodiscard]] virtual bool limitsPlacement(const TileType& /*type*/) const { return false; }
    /// Why a tile of such a type may not lie there.
    virtual std::optional<BreachKind> faultOfPlacement(const GameState& /*state*/,
                                                       const Placement& /*placement*/) const {
        return std::nullopt;
    }
    /// Notes that a tile was drawn, and discarded or laid; and where it was laid.
    virtual void tileDrawn(TileTypeId /*tile*/, GameState& /*state*/) const {}
    virtual void tileLaid(const Placement& /*placement*/, GameState& /*state*/) const {}

    /// Changes what the owners of a feature get.
    virtual void share(const GameState& /*state*/, FeatureId /*feature*/, ScoreEvent& /*event*/) const {}
    /// What is scored at the end besides features.
    virtual void addFinalEvents(const GameState& /*state*/, std::vector<ScoreEvent>& /*events*/) const {}
};

} // namespace meeplecam::engine
