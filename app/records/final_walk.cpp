#include "app/records/final_walk.h"

#include "app/session/event_text.h"

#include <algorithm>

namespace meeplecam::records {

using engine::ScoreEvent;
using session::pointsText;

namespace {

std::vector<engine::PlacedMeeple> meeplesOf(const engine::GameState& state, const ScoreEvent& event) {
    return engine::meeplesOn(state, state.board.featureAt(event.at));
}

bool scores(const ScoreEvent& event, int player) {
    return std::ranges::any_of(event.players,
                               [=](const engine::PlayerPoints& own) { return own.player == player; });
}

/// ", more meeples than blue"; empty when nobody stands there without scoring.
std::string majorityText(const ScoreEvent& event, const std::vector<engine::PlacedMeeple>& meeples,
                         const std::vector<std::string>& names) {
    std::vector<int> fewer;
    for (const engine::PlacedMeeple& meeple : meeples)
        if (!scores(event, meeple.player) && std::ranges::find(fewer, meeple.player) == fewer.end())
            fewer.push_back(meeple.player);
    return fewer.empty() ? "" : ", with more meeples there than " + namesText(fewer, names);
}

/// "red gets 6 points for the city at (2, -1): 4 tiles 4 + 2 pennants 2."
std::string sentenceFor(const ScoreEvent& event, const std::vector<engine::PlacedMeeple>& meeples,
                        const std::vector<std::string>& names) {
    const int points = event.players.empty() ? 0 : event.players.front().points;
    const bool shared = event.players.size() > 1;
    return namesText(playersOf(event), names) + (shared ? " each get " : " gets ") + pointsText(points) +
           " for the " + featureText(event) + ": " +
           (event.kind == engine::ScoreKind::Field && event.cities == 0 ? "it touches no completed city"
                                                                        : engine::describe(event.sheet)) +
           majorityText(event, meeples, names) + ".";
}

} // namespace

std::string featureText(const ScoreEvent& event) {
    const bool finished = event.completed && event.kind != engine::ScoreKind::Field;
    return std::string(finished ? "finished " : "") + engine::nameOf(event.kind) + " at " +
           models::placeOf(event.at.cell);
}

std::vector<int> playersOf(const ScoreEvent& event) {
    std::vector<int> players;
    std::ranges::transform(event.players, std::back_inserter(players), &engine::PlayerPoints::player);
    return players;
}

std::string namesText(const std::vector<int>& players, const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (i > 0)
            text += i + 1 == players.size() ? " and " : ", ";
        text += names[static_cast<std::size_t>(players[i])];
    }
    return text;
}

FinalWalk finalWalkOf(const engine::GameState& state, std::vector<std::string> names) {
    FinalWalk walk{std::move(names), {}, {}, engine::finalScoreOf(state)};
    for (const engine::PlayerState& player : state.players)
        walk.before.push_back(player.score);
    std::vector<int> totals = walk.before;
    for (const ScoreEvent& event : walk.score.events) {
        for (const engine::PlayerPoints& own : event.players)
            totals[static_cast<std::size_t>(own.player)] += own.points;
        std::vector<engine::PlacedMeeple> meeples = meeplesOf(state, event);
        std::string text = sentenceFor(event, meeples, walk.names);
        walk.steps.push_back({event, std::move(meeples), totals, std::move(text)});
    }
    return walk;
}

} // namespace meeplecam::records
