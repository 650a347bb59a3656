#include "app/session/following/followed_turns.h"

#include "app/session/following/laying_order.h"
#include "engine/board/segment_match.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace meeplecam::session {

FollowedTurns::FollowedTurns(std::shared_ptr<const engine::TileRegistry> registry)
    : m_registry(std::move(registry)) {}

void FollowedTurns::resume(const StoryTurn& told, Moment since) {
    m_turns.push_back({told.id, told.turn.placement, since, told.turn.player});
    m_nextId = std::max(m_nextId, told.id + 1);
}

void FollowedTurns::follow(const SeenTiles& tiles, WordsOfPeople& words) {
    const SeenTile* start = tiles.at(kStartCell);
    m_start = words.start        ? words.start
              : start != nullptr ? std::optional(start->lying.placement)
                                 : std::nullopt;
    std::erase_if(m_turns, [&](const FollowedTurn& turn) {
        return words.about(turn.id) == nullptr && tiles.at(turn.placement.cell) == nullptr;
    });
    std::set<engine::Cell> known{kStartCell};
    for (FollowedTurn& turn : m_turns) {
        known.insert(turn.placement.cell);
        if (const SeenTile* tile = tiles.at(turn.placement.cell); tile != nullptr)
            lay(turn, tile->lying.placement, words);
    }
    const std::size_t first = m_turns.size();
    for (const SeenTile& tile : tiles.tiles())
        if (const engine::Placement& placement = tile.lying.placement;
            !known.contains(placement.cell) && !words.deny(placement))
            m_turns.push_back({m_nextId++, placement, tile.since});
    orderSince(first);
}

/// The tile of a turn becomes what is seen, unless a person said what it is, or named a meeple that would
/// have no clear place on it.
void FollowedTurns::lay(FollowedTurn& turn, const engine::Placement& seen, WordsOfPeople& words) const {
    if (const auto known = words.turns.find(turn.id); known != words.turns.end()) {
        StoryTurn& said = known->second;
        if (said.origin == Origin::Person)
            return;
        std::optional<engine::MeepleChoice>& meeple = said.turn.meeple;
        if (said.meepleOrigin == Origin::Person && meeple && !meeple->cell && seen != turn.placement) {
            const engine::SegmentMatch match =
                engine::matchSegment(*m_registry, {turn.placement.tile, turn.placement.rotation},
                                     meeple->segment, {seen.tile, seen.rotation});
            if (!match.certain)
                return;
            meeple->segment = match.segments.front();
        }
    }
    turn.placement = seen;
}

/// Tiles that appeared together are put in an order in which they can have been laid.
void FollowedTurns::orderSince(std::size_t first) {
    const auto begin = m_turns.begin() + static_cast<std::ptrdiff_t>(first);
    std::stable_sort(begin, m_turns.end(), [](const FollowedTurn& a, const FollowedTurn& b) {
        return a.since.frame < b.since.frame;
    });
    std::vector<engine::Placement> fresh;
    std::transform(begin, m_turns.end(), std::back_inserter(fresh), std::mem_fn(&FollowedTurn::placement));
    std::vector<FollowedTurn> ordered;
    for (const std::size_t next : layingOrder(*m_registry, tilesBefore(first), fresh))
        ordered.push_back(m_turns[first + next]);
    std::ranges::move(ordered, begin);
}

/// The start tile and the tiles of the first `count` turns.
std::vector<engine::Placement> FollowedTurns::tilesBefore(std::size_t count) const {
    std::vector<engine::Placement> tiles;
    if (m_start)
        tiles.push_back(*m_start);
    for (std::size_t i = 0; i < count; ++i)
        tiles.push_back(m_turns[i].placement);
    return tiles;
}

bool FollowedTurns::reorder(std::vector<TurnHint> hints, int players) {
    constexpr double kBetter = 2.0; // nats; what was told is not changed for less
    bool changed = false;
    for (std::size_t i = 0; i + 1 < m_turns.size(); ++i) {
        const std::vector<engine::Placement> before = tilesBefore(i);
        if (m_turns[i].since.frame != m_turns[i + 1].since.frame ||
            !touches(before, m_turns[i + 1].placement) ||
            goesOnRiver(*m_registry, before, m_turns[i].placement))
            continue;
        const double cost = likeliestPlayers(hints, players).cost;
        std::swap(hints[i], hints[i + 1]);
        if (likeliestPlayers(hints, players).cost < cost - kBetter) {
            std::swap(m_turns[i], m_turns[i + 1]);
            changed = true;
        } else {
            std::swap(hints[i], hints[i + 1]);
        }
    }
    return changed;
}

void FollowedTurns::setPlayers(std::span<const int> players) {
    for (std::size_t i = 0; i < m_turns.size(); ++i)
        m_turns[i].player = players[i];
}

std::vector<LaidTurn> FollowedTurns::laid(const WordsOfPeople& words) const {
    std::vector<LaidTurn> turns;
    for (const FollowedTurn& turn : m_turns) {
        LaidTurn& laid = turns.emplace_back(LaidTurn{turn.placement, turn.since});
        const StoryTurn* said = words.about(turn.id);
        if (said != nullptr && said->playerOrigin == Origin::Person)
            laid.player = said->turn.player;
        if (said != nullptr && said->meepleOrigin == Origin::Person) {
            laid.said = said->turn;
            laid.said->player = turn.player;
        }
    }
    return turns;
}

} // namespace meeplecam::session
