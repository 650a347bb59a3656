#include "engine/play/game.h"

#include "engine/play/turn_rules.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

std::vector<int> scoresOf(const GameState& state) {
    std::vector<int> scores(state.players.size());
    std::transform(state.players.begin(), state.players.end(), scores.begin(),
                   [](const PlayerState& player) { return player.score; });
    return scores;
}

} // namespace

Result<Game> Game::create(GameSetup setup) {
    const auto book = RuleBook::create(std::move(setup));
    if (!book)
        return book.error();
    return Game(startGame(*book));
}

Result<Game> Game::create(GameSetup setup, const std::vector<Turn>& turns) {
    Result<Game> game = create(std::move(setup));
    if (game)
        for (const Turn& turn : turns)
            game->append(turn);
    return game;
}

Game::Game(GameState start)
    : m_state(std::move(start)) {}

Result<std::monostate, Breach> Game::play(const Turn& turn) {
    if (Result<TurnOutcome, Breach> outcome = engine::play(m_state, turn); !outcome)
        return outcome.error();
    append(turn);
    return std::monostate{};
}

/// Plays a turn as well as it goes: by the rules, else on the players' word, else not at all.
void Game::append(const Turn& turn) {
    HistoryTurn entry{turn, TurnStanding::Legal, {}, {}, {}};
    Result<TurnOutcome, Breach> outcome = engine::play(m_state, turn);
    if (!outcome) {
        entry.problem = outcome.error();
        Turn insisted = turn;
        insisted.insist = Insist::Yes;
        outcome = engine::play(m_state, insisted);
    }
    if (!outcome) {
        entry.standing = TurnStanding::NotPlayable;
        if (turn.player >= 0 && turn.player < m_state.book->playerCount())
            m_state.toMove =
                (turn.player + 1) % static_cast<int>(m_state.players.size()); // its player had this turn
        m_state.secondPart = false;
    } else {
        m_state = std::move(outcome->state);
        entry.events = std::move(outcome->events);
        if (!entry.events.breaches.empty())
            entry.standing = TurnStanding::AgainstTheRules;
        if (!entry.problem && !entry.events.breaches.empty())
            entry.problem = entry.events.breaches.front();
    }
    entry.scores = scoresOf(m_state);
    m_turns.push_back(std::move(entry));
}

} // namespace meeplecam::engine
