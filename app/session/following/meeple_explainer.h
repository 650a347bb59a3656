#pragma once

#include "app/session/looking/seen_meeples.h"
#include "engine/play/turn.h"

#include <memory>
#include <span>
#include <utility>

namespace meeplecam::session {

/// A turn as far as its tile tells, and people.
struct LaidTurn {
    engine::Placement placement;
    Moment since;
    /// With the meeple, or the abbot that came home, as a person said: explains itself.
    std::optional<engine::Turn> said = {};
    std::optional<int> player = {};                     ///< by a person: the meeple on its tile is theirs
    std::optional<engine::PlacedMeeple> abbotHome = {}; ///< the abbot that came home in it (R-56)
    /// What was told of its meeple: that stands until something else is clearly more probable.
    std::optional<engine::MeepleChoice> told = {};
};

/// What a meeple may mean.
struct MeepleReading {
    std::size_t turn = 0; ///< position of the turn in which it was placed
    engine::MeepleChoice choice;
    double probability = 0.0;
};

/// What a meeple most probably means.
struct ExplainedMeeple {
    const SeenMeeple* meeple = nullptr;
    int player = 0;
    std::vector<MeepleReading> readings; ///< the most probable first; empty = it belongs to no turn
    bool sizeMatters = false; ///< whether it is doubtful, and points hang on it, if it is small or large
};

/// Whether readings are the same but for the size of a meeple.
[[nodiscard]] bool sameClaim(const MeepleReading& one, const MeepleReading& other);
/// How probable the best reading is, whatever the size of a meeple; there must be a reading.
[[nodiscard]] double sureClaim(const ExplainedMeeple& explained);
/// How probable the size of a meeple is if the best reading is right; 1 for what is no meeple.
[[nodiscard]] double sureSize(const ExplainedMeeple& explained);

/// Finds for each meeple the turn in which it was placed and the feature that it claims, by the place of its
/// foot, by when it appeared, and by what the rules allow. Meeples that were taken back before their turn was
/// over, and scored nothing, were never placed and are left out. `book` knows the start tile; `turns` in the
/// order of play.
std::vector<ExplainedMeeple> explainMeeples(const std::shared_ptr<const engine::RuleBook>& book,
                                            std::span<const LaidTurn> turns,
                                            std::span<const SeenMeeple> meeples);

/// The turns with the meeples that were explained, as far as anybody can tell; who took one in which nothing
/// was placed is left open (player 0).
std::vector<engine::Turn> playedTurns(std::span<const LaidTurn> turns,
                                      std::span<const ExplainedMeeple> meeples);

/// The figures that a meeple may be if it makes this claim, with their probabilities, the most probable
/// first.
std::vector<std::pair<engine::MeepleType, float>> figuresOf(const vision::FeatureBelief& claim,
                                                            const engine::Rules& rules);

/// The probability of each player's colour.
std::vector<float> playerLikelihoods(const SeenMeeple& meeple, std::span<const engine::Player> players);

} // namespace meeplecam::session
