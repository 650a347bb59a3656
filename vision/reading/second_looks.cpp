#include "vision/reading/second_looks.h"

#include "vision/decision/cell_belief.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

constexpr float kClearGap = 5.5F; // nats to the best board with another face

} // namespace

std::set<engine::Cell> unclearCells(const std::vector<CellReading>& looked,
                                    const std::vector<ReadTile>& tiles, const TileIndex& index) {
    constexpr float kClearTile = 5.0F;  // evidence
    constexpr float kClearLead = 12.0F; // nats; a black meeple on a road, and one on a pennant, made 7 and 10
    std::set<engine::Cell> cells;
    for (const CellReading& cell : looked)
        cells.insert(cell.cell);
    for (const ReadTile& tile : tiles)
        if (tile.gap > kClearGap && tile.reading.tileEvidence > kClearTile &&
            leadOf(tile.reading, index) > kClearLead)
            cells.erase(tile.tile.placement.cell);
    return cells;
}

void doubtContradictions(const std::vector<ReadTile>& before, const engine::TileRegistry& registry,
                         std::vector<ReadTile>& now) {
    constexpr float kDoubt = 1.0F; // nats
    for (ReadTile& tile : now) {
        const engine::Placement& placement = tile.tile.placement;
        const auto then = std::ranges::find_if(
            before, [&](const ReadTile& known) { return known.tile.placement.cell == placement.cell; });
        if (then == before.end() || then->gap < kClearGap || tile.gap < kDoubt)
            continue;
        const engine::TileFace face{then->tile.placement.tile, then->tile.placement.rotation};
        if (registry.sameFace(face, {placement.tile, placement.rotation}))
            continue;
        tile.gap = kDoubt;
        if (std::ranges::find(tile.alternatives, face) == tile.alternatives.end())
            tile.alternatives.insert(tile.alternatives.begin(), face);
    }
}

} // namespace meeplecam::vision
