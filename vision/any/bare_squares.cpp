#include "vision/any/bare_squares.h"

#include "vision/image/median.h"
#include "vision/reading/table_looks.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace meeplecam::vision {

TracedBoard withoutBareSquares(const Frame& frame, TracedBoard board) {
    // Of 4,289 tiles on 99 tables, drawn, printed, real, and white ones, the least differed 0.31 times as
    // much from the table as the middle one of its board, and none mostly looked like it; of 108 other
    // squares 77 mostly looked like it, and 11 more differed less (2026-11-27). Their evidence was at
    // most 3.3, that of half of the tiles more than 7.
    constexpr double kLeastShare = 0.25;
    constexpr float kClearTile = 4.0F;  // evidence
    constexpr float kRatherTile = 2.0F; // from here on it is asked about
    constexpr float kBare = -20.0F;
    constexpr float kDoubtful = -1.0F;
    constexpr std::size_t kFew = 4; // tiles that don't tell how much they differ
    std::set<engine::Cell> tiles;
    for (const CellReading& cell : board.cells)
        if (cell.tileEvidence > kTileEvidence)
            tiles.insert(cell.cell);
    if (tiles.size() < kFew)
        return board;
    TableLooks looks(frame, board.grid.camera(), tiles, tiles);
    std::map<engine::Cell, double> differences;
    std::vector<double> all;
    for (const engine::Cell cell : tiles)
        if (const std::optional<double> difference = looks.unlikeness(cell)) {
            differences.emplace(cell, *difference);
            all.push_back(*difference);
        }
    if (all.size() < kFew)
        return board;
    const double least = kLeastShare * medianOf(std::move(all));
    for (CellReading& cell : board.cells) {
        if (!tiles.contains(cell.cell) || cell.tileEvidence > kClearTile)
            continue;
        const auto difference = differences.find(cell.cell);
        if ((difference != differences.end() && difference->second < least) || looks.isMostlyTable(cell.cell))
            cell.tileEvidence = cell.tileEvidence > kRatherTile ? kDoubtful : kBare;
    }
    return board;
}

} // namespace meeplecam::vision
