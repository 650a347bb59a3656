#pragma once

#include "models/art/plan/dice.h"

#include <cstdint>
#include <vector>

namespace meeplecam::table {

/// What the players' markers on the scoring track show while a game is played, some moved wrongly: not at
/// all, twice, one space too few or too many, or somebody else's instead. Some of that is put right when its
/// player scores the next time. Same scores, same seed: same slips.
class TrackMarkers {
public:
    /// `slips` is the share of scorings after which a marker is moved wrongly.
    TrackMarkers(std::size_t players, double slips, std::uint64_t seed)
        : m_points(players)
        , m_scores(players)
        , m_slips(slips)
        , m_dice("slips on the scoring track", seed) {}

    /// Points that they show, by player.
    [[nodiscard]] const std::vector<int>& points() const { return m_points; }
    /// The same after a move that leaves the players with these scores.
    const std::vector<int>& after(const std::vector<int>& scores);

private:
    std::vector<int> m_points;
    std::vector<int> m_scores;
    double m_slips;
    art::Dice m_dice;
};

} // namespace meeplecam::table
