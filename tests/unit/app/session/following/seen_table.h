#pragma once

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/tracking/table_tracker.h"

namespace meeplecam::tests {

/// Reads fewTypes() of the base game.
inline const vision::TableReader& fewTypesReader() {
    static const vision::TableReader kReader(fewTypesIndex(), [] {
        vision::GameKnowledge game;
        game.counts = baseCounts(fewTypes());
        return game;
    }());
    return kReader;
}

/// A look at nineTiles() in which all cells are fresh; read once.
inline const vision::TableLook& nineTilesLook() {
    static const vision::TableLook kLook = [] {
        vision::TableLook look;
        look.reading = fewTypesReader().read(nineTilesFrame());
        for (const vision::CellReading& cell : look.reading.board->cells)
            look.fresh.insert(cell.cell);
        look.reading.meeples.clear();
        return look;
    }();
    return kLook;
}

/// A meeple on the table, in tile sides from the corner of the first tile.
inline vision::ReadMeeple meepleAt(cv::Point2d foot, models::MeepleColour colour, models::MeeplePose pose) {
    vision::ReadMeeple meeple;
    meeple.found.foot = foot;
    meeple.found.evidence = 6.0F;
    const bool stands = pose == models::MeeplePose::Standing;
    meeple.found.fit.shape.form = stands ? vision::MeepleForm::Standing : vision::MeepleForm::Lying;
    meeple.found.standing = stands ? 4.0F : -4.0F;
    meeple.colours[static_cast<std::size_t>(colour)] = 1.0F;
    return meeple;
}

} // namespace meeplecam::tests
