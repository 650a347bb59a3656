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

} // namespace

std::vector<CellReading> hiddenCells(const Frame& frame, const TableReading& reading) {
    if (!reading.board || reading.tiles.empty())
        return {};
    std::set<Cell> tiles;
    for (const ReadTile& tile : reading.tiles)
        tiles.insert(tile.tile.placement.cell);
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
