#include "engine/play/random_play.h"
#include "engine/play/scoring.h"
#include "models/tiles/tile_library.h"

#include <benchmark/benchmark.h>

namespace {

using namespace meeplecam;

std::shared_ptr<const engine::RuleBook> bookOf(const std::vector<std::string>& sets, engine::Rules rules) {
    engine::GameSetup setup;
    setup.registry = models::bundledTiles().registry;
    setup.sets = *models::findSets(models::bundledTiles(), sets);
    setup.rules = rules;
    setup.players.resize(4);
    return *engine::RuleBook::create(setup);
}

/// Whole random games: every legal placement of each tile, every meeple option of the one played, and final
/// scoring.
void playGames(benchmark::State& state, const std::shared_ptr<const engine::RuleBook>& book) {
    std::uint64_t seed = 0;
    for ([[maybe_unused]] auto _ : state) {
        const engine::RandomGame game = engine::playRandomGame(book, seed++);
        benchmark::DoNotOptimize(engine::finalScoreOf(game.end));
    }
    state.SetItemsProcessed(state.iterations());
    state.SetLabel("items are whole games");
}

void classicGames(benchmark::State& state) {
    playGames(state, bookOf({"base"}, engine::rulesOf(engine::Preset::Base)));
}
BENCHMARK(classicGames)->Unit(benchmark::kMicrosecond);

void everythingAtOnce(benchmark::State& state) {
    engine::Rules rules = engine::rulesOf(engine::Preset::Winter);
    rules.innsAndCathedrals = rules.gingerbread = rules.fillHoleExtraTurn = true;
    rules.largeMeeples = 1;
    playGames(state, bookOf({"winter", "gingerbread", "inns_cathedrals"}, rules));
}
BENCHMARK(everythingAtOnce)->Unit(benchmark::kMicrosecond);

void allBoxes(benchmark::State& state) {
    engine::Rules rules = engine::rulesOf(engine::Preset::Base);
    rules.innsAndCathedrals = rules.goods = true;
    rules.largeMeeples = rules.abbots = rules.builders = rules.pigs = 1;
    playGames(state, bookOf({"base_gardens", "river_2014", "abbot", "inns_cathedrals_gardens",
                             "traders_builders_gardens"},
                            rules));
}
BENCHMARK(allBoxes)->Unit(benchmark::kMicrosecond);

/// What a feature is, and who owns it, in the middle of a board of 72 tiles.
void featureQuery(benchmark::State& state) {
    const auto book = bookOf({"base"}, engine::rulesOf(engine::Preset::Base));
    const engine::GameState end = engine::playRandomGame(book, 7).end;
    for ([[maybe_unused]] auto _ : state) {
        const engine::FeatureId feature = end.board.featureAt({{0, 0}, 0});
        const engine::Feature* found = &end.board[feature];
        benchmark::DoNotOptimize(found);
        benchmark::DoNotOptimize(engine::ownersOf(end, feature));
    }
}
BENCHMARK(featureQuery);

} // namespace

BENCHMARK_MAIN();
