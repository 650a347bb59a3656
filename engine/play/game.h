#pragma once

#include "engine/play/turn.h"

#include <optional>
#include <vector>

namespace meeplecam::engine {

/// How a turn of a game stands after everything before it.
enum class TurnStanding : std::uint8_t {
    Legal,
    AgainstTheRules, ///< played all the same: on the players' word
    NotPlayable,     ///< impossible after those before it: without effect
};

/// A turn of a game.
struct HistoryTurn {
    Turn turn;
    TurnStanding standing = TurnStanding::Legal;
    std::optional<Breach> problem; ///< why it is not legal
    TurnEvents events;
    std::vector<int> scores; ///< after it, by player
};

/// A game with its turns, each with what followed from it. A value: to see what another turn would have
/// brought, make another game.
class Game {
public:
    static Result<Game> create(GameSetup setup);
    /// A game in which these turns were made, whatever rules say: on the players' word where they break one,
    /// and without effect where they are impossible. Fails as create(setup) does.
    static Result<Game> create(GameSetup setup, const std::vector<Turn>& turns);

    [[nodiscard]] const GameState& state() const { return m_state; }
    [[nodiscard]] const std::vector<HistoryTurn>& turns() const { return m_turns; }

    /// Appends a turn. Fails as engine::play does, and then nothing has changed.
    Result<std::monostate, Breach> play(const Turn& turn);

private:
    explicit Game(GameState start);
    void append(const Turn& turn);

    GameState m_state;
    std::vector<HistoryTurn> m_turns;
};

} // namespace meeplecam::engine
