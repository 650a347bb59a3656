// How fast the virtual table is: pictures of the live source, and whole stills.

#include "datasets/table/composing/composition.h"
#include "datasets/table/composing/live_table.h"
#include "datasets/table/painting/render.h"

#include <benchmark/benchmark.h>

namespace meeplecam::table {
namespace {

/// One picture of a game that is being played, at 1280 × 720: hands, shadows, changes and rests as they come.
void livePicture(benchmark::State& state) {
    Artist artist(models::bundledTiles(), art::Dress::Summer);
    const TableGame game = *randomTableGame(models::bundledTiles(), {}, art::Dice(1));
    LiveTable live(game, {}, artist);
    for (auto _ : state) {
        cv::Mat picture = live.next();
        if (picture.empty()) {
            state.SkipWithError("the game is over");
            break;
        }
        benchmark::DoNotOptimize(picture.data);
    }
    state.counters["pictures/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(livePicture)->Iterations(1200)->UseRealTime()->Unit(benchmark::kMillisecond);

/// A still of a whole board at 1920 × 1080 with clutter, developed.
void still(benchmark::State& state) {
    Recipe recipe;
    recipe.size = {1920, 1080};
    recipe.tiles = {72, 72};
    recipe.clutter = 1;
    Artist artist(models::bundledTiles(), art::Dress::Summer);
    const Composition composition = *compose(recipe, 1, artist);
    for (auto _ : state) {
        const Rendering rendering = render(composition.scene);
        benchmark::DoNotOptimize(develop(rendering.light, composition.effects, 1).data);
    }
}
BENCHMARK(still)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace meeplecam::table

BENCHMARK_MAIN();
