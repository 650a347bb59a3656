#include "app/session/following/player_order.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

namespace meeplecam::session {

namespace {

using engine::ExtraTurn;

// Nats. One turn in 50 is out of order; a colour that was seen well outweighs that.
constexpr double kNotFirst = 1.0;     // somebody else than the first player named begins
constexpr double kSkipped = 4.0;      // a player's turn was left out
constexpr double kAgain = 4.5;        // one player twice in a row
constexpr double kWaived = 4.0;       // somebody did not take the turn that a builder or filled hole gave
constexpr double kForbidden = 1e6;    // against what a person said
constexpr float kLeastColour = 1e-4F; // of a colour's probability

/// Who took a turn, and whether it was the second part of a double turn.
struct Taker {
    int player = 0;
    bool secondPart = false;
};

/// What a turn gives who took it: no second part gives a third.
ExtraTurn givenTo(const Taker& taker, const TurnHint& hint) {
    if (hint.goesOn.empty())
        return ExtraTurn::None;
    const ExtraTurn given = hint.goesOn[static_cast<std::size_t>(taker.player)];
    return taker.secondPart && given == ExtraTurn::SecondPart ? ExtraTurn::None : given;
}

/// How improbable it is that one turn follows another.
double costOfStep(const Taker& from, const TurnHint& hint, const Taker& to, int players) {
    const ExtraTurn given = givenTo(from, hint);
    if (to.secondPart)
        return given == ExtraTurn::SecondPart && to.player == from.player ? 0.0 : kForbidden;
    if (given != ExtraTurn::None && to.player == from.player)
        return given == ExtraTurn::Turn ? 0.0 : kForbidden; // it would be the second part
    if (to.player == (from.player + 1) % players)
        return given == ExtraTurn::None ? 0.0 : kWaived;
    return to.player == from.player ? kAgain : kSkipped;
}

double costOfHint(const TurnHint& hint, int player) {
    double cost = hint.known && *hint.known != player ? kForbidden : 0.0;
    if (!hint.likelihoods.empty())
        cost -= std::log(std::max(kLeastColour, hint.likelihoods[static_cast<std::size_t>(player)]));
    return cost;
}

/// Every player, in the first part of a turn and in the second.
std::vector<Taker> takersAmong(int players) {
    std::vector<Taker> takers;
    for (int player = 0; player < players; ++player)
        takers.push_back({player, false});
    for (int player = 0; player < players; ++player)
        takers.push_back({player, true});
    return takers;
}

} // namespace

PlayerOrder likeliestPlayers(std::span<const TurnHint> turns, int players) {
    if (turns.empty())
        return {};
    const std::vector<Taker> takers = takersAmong(players);
    std::vector<double> costs;
    for (const Taker& taker : takers)
        costs.push_back((taker.player == 0 ? 0.0 : kNotFirst) + (taker.secondPart ? kForbidden : 0.0) +
                        costOfHint(turns.front(), taker.player));
    std::vector<std::vector<std::size_t>> cameFrom;
    for (std::size_t turn = 1; turn < turns.size(); ++turn) {
        std::vector<double> next;
        std::vector<std::size_t>& from = cameFrom.emplace_back(takers.size());
        for (std::size_t to = 0; to < takers.size(); ++to) {
            const auto costVia = [&](std::size_t via) {
                return costs[via] + costOfStep(takers[via], turns[turn - 1], takers[to], players);
            };
            for (std::size_t via = 1; via < takers.size(); ++via)
                if (costVia(via) < costVia(from[to]))
                    from[to] = via;
            next.push_back(costVia(from[to]) + costOfHint(turns[turn], takers[to].player));
        }
        costs = std::move(next);
    }
    auto at = static_cast<std::size_t>(std::ranges::min_element(costs) - costs.begin());
    PlayerOrder order{{takers[at].player}, costs[at]};
    for (const auto& from : std::views::reverse(cameFrom)) {
        at = from[at];
        order.players.push_back(takers[at].player);
    }
    std::ranges::reverse(order.players);
    return order;
}

} // namespace meeplecam::session
