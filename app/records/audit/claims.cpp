#include "app/records/audit/claims.h"

#include "engine/tiles/phrase.h"

#include <algorithm>
#include <charconv>

namespace meeplecam::records {

using engine::Error;
using engine::Result;

namespace {

constexpr std::size_t kShown = 3;      ///< explanations of one claim
constexpr int kMostPoints = 1'000'000; ///< what can be claimed

struct Explanation {
    SlipCauses causes;
    int cost = 0;
};

/// Looks for slips whose sum is what is claimed too much.
class Explainer {
public:
    Explainer(const std::vector<ClaimedScore>& claims, const std::vector<int>& right,
              const std::vector<Slip>& slips)
        : m_claims(claims)
        , m_right(right)
        , m_slips(slips) {}

    /// One slip that explains everything that is claimed.
    [[nodiscard]] std::vector<Explanation> together() const {
        std::vector<Explanation> found;
        for (const Slip& slip : m_slips)
            if (std::ranges::all_of(m_claims,
                                    [&](const ClaimedScore& claim) { return explains(slip, claim); }))
                found.push_back({{slip.cause}, slip.cost});
        return found;
    }

    /// Slips that concern this player alone, as few as possible.
    [[nodiscard]] std::vector<Explanation> alone(const ClaimedScore& claim) const {
        const std::vector<const Slip*> own = slipsOf(claim.player);
        std::vector<Explanation> found;
        for (const Slip* slip : own)
            if (explains(*slip, claim))
                found.push_back({{slip->cause}, slip->cost});
        if (found.empty())
            found = pairs(own, claim);
        std::ranges::stable_sort(found, {}, &Explanation::cost);
        return found;
    }

    [[nodiscard]] int above(const ClaimedScore& claim) const {
        return claim.points - m_right[static_cast<std::size_t>(claim.player)];
    }

private:
    [[nodiscard]] static int changeOf(const Slip& slip, int player) {
        return slip.change[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] bool explains(const Slip& slip, const ClaimedScore& claim) const {
        return changeOf(slip, claim.player) == above(claim);
    }
    [[nodiscard]] std::vector<const Slip*> slipsOf(int player) const {
        std::vector<const Slip*> own;
        for (const Slip& slip : m_slips)
            if (changeOf(slip, player) != 0 && std::ranges::all_of(m_claims, [&](const ClaimedScore& claim) {
                    return claim.player == player || changeOf(slip, claim.player) == 0;
                }))
                own.push_back(&slip);
        return own;
    }
    /// Two slips of the same direction: nobody errs twice and makes it good.
    [[nodiscard]] std::vector<Explanation> pairs(const std::vector<const Slip*>& own,
                                                 const ClaimedScore& claim) const {
        const int wanted = above(claim);
        std::vector<Explanation> found;
        for (std::size_t i = 0; i < own.size(); ++i)
            for (std::size_t j = i + 1; j < own.size(); ++j) {
                const int first = changeOf(*own[i], claim.player);
                const int second = changeOf(*own[j], claim.player);
                if (first + second == wanted && (first > 0) == (second > 0) && own[i]->cause != own[j]->cause)
                    found.push_back({{own[i]->cause, own[j]->cause}, own[i]->cost + own[j]->cost});
            }
        return found;
    }

    const std::vector<ClaimedScore>& m_claims;
    const std::vector<int>& m_right;
    const std::vector<Slip>& m_slips;
};

/// The likeliest of the list, each once, and how many as likely as the last are left out.
void keepLikeliest(const std::vector<Explanation>& found, ClaimCheck& check) {
    int last = 0;
    for (const auto& [causes, cost] : found) {
        if (std::ranges::find(check.explanations, causes) != check.explanations.end())
            continue;
        if (check.explanations.size() < kShown) {
            check.explanations.push_back(causes);
            last = cost;
        } else if (cost == last) {
            ++check.more;
        }
    }
}

/// The word by which a player is claimed for: the name, else the colour, else the number.
std::string wordFor(const std::vector<engine::Player>& players, std::size_t player) {
    const auto& [name, colour] = players[player];
    return !name.empty() ? name : !colour.empty() ? colour : std::to_string(player);
}

std::string wordsFor(const std::vector<engine::Player>& players) {
    std::string words;
    for (std::size_t player = 0; player < players.size(); ++player)
        words += (player == 0 ? "" : ", ") + wordFor(players, player);
    return words;
}

std::optional<int> findPlayer(const std::string& word, const std::vector<engine::Player>& players) {
    for (std::size_t player = 0; player < players.size(); ++player)
        if (word == wordFor(players, player) || (!word.empty() && word == players[player].colour))
            return static_cast<int>(player);
    return std::nullopt;
}

} // namespace

Result<std::vector<ClaimedScore>> parseClaims(const std::vector<std::string>& texts,
                                              const std::vector<engine::Player>& players) {
    std::vector<ClaimedScore> claims;
    for (const std::string& text : texts) {
        const std::size_t equals = std::min(text.rfind('='), text.size());
        const std::optional<int> player = findPlayer(text.substr(0, equals), players);
        if (equals == text.size() || !player)
            return phrase("Claims", "the claim '%1' names no player; write PLAYER=POINTS, the players are %2")
                .with(text)
                .with(wordsFor(players))
                .error();
        int points = 0;
        const char* end = text.data() + text.size();
        const auto [last, problem] = std::from_chars(text.data() + equals + 1, end, points);
        if (problem != std::errc() || last != end || std::abs(points) > kMostPoints)
            return phrase("Claims",
                          "the claim '%1' has no number of points behind the =; write PLAYER=POINTS")
                .with(text)
                .error();
        claims.push_back({*player, points});
    }
    return claims;
}

std::vector<ClaimCheck> checkClaims(const std::vector<ClaimedScore>& claims, const std::vector<int>& right,
                                    const std::vector<Slip>& slips) {
    const Explainer explainer(claims, right, slips);
    const bool wrong =
        std::ranges::any_of(claims, [&](const ClaimedScore& claim) { return explainer.above(claim) != 0; });
    const std::vector<Explanation> together = wrong ? explainer.together() : std::vector<Explanation>{};
    std::vector<ClaimCheck> checks;
    for (const ClaimedScore& claim : claims) {
        ClaimCheck check{claim.player, claim.points, right[static_cast<std::size_t>(claim.player)], {}, 0};
        if (explainer.above(claim) != 0)
            keepLikeliest(together.empty() ? explainer.alone(claim) : together, check);
        checks.push_back(std::move(check));
    }
    return checks;
}

} // namespace meeplecam::records
