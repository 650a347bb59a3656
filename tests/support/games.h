#pragma once

#include "engine/notation/notation.h"
#include "engine/play/scoring.h"
#include "engine/play/turn_rules.h"
#include "tests/support/bundled.h"

#include <algorithm>
#include <string>
#include <vector>

namespace meeplecam::tests {

/// A game for two players with the base tiles unless something else is asked for.
struct Scenario {
    std::vector<std::string> sets{"base"};
    engine::Rules rules;
    int players = 2;
    std::string start = "D@0,0";
};

inline engine::GameSetup setupOf(const Scenario& scenario) {
    engine::GameSetup setup;
    setup.registry = models::bundledTiles().registry;
    setup.sets = *models::findSets(models::bundledTiles(), scenario.sets);
    setup.rules = scenario.rules;
    setup.players.resize(static_cast<std::size_t>(scenario.players));
    setup.start = *engine::parsePlacement(registry(), scenario.start);
    return setup;
}

inline std::shared_ptr<const engine::RuleBook> bookOf(const Scenario& scenario) {
    const auto book = engine::RuleBook::create(setupOf(scenario));
    MEEPLECAM_CHECK(book.has_value());
    return *book;
}

/// Plays turns in notation; gives the outcome of the last, or the first error.
inline engine::Result<engine::TurnOutcome> playAll(const Scenario& scenario,
                                                   const std::vector<std::string>& turns) {
    engine::TurnOutcome outcome{engine::startGame(bookOf(scenario)), {}};
    for (const std::string& text : turns) {
        const auto turn = engine::parseTurn(registry(), text);
        if (!turn)
            return turn.error();
        auto next = engine::play(outcome.state, *turn);
        if (!next)
            return engine::Error{text + ": " + engine::sentenceOf(next.error(), outcome.state.book->setup())};
        outcome = *std::move(next);
    }
    return outcome;
}

/// Events in notation, sorted.
inline std::vector<std::string> textsOf(const std::vector<engine::ScoreEvent>& events) {
    std::vector<std::string> texts(events.size());
    std::transform(events.begin(), events.end(), texts.begin(), engine::formatScore);
    std::sort(texts.begin(), texts.end());
    return texts;
}

inline std::vector<int> scoresOf(const engine::GameState& state) {
    std::vector<int> scores(state.players.size());
    std::transform(state.players.begin(), state.players.end(), scores.begin(),
                   [](const engine::PlayerState& player) { return player.score; });
    return scores;
}

/// Turns and more of them.
inline std::vector<std::string> extended(std::vector<std::string> turns,
                                         const std::vector<std::string>& more) {
    turns.insert(turns.end(), more.begin(), more.end());
    return turns;
}

} // namespace meeplecam::tests
