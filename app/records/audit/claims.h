#pragma once

#include "app/records/audit/slips.h"

namespace meeplecam::records {

/// The points that somebody says a player has.
struct ClaimedScore {
    int player = 0;
    int points = 0;
    bool operator==(const ClaimedScore&) const = default;
};

/// A claimed score beside the right one.
struct ClaimCheck {
    int player = 0;
    int claimed = 0;
    int right = 0;
    std::vector<SlipCauses> explanations; ///< the most probable first; empty when nothing simple explains it
    int more = 0;                         ///< how many more there are that are as probable as the last
    bool operator==(const ClaimCheck&) const = default;
};

/// Claims as people write them: "red=56", by name, colour or number of the player. Fails with one sentence on
/// a name that no player has, and on what is no number of points.
engine::Result<std::vector<ClaimedScore>> parseClaims(const std::vector<std::string>& texts,
                                                      const std::vector<engine::Player>& players);

/// Compares claims with the right totals (`right`, by player), and looks for the fewest and likeliest slips
/// that lead to them: one that explains all claims together, else for each player up to three.
std::vector<ClaimCheck> checkClaims(const std::vector<ClaimedScore>& claims, const std::vector<int>& right,
                                    const std::vector<Slip>& slips);

} // namespace meeplecam::records
