#include "app/session/following/player_order.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::session {

namespace {

// Nats. One turn in 50 is out of order; a colour that was seen well outweighs that.
constexpr double kNotFirst = 1.0;     // somebody else than the first player named begins
constexpr double kSkipped = 4.0;      // a player's turn was left out
constexpr double kAgain = 4.5;        // one player twice in a row
constexpr double kForbidden = 1e6;    // against what a person said
constexpr float kLeastColour = 1e-4F; // of a colour's probability

double costOfStep(int from, int to, int players) {
    if (to == (from + 1) % players)
        return 0.0;
    return to == from ? kAgain : kSkipped;
}

double costOfHint(const TurnHint& hint, int player) {
    double cost = hint.known && *hint.known != player ? kForbidden : 0.0;
    if (!hint.likelihoods.empty())
        cost -= std::log(std::max(kLeastColour, hint.likelihoods[static_cast<std::size_t>(player)]));
    return cost;
}

} // namespace

PlayerOrder likeliestPlayers(std::span<const TurnHint> turns, int players) {
    if (turns.empty())
        return {};
    const auto count = static_cast<std::size_t>(players);
    std::vector<double> costs(count);
    std::vector<std::vector<int>> cameFrom;
    for (int player = 0; player < players; ++player)
        costs[static_cast<std::size_t>(player)] =
            (player == 0 ? 0.0 : kNotFirst) + costOfHint(turns.front(), player);
    for (const TurnHint& hint : turns.subspan(1)) {
        std::vector<double> next(count);
        std::vector<int> from(count);
        for (int to = 0; to < players; ++to) {
            double least = costs[0] + costOfStep(0, to, players);
            for (int player = 1; player < players; ++player) {
                const double cost = costs[static_cast<std::size_t>(player)] + costOfStep(player, to, players);
                if (cost < least) {
                    least = cost;
                    from[static_cast<std::size_t>(to)] = player;
                }
            }
            next[static_cast<std::size_t>(to)] = least + costOfHint(hint, to);
        }
        costs = std::move(next);
        cameFrom.push_back(std::move(from));
    }
    const auto last = std::ranges::min_element(costs);
    std::vector<int> best{static_cast<int>(last - costs.begin())};
    for (auto from = cameFrom.rbegin(); from != cameFrom.rend(); ++from)
        best.push_back((*from)[static_cast<std::size_t>(best.back())]);
    std::ranges::reverse(best);
    return {std::move(best), *last};
}

} // namespace meeplecam::session
