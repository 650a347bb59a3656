#include "app/session/story/fact_changes.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

/// A fact without its place in the order of play.
Fact unordered(Fact fact) {
    if (auto* tile = std::get_if<TilePlaced>(&fact))
        tile->before.reset();
    return fact;
}

bool areAlike(const TilePlaced& a, const TilePlaced& b) {
    return a.turn == b.turn;
}
bool areAlike(const MeeplePlaced& a, const MeeplePlaced& b) {
    return a.turn == b.turn;
}
bool areAlike(const FeatureScored& a, const FeatureScored& b) {
    return a.turn == b.turn && a.kind == b.kind;
}
bool areAlike(const MeepleReturned& a, const MeepleReturned& b) {
    return a.meeple.at.cell == b.meeple.at.cell;
}
bool areAlike(const GameEnded&, const GameEnded&) {
    return true;
}
bool areAlike(const TileDenied& a, const TileDenied& b) {
    return a.placement.cell == b.placement.cell;
}

/// Whether two facts are about the same thing, and one may correct the other.
bool areAboutTheSame(const Fact& a, const Fact& b) {
    return a.index() == b.index() && std::visit(
                                         [&](const auto& fact) {
                                             using Kind = std::decay_t<decltype(fact)>;
                                             return areAlike(fact, std::get<Kind>(b));
                                         },
                                         a);
}

/// Pairs facts that stand with those that should: equal ones first, then those about the same thing.
class FactMatch {
public:
    FactMatch(const std::vector<StandingFact>& standing, const std::vector<Fact>& now)
        : m_nowOf(standing.size())
        , m_standingOf(now.size()) {
        pair(standing, now, [](const Fact& a, const Fact& b) { return a == b; });
        pair(standing, now, areAboutTheSame);
    }
    [[nodiscard]] bool stays(std::size_t standing) const { return m_nowOf[standing].has_value(); }
    /// The fact that stands for this one; none for news.
    [[nodiscard]] std::optional<std::size_t> standingOf(std::size_t now) const { return m_standingOf[now]; }

private:
    template<class Matches>
    void pair(const std::vector<StandingFact>& standing, const std::vector<Fact>& now, Matches matches) {
        std::size_t next = 0; // facts mostly stand in the order in which they are given
        for (std::size_t i = 0; i < now.size(); ++i)
            for (std::size_t tried = 0; tried < standing.size() && !m_standingOf[i]; ++tried) {
                const std::size_t s = (next + tried) % standing.size();
                if (m_nowOf[s] || !matches(unordered(standing[s].told.fact), now[i]))
                    continue;
                m_nowOf[s] = i;
                m_standingOf[i] = s;
                next = s + 1;
            }
    }

    std::vector<std::optional<std::size_t>> m_nowOf;
    std::vector<std::optional<std::size_t>> m_standingOf;
};

/// The order of play of the turns that were told, as corrections change it one after the other.
class TurnOrder {
public:
    explicit TurnOrder(std::vector<int> turns)
        : m_turns(std::move(turns)) {}

    void remove(int turn) { std::erase(m_turns, turn); }
    /// Whether the turn has this place among those that were told.
    [[nodiscard]] bool isAt(std::size_t place, int turn) const { return m_turns[place] == turn; }
    /// Moves a turn that comes later to this place.
    void moveTo(std::size_t place, int turn) {
        remove(turn);
        m_turns.insert(m_turns.begin() + static_cast<std::ptrdiff_t>(place), turn);
    }
    /// The turn at this place; none behind the last one.
    [[nodiscard]] std::optional<int> at(std::size_t place) const {
        return place < m_turns.size() ? std::optional(m_turns[place]) : std::nullopt;
    }

private:
    std::vector<int> m_turns;
};

/// The fact with the turn in front of which it comes; facts that are no turns as they are.
Fact placedBefore(Fact fact, std::optional<int> next) {
    if (turnOf(fact))
        std::get<TilePlaced>(fact).before = next;
    return fact;
}

/// Takes back what never happened, and its turns out of the order.
std::vector<Corrected> takeBack(const std::vector<StandingFact>& standing, const FactMatch& match,
                                TurnOrder& order) {
    std::vector<Corrected> corrections;
    for (std::size_t s = 0; s < standing.size(); ++s) {
        if (match.stays(s))
            continue;
        corrections.push_back({standing[s].told, std::nullopt});
        if (const std::optional<int> turn = turnOf(standing[s].told.fact))
            order.remove(*turn);
    }
    return corrections;
}

} // namespace

FactChanges changesTo(const ReportedGame& reported, const std::vector<Fact>& now) {
    const std::vector<StandingFact>& standing = reported.facts();
    const FactMatch match(standing, now);
    TurnOrder order(reported.turnOrder());
    FactChanges changes{takeBack(standing, match, order), {}};
    std::size_t place = 0; // of the next turn among those that were told
    for (std::size_t i = 0; i < now.size(); ++i) {
        const std::optional<std::size_t> told = match.standingOf(i);
        if (!told)
            continue;
        const std::optional<int> turn = turnOf(now[i]);
        const bool moved = turn && !order.isAt(place, *turn);
        if (moved)
            order.moveTo(place, *turn);
        place += turn ? 1 : 0;
        if (moved || unordered(standing[*told].told.fact) != now[i])
            changes.corrections.push_back({standing[*told].told, placedBefore(now[i], order.at(place))});
    }
    place = 0;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (!match.standingOf(i))
            changes.news.push_back(placedBefore(now[i], order.at(place)));
        else
            place += turnOf(now[i]) ? 1 : 0;
    return changes;
}

} // namespace meeplecam::session
