#include "app/session/planning/game_plan.h"

#include "app/session/editions/boxes_beside.h"
#include "models/records/setup_json.h"

#include <utility>

namespace meeplecam::session {

std::vector<engine::Player> playersCalled(const std::vector<std::string>& colours) {
    std::vector<engine::Player> players;
    for (const std::string& colour : colours)
        players.push_back({colour, colour});
    return players;
}

engine::Result<engine::GameSetup> setupOf(const GamePlan& plan) {
    engine::Result<engine::GameSetup> setup = models::setupOf(models::bundledTiles(), plan.sets);
    if (!setup)
        return setup;
    if (plan.rules)
        setup->rules = *plan.rules;
    setup->players = plan.players;
    if (const engine::Status fits = engine::check(setup->rules); !fits)
        return fits.error();
    return setup;
}

ReaderRequest readerRequestOf(const GamePlan& plan) {
    ReaderRequest request{plan.catalogue, plan.sets, {}, plan.learned};
    for (const engine::Player& player : plan.players)
        request.players.push_back(player.colour);
    return request;
}

SourceRequest sourceRequestOf(const GamePlan& plan) {
    SourceRequest request = plan.source;
    request.demo.sets = plan.sets;
    request.demo.rules = plan.rules;
    request.demo.table.showing = plan.showMeeples;
    request.demo.colours = readerRequestOf(plan).players;
    if (!plan.players.empty())
        request.demo.players = static_cast<int>(plan.players.size());
    return request;
}

GamePlan withSets(GamePlan plan, std::vector<std::string> sets) {
    if (plan.rules && sets != plan.sets)
        plan.rules = rulesWithBoxes(*plan.rules, plan.sets, sets);
    plan.sets = std::move(sets);
    return plan;
}

engine::Result<GamePlan> planToResume(const std::filesystem::path& log) {
    const auto logged = readEventLog(log, models::bundledTiles());
    if (!logged)
        return logged.error();
    const LogHeader& header = logged->header;
    GamePlan plan;
    plan.source.source = header.source;
    plan.catalogue = header.catalogue;
    plan.rules = header.setup.rules;
    plan.players = header.setup.players;
    plan.sets.clear();
    for (const engine::TileSet& set : header.setup.sets)
        plan.sets.push_back(set.name);
    plan.log = log;
    plan.existing = ExistingLog::Resume;
    return plan;
}

GamePlan demoPlan(std::uint64_t seed) {
    GamePlan plan;
    plan.source.source = "demo";
    plan.source.demo.table.seed = seed;
    const auto colours = demoPlayers(plan.source.demo);
    if (colours)
        plan.players = playersCalled(*colours);
    return plan;
}

} // namespace meeplecam::session
