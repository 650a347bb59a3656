#include "engine/play/game.h"

#include "engine/play/scoring.h"
#include "engine/play/turn_rules.h"
#include "engine/tiles/phrase.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

std::vector<int> scoresOf(const GameState& state) {
    std::vector<int> scores(state.players.size());
    std::transform(state.players.begin(), state.players.end(), scores.begin(),
                   [](const PlayerState& player) { return player.score; });
    return scores;
}

Error noSuchTurn(std::size_t index, std::size_t count) {
    return phrase("Rules", "there is no turn %1; the game has %2").with(index + 1).with(count).error();
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
        game->replay(turns);
    return game;
}

Game::Game(GameState start)
    : m_start(std::move(start))
    , m_state(m_start) {}

Result<std::monostate, Breach> Game::play(const Turn& turn) {
    if (Result<TurnOutcome, Breach> outcome = engine::play(m_state, turn); !outcome)
        return outcome.error();
    m_past.push_back(std::make_shared<const std::vector<Turn>>(plainTurns()));
    m_future.clear();
    append(turn);
    return std::monostate{};
}

Result<GameChange> Game::correct(std::size_t index, const Turn& turn) {
    std::vector<Turn> turns = plainTurns();
    if (index >= turns.size())
        return noSuchTurn(index, turns.size());
    turns[index] = turn;
    return edit(turns, index);
}

Result<GameChange> Game::insert(std::size_t index, const Turn& turn) {
    std::vector<Turn> turns = plainTurns();
    if (index > turns.size())
        return noSuchTurn(index, turns.size());
    turns.insert(turns.begin() + static_cast<std::ptrdiff_t>(index), turn);
    return edit(turns, index);
}

Result<GameChange> Game::remove(std::size_t index) {
    std::vector<Turn> turns = plainTurns();
    if (index >= turns.size())
        return noSuchTurn(index, turns.size());
    turns.erase(turns.begin() + static_cast<std::ptrdiff_t>(index));
    Game after = *this;
    after.replay(turns);
    return commit(std::move(after), index);
}

GameChange Game::undo() {
    if (m_past.empty())
        return {};
    m_future.push_back(std::make_shared<const std::vector<Turn>>(plainTurns()));
    const Turns turns = m_past.back();
    m_past.pop_back();
    return restore(turns);
}

GameChange Game::redo() {
    if (m_future.empty())
        return {};
    m_past.push_back(std::make_shared<const std::vector<Turn>>(plainTurns()));
    const Turns turns = m_future.back();
    m_future.pop_back();
    return restore(turns);
}

std::vector<Turn> Game::plainTurns() const {
    std::vector<Turn> turns(m_turns.size());
    std::transform(m_turns.begin(), m_turns.end(), turns.begin(),
                   [](const HistoryTurn& turn) { return turn.turn; });
    return turns;
}

/// Takes over turns that differ from the present ones at `index`, unless the one there does not stand.
Result<GameChange> Game::edit(const std::vector<Turn>& turns, std::size_t index) {
    Game after = *this;
    after.replay(turns);
    const HistoryTurn& edited = after.m_turns[index];
    const bool insisted =
        edited.turn.insist == Insist::Yes && edited.standing == TurnStanding::AgainstTheRules;
    if (edited.standing != TurnStanding::Legal && !insisted)
        return Error{inWords(*edited.problem, m_state.book->setup())};
    return commit(std::move(after), index + 1);
}

/// Becomes `after`, with a way back.
GameChange Game::commit(Game after, std::size_t index) {
    after.m_past.push_back(std::make_shared<const std::vector<Turn>>(plainTurns()));
    after.m_future.clear();
    GameChange change = after.changeSince(*this, index);
    *this = std::move(after);
    return change;
}

GameChange Game::restore(const Turns& turns) {
    const Game before = *this;
    replay(*turns);
    return changeSince(before, 0);
}

void Game::replay(const std::vector<Turn>& turns) {
    m_state = m_start;
    m_turns.clear();
    for (const Turn& turn : turns)
        append(turn);
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

/// `index`: the first turn that may have become illegal by the edit.
GameChange Game::changeSince(const Game& before, std::size_t index) const {
    GameChange change;
    const FinalScore finalBefore = finalScoreOf(before.m_state);
    const FinalScore finalAfter = finalScoreOf(m_state);
    for (std::size_t player = 0; player < m_state.players.size(); ++player) {
        const ScoreChange score{static_cast<int>(player), before.m_state.players[player].score,
                                m_state.players[player].score, finalBefore.totals[player],
                                finalAfter.totals[player]};
        if (score.before != score.after || score.finalBefore != score.finalAfter)
            change.scores.push_back(score);
    }
    const auto wasLegal = [&](const Turn& turn) {
        return std::any_of(before.m_turns.begin(), before.m_turns.end(), [&](const HistoryTurn& old) {
            return old.turn == turn && old.standing == TurnStanding::Legal;
        });
    };
    for (; index < m_turns.size(); ++index)
        if (m_turns[index].standing != TurnStanding::Legal && wasLegal(m_turns[index].turn))
            change.problems.push_back({index, m_turns[index].standing, *m_turns[index].problem});
    return change;
}

} // namespace meeplecam::engine
