#include "vision/grid/islands.h"

#include "vision/grid/agreement.h"

#include <algorithm>
#include <set>

namespace meeplecam::vision {

namespace {

using Island = std::set<engine::Cell>;

constexpr float kClear = 5.0F; // evidence
// Of eight tiles that were seen on a scoring track one was clear, of six on another none (2026-11-22).
constexpr std::ptrdiff_t kClearOf = 3; // every third tile of an island of tiles is clear at least

/// Those of the tiles that hang together with this one.
Island islandOf(engine::Cell cell, const std::set<engine::Cell>& tiles) {
    Island island{cell};
    std::vector<engine::Cell> open{cell};
    while (!open.empty()) {
        const engine::Cell from = open.back();
        open.pop_back();
        for (const engine::Side side : engine::kSides) {
            const engine::Cell next = engine::neighbour(from, side);
            if (tiles.contains(next) && island.insert(next).second)
                open.push_back(next);
        }
    }
    return island;
}

std::vector<Island> islandsOf(std::set<engine::Cell> tiles) {
    std::vector<Island> islands;
    while (!tiles.empty()) {
        islands.push_back(islandOf(*tiles.begin(), tiles));
        for (const engine::Cell cell : islands.back())
            tiles.erase(cell);
    }
    return islands;
}

} // namespace

void dropDoubtfulIslands(std::vector<CellReading>& cells) {
    const float poor = poorCorrelation(cells);
    std::set<engine::Cell> tiles;
    std::set<engine::Cell> clear;
    for (const CellReading& reading : cells) {
        if (reading.tileEvidence > kTileEvidence)
            tiles.insert(reading.cell);
        if (reading.tileEvidence > kClear && !agreesPoorly(reading, poor))
            clear.insert(reading.cell);
    }
    const std::vector<Island> islands = islandsOf(std::move(tiles));
    if (islands.size() < 2)
        return;
    const Island& board = *std::ranges::max_element(islands, {}, &Island::size);
    for (const Island& island : islands) {
        const auto clearTiles =
            std::ranges::count_if(island, [&](engine::Cell cell) { return clear.contains(cell); });
        if (&island != &board && kClearOf * clearTiles < std::ssize(island))
            std::erase_if(cells, [&](const CellReading& reading) { return island.contains(reading.cell); });
    }
}

} // namespace meeplecam::vision
