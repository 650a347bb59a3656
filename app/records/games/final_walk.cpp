#include "app/records/games/final_walk.h"

namespace meeplecam::records {

using engine::ScoreEvent;

namespace {

std::vector<engine::PlacedMeeple> meeplesOf(const engine::GameState& state, const ScoreEvent& event) {
    if (event.kind == engine::ScoreKind::Goods)
        return {};
    return engine::meeplesOn(state, state.board.featureAt(event.at));
}

} // namespace

FinalWalk finalWalkOf(const engine::GameState& state, std::vector<std::string> names) {
    FinalWalk walk{std::move(names), {}, {}, engine::finalScoreOf(state)};
    for (const engine::PlayerState& player : state.players)
        walk.before.push_back(player.score);
    std::vector<int> totals = walk.before;
    for (const ScoreEvent& event : walk.score.events) {
        for (const engine::PlayerPoints& own : event.players)
            totals[static_cast<std::size_t>(own.player)] += own.points;
        walk.steps.push_back({event, meeplesOf(state, event), totals});
    }
    return walk;
}

} // namespace meeplecam::records
