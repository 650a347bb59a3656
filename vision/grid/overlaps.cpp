#include "vision/grid/overlaps.h"

#include <cstdlib>

namespace meeplecam::vision {

namespace {

struct TileOnTable {
    engine::Cell cell;
    Quad quad; // in tile sides
};

std::vector<TileOnTable> tilesOnTable(const GridModel& grid, const std::vector<CellReading>& cells) {
    std::vector<TileOnTable> tiles;
    for (const CellReading& reading : cells) {
        if (reading.tileEvidence <= kTileEvidence)
            continue;
        TileOnTable tile{reading.cell, {}};
        for (std::size_t i = 0; i < tile.quad.size(); ++i)
            tile.quad[i] = cv::Point2f(grid.camera().tablePoint(reading.quad[i]));
        tiles.push_back(tile);
    }
    return tiles;
}

} // namespace

std::set<engine::Cell> cellsOnOthers(const GridModel& grid, const std::vector<CellReading>& cells) {
    // Of 1695 tiles on 40 tables, hard to read, none lay on another by more than 0.14 (2026-11-29).
    constexpr double kMost = 0.15; // of a cell
    constexpr int kNear = 2;       // cells
    const std::vector<TileOnTable> tiles = tilesOnTable(grid, cells);
    std::set<engine::Cell> lying;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const TileOnTable& a = tiles[i];
            const TileOnTable& b = tiles[j];
            if (std::abs(a.cell.x - b.cell.x) > kNear || std::abs(a.cell.y - b.cell.y) > kNear ||
                lying.contains(a.cell) || lying.contains(b.cell) || sharedArea(a.quad, b.quad) < kMost)
                continue;
            lying.insert(grid.deviation(a.cell) > grid.deviation(b.cell) ? a.cell : b.cell);
        }
    return lying;
}

} // namespace meeplecam::vision
