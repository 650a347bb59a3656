#pragma once

#include "app/session/following/meeple_explainer.h"
#include "app/session/following/player_order.h"
#include "app/session/following/words_of_people.h"

namespace meeplecam::session {

/// Where the first tile lies.
inline constexpr engine::Cell kStartCell{0, 0};

/// A turn as its tile shows it.
struct FollowedTurn {
    int id = 0; ///< StoryTurn::id
    engine::Placement placement;
    Moment since;
    int player = 0; ///< as it was told last
};

/// The turns of a game in the order of play: those whose tiles are seen, and those that people insist on.
class FollowedTurns {
public:
    explicit FollowedTurns(std::shared_ptr<const engine::TileRegistry> registry);

    void clear() { m_turns.clear(); }
    /// Goes on behind a turn that was told before.
    void resume(const StoryTurn& told, Moment since);
    /// Keeps step with the tiles that are seen. Meeples that people named keep their place on another tile.
    void follow(const SeenTiles& tiles, WordsOfPeople& words);
    /// Puts two tiles that appeared together the other way round when that makes more sense of the players;
    /// true when it has.
    [[nodiscard]] bool reorder(std::vector<TurnHint> hints, int players);
    void setPlayers(std::span<const int> players);

    [[nodiscard]] const std::vector<FollowedTurn>& turns() const { return m_turns; }
    /// The first tile as it was followed last.
    [[nodiscard]] const std::optional<engine::Placement>& start() const { return m_start; }
    /// The turns, as far as tiles and people tell of them.
    [[nodiscard]] std::vector<LaidTurn> laid(const WordsOfPeople& words) const;

private:
    void lay(FollowedTurn& turn, const engine::Placement& seen, WordsOfPeople& words) const;
    void orderSince(std::size_t first);
    [[nodiscard]] std::vector<engine::Placement> tilesBefore(std::size_t count) const;

    std::shared_ptr<const engine::TileRegistry> m_registry;
    std::optional<engine::Placement> m_start;
    std::vector<FollowedTurn> m_turns;
    int m_nextId = 0;
};

} // namespace meeplecam::session
