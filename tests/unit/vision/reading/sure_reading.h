#pragma once

#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/reading/board_reporter.h"

namespace meeplecam::tests {

/// Reads tables of fewTypes().
inline const vision::TableReader& fewTypesReader() {
    static const vision::TableReader kReader(fewTypesIndex(), {baseCounts(fewTypes()), {}});
    return kReader;
}

/// One of nineTiles(), read without any doubt.
inline vision::ReadTile sureTile(const LaidTile& laid) {
    vision::ReadTile tile;
    tile.tile = {placement(laid.name, laid.cell.x, laid.cell.y, laid.quarterTurns),
                 quadOf(nineTilesCamera(), laid.cell), viewOf(fewTypesIndex(), laid.name, laid.quarterTurns)};
    tile.gap = 8.0F;
    return tile;
}

/// All of nineTiles(), read without any doubt.
inline vision::TableReading sureReading() {
    vision::TableReading reading;
    std::vector<vision::PlacedQuad> quads;
    for (const LaidTile& laid : nineTiles()) {
        reading.tiles.push_back(sureTile(laid));
        quads.push_back({laid.cell, reading.tiles.back().tile.quad});
    }
    reading.board = vision::TracedBoard{
        *vision::GridModel::fit(quads, nineTilesFrame().size()), vision::TileScorer(fewTypesIndex(), {}), {}};
    return reading;
}

/// A red meeple that stands in the middle of cell (1,1), base.W, on its road 0.
inline vision::ReadMeeple sureMeeple() {
    vision::ReadMeeple meeple;
    meeple.found.foot = {1.5, 1.5};
    meeple.found.evidence = 6.0F;
    meeple.colours[static_cast<std::size_t>(models::MeepleColour::Red)] = 1.0F;
    meeple.features = {{{{1, 1}, 0}, 0.98F, {0.5, 0.5}}, {{{1, 1}, 4}, 0.02F, {0.5, 0.5}}};
    return meeple;
}

/// What is said of a reading in a game of the base box.
inline models::BoardReport reported(const vision::TableReading& reading) {
    return vision::reportOf(reading, fewTypesReader(),
                            *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"}));
}

inline models::BoardReport reportedWith(const vision::ReadMeeple& meeple) {
    vision::TableReading reading = sureReading();
    reading.meeples = {meeple};
    return reported(reading);
}

} // namespace meeplecam::tests
