#include "app/cli/writing/replay_text.h"

#include "app/cli/writing/table_text.h"
#include "engine/notation/notation.h"
#include "engine/play/scoring.h"
#include "engine/play/turn_rules.h"

#include <sstream>

namespace meeplecam::cli {

namespace {

using engine::GameState;

constexpr const char* kIndent = "    ";

void describeSetup(const engine::GameSetup& setup, std::ostream& out) {
    out << "# " << engine::nameOf(setup.rules.preset) << ", tiles";
    for (const engine::TileSet& set : setup.sets)
        out << ' ' << set.name;
    out << ", " << setup.players.size() << " players\n";
    for (std::size_t i = 0; i < setup.players.size(); ++i)
        if (!setup.players[i].name.empty())
            out << "# " << i << " = " << setup.players[i].name << ' ' << setup.players[i].colour << '\n';
    out << "start " << engine::formatPlacement(*setup.registry, *engine::startOf(setup)) << '\n';
}

void describeScores(const GameState& state, std::ostream& out) {
    for (const engine::PlayerState& player : state.players)
        out << ' ' << player.score;
    out << '\n';
}

void describeTurn(const engine::Turn& turn, const engine::TurnOutcome& outcome, std::ostream& out) {
    const auto& [state, events] = outcome;
    out << state.turns << ". " << engine::formatTurn(state.board.registry(), turn) << '\n';
    for (const engine::Breach& breach : events.breaches)
        out << kIndent << "against the rules: " << engine::sentenceOf(breach, state.book->setup()) << '\n';
    for (const engine::ScoreEvent& event : events.scored)
        out << kIndent << engine::formatScore(event) << '\n';
    if (!events.scored.empty() || !turn.transfers.empty()) {
        out << kIndent << "scores";
        describeScores(state, out);
    }
    if (events.anotherTurn)
        out << kIndent << "another turn for " << turn.player << '\n';
}

void describeEnd(const GameState& state, std::ostream& out) {
    const engine::FinalScore final = engine::finalScoreOf(state);
    out << (state.over() ? "end\n" : "if the game ended now\n");
    for (const engine::ScoreEvent& event : final.events)
        out << kIndent << engine::formatScore(event) << '\n';
}

} // namespace

std::string describe(const models::GameRecord& record, const models::Replay& replay) {
    std::ostringstream out;
    describeSetup(record.setup, out);
    for (std::size_t i = 0; i < record.turns.size(); ++i)
        describeTurn(record.turns[i], replay.turns[i].outcome, out);
    const GameState& state = replay.end();
    describeEnd(state, out);
    out << describeTable(state);
    out << engine::formatBoard(state.board.registry(), {state.board.tiles(), state.meeples});
    return out.str();
}

} // namespace meeplecam::cli
