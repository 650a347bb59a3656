#pragma once

#include "tests/support/bundled.h"
#include "vision/tracking/table_tracker.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace meeplecam::tests {

/// A catalogue that shows no tile.
inline const vision::TileIndex& noPictures() {
    static const vision::TileIndex kIndex = [] {
        vision::TileIndex empty;
        empty.registry = models::bundledTiles().registry;
        return empty;
    }();
    return kIndex;
}

/// A tile that no catalogue shows, and what it may be.
inline vision::CellReading strangeTile(const engine::Placement& first, std::vector<engine::TileFace> others) {
    constexpr double kOther = 0.2; // probability of all others together
    vision::SquareLook look;
    look.whole = 8.0F;
    look.faces.push_back({{first.tile, first.rotation}, others.empty() ? 1.0 : 1.0 - kOther});
    for (const engine::TileFace& other : others)
        look.faces.push_back({other, kOther / static_cast<double>(others.size())});
    look.print = vision::StrangePrint{};
    look.print->number = 10 * first.cell.x + first.cell.y;
    vision::CellReading reading;
    reading.cell = first.cell;
    reading.tileEvidence = 8.0F;
    reading.square = std::make_shared<const vision::SquareLook>(std::move(look));
    return reading;
}

/// A look at the start tile base.D and these.
inline vision::TableLook lookAt(std::vector<vision::CellReading> tiles) {
    const vision::Quad quad{{{100, 100}, {200, 100}, {200, 200}, {100, 200}}};
    tiles.push_back(strangeTile(placement("base.D", 0, 0), {}));
    std::ranges::sort(tiles, std::less{}, &vision::CellReading::cell);
    vision::TableLook look;
    look.reading.board = vision::TracedBoard{*vision::GridModel::fit({{{0, 0}, quad}}, {800, 600}),
                                             vision::TileScorer(vision::TileIndex{}, {}), std::move(tiles)};
    for (const vision::CellReading& cell : look.reading.board->cells)
        look.fresh.insert(cell.cell);
    return look;
}

} // namespace meeplecam::tests
