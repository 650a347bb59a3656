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

/// Takes out those besides the largest of which something is told.
template<class Told>
void dropIslands(std::vector<CellReading>& cells, const Told& told) {
    std::set<engine::Cell> tiles;
    for (const CellReading& reading : cells)
        if (reading.tileEvidence > kTileEvidence)
            tiles.insert(reading.cell);
    const std::vector<Island> islands = islandsOf(std::move(tiles));
    if (islands.size() < 2)
        return;
    const Island& board = *std::ranges::max_element(islands, {}, &Island::size);
    std::set<engine::Cell> dropped;
    for (const Island& island : islands)
        if (&island != &board && told(island))
            dropped.insert(island.begin(), island.end());
    std::erase_if(cells, [&](const CellReading& reading) { return dropped.contains(reading.cell); });
}

/// Whether one type in one turn makes up most of an island of several tiles. Players hardly lay them so, but
/// the edge of a table is the same all along: 14 times the straight edge of a city, on a white table in
/// winter (2026-11-26).
bool repeatsOneFace(const Island& island, const std::vector<CellReading>& cells, const TileIndex& index) {
    constexpr std::size_t kSeveral = 3;
    if (island.size() < kSeveral)
        return false;
    std::vector<engine::TileFace> shown;
    for (const CellReading& reading : cells)
        if (island.contains(reading.cell) && !reading.views.empty() &&
            reading.views.front().view != ViewId::None)
            shown.push_back(index[reading.views.front().view].face);
    return std::ranges::any_of(shown, [&](const engine::TileFace& face) {
        return 2 * std::ranges::count(shown, face) > std::ssize(island);
    });
}

} // namespace

void dropRepeatingIslands(std::vector<CellReading>& cells, const TileIndex& index) {
    dropIslands(cells, [&](const Island& island) { return repeatsOneFace(island, cells, index); });
}

void dropDoubtfulIslands(std::vector<CellReading>& cells, const TileIndex& index) {
    const float poor = poorCorrelation(cells);
    std::set<engine::Cell> clear;
    for (const CellReading& reading : cells)
        if (reading.tileEvidence > kClear && !agreesPoorly(reading, poor))
            clear.insert(reading.cell);
    dropIslands(cells, [&](const Island& island) {
        const auto clearTiles =
            std::ranges::count_if(island, [&](engine::Cell cell) { return clear.contains(cell); });
        return kClearOf * clearTiles < std::ssize(island) || repeatsOneFace(island, cells, index);
    });
}

} // namespace meeplecam::vision
