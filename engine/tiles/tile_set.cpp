#include "engine/tiles/tile_set.h"

#include <algorithm>
#include <numeric>

namespace meeplecam::engine {

TileCounts sumOf(std::span<const TileSet> sets) {
    TileCounts sum;
    for (const TileSet& set : sets) {
        sum.resize(std::max(sum.size(), set.counts.size()), 0);
        std::transform(set.counts.begin(), set.counts.end(), sum.begin(), sum.begin(), std::plus<>());
    }
    return sum;
}

int total(const TileCounts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

bool hasRiver(std::span<const TileSet> sets) {
    return std::ranges::find(sets, BoxKind::River, &TileSet::kind) != sets.end();
}

int countOf(const TileCounts& counts, TileTypeId type) {
    const auto at = static_cast<std::size_t>(type);
    return at < counts.size() ? counts[at] : 0;
}

} // namespace meeplecam::engine
