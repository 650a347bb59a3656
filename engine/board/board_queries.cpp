#include "engine/board/board_queries.h"

#include <algorithm>

namespace meeplecam::engine {

std::vector<Placement> legalPlacements(const Board& board, TileTypeId tile) {
    std::vector<Placement> placements;
    forEachLegalPlacement(board, tile, [&](const Placement& placement) { placements.push_back(placement); });
    std::sort(placements.begin(), placements.end(), [](const Placement& a, const Placement& b) {
        return a.cell < b.cell || (a.cell == b.cell && a.rotation < b.rotation);
    });
    return placements;
}

bool fitsSomewhere(const Board& board, TileTypeId tile) {
    bool fits = false;
    board.forEachFreeCell(
        [&](Cell, SideCode around) { fits = fits || board.registry().fittingRotations(tile, around) != 0; });
    return fits;
}

std::vector<SegmentRef> segmentsOf(const Board& board, FeatureId feature) {
    std::vector<SegmentRef> segments;
    board.forEachSegment(feature, [&](const SegmentRef& segment) { segments.push_back(segment); });
    std::sort(segments.begin(), segments.end());
    return segments;
}

std::vector<Cell> tilesOf(const Board& board, FeatureId feature) {
    std::vector<Cell> cells;
    board.forEachSegment(feature, [&](const SegmentRef& segment) { cells.push_back(segment.cell); });
    std::sort(cells.begin(), cells.end(),
              [](Cell a, Cell b) { return a.y < b.y || (a.y == b.y && a.x < b.x); });
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

std::vector<FeatureId> citiesServedBy(const Board& board, FeatureId field) {
    std::vector<FeatureId> cities;
    board.forEachSegment(field, [&](const SegmentRef& ref) {
        const TileTypeId type = board.tileAt(ref.cell)->tile;
        const unsigned touched =
            board.registry()[type].segments[static_cast<std::size_t>(ref.segment)].cities;
        for (int i = 0; touched >> i != 0; ++i) {
            if (!(touched >> i & 1U))
                continue;
            const FeatureId city = board.featureAt({ref.cell, i});
            if (board[city].complete() && std::ranges::find(cities, city) == cities.end())
                cities.push_back(city);
        }
    });
    return cities;
}

std::vector<Clash> clashesOf(const Board& board) {
    std::vector<Clash> clashes;
    const auto kindAt = [&](const Placement& tile, Side side) {
        return sideKind(board.registry().sides({tile.tile, tile.rotation}), side);
    };
    for (const Placement& tile : board.tiles())
        for (const Side side : {Side::East, Side::South}) {
            const Placement* other = board.tileAt(neighbour(tile.cell, side));
            if (other != nullptr && kindAt(tile, side) != kindAt(*other, opposite(side)))
                clashes.push_back({tile.cell, side});
        }
    return clashes;
}

} // namespace meeplecam::engine
