#include "app/gui/game_plan.h"

#include "models/setup_json.h"

namespace meeplecam::gui {

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

engine::Result<GamePlan> planToResume(const std::filesystem::path& log) {
    const auto logged = session::readEventLog(log, models::bundledTiles());
    if (!logged)
        return logged.error();
    const session::LogHeader& header = logged->header;
    GamePlan plan;
    plan.source.source = header.source;
    plan.catalogue = header.catalogue;
    plan.rules = header.setup.rules;
    plan.players = header.setup.players;
    plan.sets.clear();
    for (const engine::TileSet& set : header.setup.sets)
        plan.sets.push_back(set.name);
    plan.log = log;
    plan.existing = session::ExistingLog::Resume;
    return plan;
}

GamePlan demoPlan(std::uint64_t seed) {
    GamePlan plan;
    plan.source.source = "demo";
    plan.source.demo.table.seed = seed;
    const auto colours = session::demoPlayers(plan.source.demo);
    for (const std::string& colour : colours ? *colours : std::vector<std::string>{})
        plan.players.push_back({colour, colour});
    return plan;
}

} // namespace meeplecam::gui
