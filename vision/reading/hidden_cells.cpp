#include "vision/reading/hidden_cells.h"

#include "vision/grid/frontier.h"
#include "vision/reading/table_looks.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace meeplecam::vision {

namespace {

using engine::Cell;

// Measured on 38 photos and path-traced tables (2026-11-22): of 378 empty places between tiles 6 look like
// none of the others and have some evidence; of 10 places with hidden tiles 8 do.
constexpr float kLikeATile = -9.0F; // evidence of a tile; on an open table it is far less
constexpr double kUnlike = 9.0;     // TableLooks::unlikeness
constexpr int kTilesAround = 2;
constexpr double kForTheMostPart = 0.4; // of a cell under a hand
constexpr double kAlmostAll = 0.7;      // from where on what is seen of the cell says nothing

std::set<Cell> cellsOf(const std::vector<ReadTile>& tiles) {
    std::set<Cell> cells;
    for (const ReadTile& tile : tiles)
        cells.insert(tile.tile.placement.cell);
    return cells;
}

} // namespace

std::vector<CellReading> worthAsking(const Frame& frame, const TableReading& reading,
                                     std::vector<CellReading> cells) {
    // Of 233 places that were asked about on 125 photos, path-traced and virtual tables (2026-11-27) 16 held
    // a tile. None of these was below 7.7, of the others 48; none was beside no tile, of the others 53. What
    // was taken for a hand is table where it looks like the table: of 3 places with a tile under a hand none
    // was below 15.
    constexpr double kLikeTable = 6.0;      // TableLooks::unlikeness of what is free
    constexpr double kNoHandButTable = 4.0; // and of all
    if (!reading.board || reading.tiles.empty() || cells.empty())
        return {};
    const std::set<Cell> tiles = cellsOf(reading.tiles);
    std::set<Cell> taken = tiles;
    for (const CellReading& cell : cells)
        taken.insert(cell.cell);
    const TableLooks looks(frame, reading.board->grid.camera(), tiles, taken,
                           reading.hands ? &*reading.hands : nullptr);
    const double dimmed = looks.dimmed();
    std::erase_if(cells, [&](const CellReading& cell) {
        const auto rest = looks.unlikenessOfRest(cell.cell);
        const auto all = looks.unlikenessWithCover(cell.cell);
        return tilesBeside(cell.cell, tiles) == 0 || (rest && *rest < dimmed * kLikeTable) ||
               (all && *all < dimmed * kNoHandButTable);
    });
    return cells;
}

std::vector<CellReading> hiddenCells(const Frame& frame, const TableReading& reading) {
    if (!reading.board || reading.tiles.empty())
        return {};
    const std::set<Cell> tiles = cellsOf(reading.tiles);
    std::set<Cell> taken = tiles;
    for (const CellReading& cell : reading.doubtful)
        taken.insert(cell.cell);
    const auto isUnderAHand = [&](const CellReading& cell) {
        const double share = reading.hands ? reading.hands->hiddenShare(cell.quad) : 0.0;
        return share > kAlmostAll || (share > kForTheMostPart && cell.tileEvidence > kLikeATile);
    };
    std::vector<CellReading> hidden;
    std::vector<CellReading> perhaps;
    for (const CellReading& cell : reading.board->cells) {
        const int around = tilesBeside(cell.cell, tiles);
        if (taken.contains(cell.cell) || around == 0)
            continue;
        if (isUnderAHand(cell))
            hidden.push_back(cell);
        else if (around >= kTilesAround && cell.tileEvidence > kLikeATile)
            perhaps.push_back(cell);
    }
    if (perhaps.empty())
        return hidden;
    const TableLooks looks(frame, reading.board->grid.camera(), tiles, taken);
    std::ranges::copy_if(perhaps, std::back_inserter(hidden),
                         [&](const CellReading& cell) { return looks.unlikeness(cell.cell) > kUnlike; });
    return hidden;
}

} // namespace meeplecam::vision
