#pragma once

#include "engine/rules/game_state.h"

#include <string>
#include <vector>

namespace meeplecam::engine {

struct MeepleChoice {
    MeepleType type = MeepleType::Small;
    int segment = 0;          ///< of the tile just laid
    std::optional<Cell> cell; ///< another tile, when players insist on it (against R-5)

    /// Where it stands when the tile was laid in this cell.
    [[nodiscard]] SegmentRef at(const Cell& laid) const { return {cell.value_or(laid), segment}; }
    bool operator==(const MeepleChoice&) const = default;
};

/// points that pass between players by agreement.
struct Transfer {
    int from = 0;
    int to = 0;
    int points = 0;
    std::string note;
    bool operator==(const Transfer&) const = default;
};

/// Whether players insist on what is against the rules.
enum class Insist : std::uint8_t { No, Yes };

/// What a player does in one turn.
struct Turn {
    int player = 0;
    std::vector<TileTypeId> discarded; ///< drawn before the tile, and fit nowhere (R-3)
    Placement placement;
    std::optional<MeepleChoice> meeple;
    std::optional<SegmentRef> abbotReturn; ///< an own abbot that comes home instead (R-56)
    std::optional<SegmentRef> gingerbreadMove;
    std::vector<Transfer> transfers;
    Insist insist = Insist::No;
    bool operator==(const Turn&) const = default;
};

/// The meeple of a turn where it stands on the board; none where the turn has none.
[[nodiscard]] inline std::optional<PlacedMeeple> placedMeeple(const Turn& turn) {
    if (!turn.meeple)
        return std::nullopt;
    return PlacedMeeple{turn.player, turn.meeple->type, turn.meeple->at(turn.placement.cell)};
}

/// The new state and what followed.
struct TurnOutcome {
    GameState state;
    TurnEvents events;
};

/// Plays a whole turn. Fails with the first rule that it breaks; with Turn::insist it plays on all the same,
/// lists the breaches in the events, and fails only for what is impossible: a cell that is taken or beyond
/// the table, a player or segment that does not exist.
Result<TurnOutcome, Breach> play(GameState state, const Turn& turn);

} // namespace meeplecam::engine
