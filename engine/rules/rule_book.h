#pragma once

#include "engine/rules/game_setup.h"
#include "engine/rules/rule_part.h"

#include <memory>

namespace meeplecam::engine {

/// A setup with its rules at work: the tile facts that hold under them, and the parts that decide. Immutable;
/// every state of a game shares it.
class RuleBook {
public:
    /// Fails as check(setup) does.
    static Result<std::shared_ptr<const RuleBook>> create(GameSetup setup);
    /// A book to score boards with (see scoreBoard): any number of players, and no start tile asked for. The
    /// rules have to pass their check.
    static Result<std::shared_ptr<const RuleBook>> createForBoards(GameSetup setup);

    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    [[nodiscard]] const Rules& rules() const { return m_setup.rules; }
    [[nodiscard]] const std::shared_ptr<const TileRegistry>& registry() const { return m_registry; }
    [[nodiscard]] BoardLimits limits() const;
    [[nodiscard]] int playerCount() const { return static_cast<int>(m_setup.players.size()); }

    /// What a feature is worth, complete or at the end.
    [[nodiscard]] PointsSheet value(const FeatureFacts& facts) const;
    [[nodiscard]] bool takesMeeple(const Feature& feature) const;
    /// Whether some part has a say in where tiles of a type lie, besides.
    [[nodiscard]] bool limitsPlacement(TileTypeId tile) const {
        return !m_limited.empty() && m_limited[static_cast<std::size_t>(tile)];
    }
    [[nodiscard]] bool scoresBeforeMeeple() const { return m_scoresBeforeMeeple; }
    [[nodiscard]] const std::vector<std::unique_ptr<const RulePart>>& parts() const { return m_parts; }

private:
    explicit RuleBook(GameSetup setup);

    GameSetup m_setup;
    std::vector<std::unique_ptr<const RulePart>> m_parts;
    std::shared_ptr<const TileRegistry> m_registry;
    bool m_scoresBeforeMeeple = false;
    std::vector<bool> m_limited; // by type; empty when none is
};

} // namespace meeplecam::engine
