#pragma once

#include "engine/play/turn.h"

#include <memory>
#include <optional>
#include <vector>

namespace meeplecam::engine {

/// How a turn of a game stands after everything before it.
enum class TurnStanding : std::uint8_t {
    Legal,
    AgainstTheRules, ///< played all the same: the players insisted, or a correction before it made it so
    NotPlayable,     ///< impossible since a correction before it; kept, and without effect until that changes
};

/// A turn in the history of a game.
struct HistoryTurn {
    Turn turn;
    TurnStanding standing = TurnStanding::Legal;
    std::optional<Breach> problem; ///< why it is not legal
    TurnEvents events;
    std::vector<int> scores; ///< after it, by player
};

/// What became different for a player.
struct ScoreChange {
    int player = 0;
    int before = 0; ///< points so far
    int after = 0;
    int finalBefore = 0; ///< if the game ended now
    int finalAfter = 0;
    bool operator==(const ScoreChange&) const = default;
};

/// A turn that is not legal any more.
struct TurnProblem {
    std::size_t turn = 0;
    TurnStanding standing = TurnStanding::AgainstTheRules;
    Breach breach;
    bool operator==(const TurnProblem&) const = default;
};

/// The answer to an edit of the history.
struct GameChange {
    std::vector<ScoreChange> scores;   ///< only players for whom something changed
    std::vector<TurnProblem> problems; ///< turns after the edited one that were legal and are not any more
};

/// A game with its history: turns can be taken back, done again, and corrected however long ago they were. A
/// value: to see what a correction would bring, make it in a copy.
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

    /// Puts another turn in the place of an old one, or in front of it, or takes it out, and plays everything
    /// after it again. Later turns are all kept; those that are not legal any more are named. Fails, without
    /// a change, when the new turn itself cannot be played, or is against the rules and nobody insists.
    Result<GameChange> correct(std::size_t index, const Turn& turn);
    Result<GameChange> insert(std::size_t index, const Turn& turn);
    Result<GameChange> remove(std::size_t index);

    /// Takes back, or does again, the last play, correction, insertion or removal. Without limit.
    [[nodiscard]] bool canUndo() const { return !m_past.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_future.empty(); }
    GameChange undo();
    GameChange redo();

private:
    using Turns = std::shared_ptr<const std::vector<Turn>>; // a past stays as it was, so its turns are shared

    explicit Game(GameState start);
    [[nodiscard]] std::vector<Turn> plainTurns() const;
    Result<GameChange> edit(const std::vector<Turn>& turns, std::size_t index);
    GameChange commit(Game after, std::size_t index);
    GameChange restore(const Turns& turns);
    void replay(const std::vector<Turn>& turns);
    void append(const Turn& turn);
    [[nodiscard]] GameChange changeSince(const Game& before, std::size_t index) const;

    GameState m_start;
    GameState m_state;
    std::vector<HistoryTurn> m_turns;
    std::vector<Turns> m_past;
    std::vector<Turns> m_future;
};

} // namespace meeplecam::engine
