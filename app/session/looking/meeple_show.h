#pragma once

#include "app/session/story/live_event.h"
#include "vision/tracking/shown_things.h"

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace meeplecam::session {

/// Why what was put on the table can't be a player's meeple.
enum class ShowTrouble : std::uint8_t {
    None,
    OnTile,         ///< it lies on a tile
    Several,        ///< more than one thing came
    TooLarge,       ///< for a meeple, a disc or a stone; a sheet of paper, perhaps, on which one will be put
    TooSmall,       ///< or too little of it stands out from the table
    AnothersColour, ///< it looks like what another player is called who showed a meeple already
    Moved,          ///< the camera was moved, so nobody knows what came
};

/// What the players are told while they show their meeples.
struct ShowState {
    std::optional<int> wanted;          ///< whose meeple is awaited; none = nobody's
    std::optional<MeepleShown> learned; ///< the last that was
    ShowTrouble trouble = ShowTrouble::None;
    int other = 0; ///< with AnothersColour: the player who is called like that
    bool operator==(const ShowState&) const = default;
};

/// What is to be done after a look.
struct ShowStep {
    std::optional<MeepleShown> learned;
    bool takeIn = false; ///< what came is known from now on
};

/// The players show their meeples before the game: one after the other, in the order of play, puts one onto
/// the table beside the first tile. What plainly has the colour that another player is called by is theirs,
/// since the order may be mixed up; whatever else came is of the player who was asked, so that anything may
/// be played with. Knows no camera: it is told what came.
class MeepleShow {
public:
    /// `players` are their colours in the order of play; who is `known` need not show a meeple. `looks` is
    /// how many looks in a row have to show the same: more where a hand may still be at work.
    MeepleShow(std::vector<models::MeepleColour> players, std::set<int> known, int looks);

    /// The next look at the table, from the one on that shows the first tile.
    ShowStep see(const vision::ShownView& view);
    /// Whether another look should follow although nothing moves.
    [[nodiscard]] bool wantsToLookAgain() const { return m_state.wanted && m_candidate; }

    /// Goes on with the next player.
    void skip();
    /// The players have begun to play.
    void end() { m_state.wanted.reset(); }

    [[nodiscard]] bool over() const { return m_begun && !m_state.wanted; }
    [[nodiscard]] const ShowState& state() const { return m_state; }

private:
    void goOn(int from);
    [[nodiscard]] static ShowTrouble troubleWith(std::span<const vision::ShownThing> came);
    [[nodiscard]] bool isSame(const vision::ShownThing& thing) const;

    [[nodiscard]] std::optional<int> looksLikeAnothers(const PaperColour& colour) const;

    std::vector<models::MeepleColour> m_players;
    std::set<int> m_known;
    int m_looks;
    bool m_begun = false;
    ShowState m_state;
    std::optional<vision::ShownThing> m_candidate; // came, and may still be in a hand
    int m_seen = 0;                                // looks at the candidate
};

/// The colour of something compared with white paper.
[[nodiscard]] PaperColour paperColourOf(const vision::ShownThing& thing);

} // namespace meeplecam::session
