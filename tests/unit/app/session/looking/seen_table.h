#pragma once

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/tracking/table_tracker.h"

#include <gtest/gtest.h>

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

/// Things on the tile in the middle of nineTiles().
class MiddleTileTest : public testing::Test {
protected:
    MiddleTileTest() {
        for (const vision::ReadTile& tile : nineTilesLook().reading.tiles) {
            m_tiles.push_back(tile.tile);
            if (tile.tile.placement.tile == tests::tile("base.W"))
                m_tile = tile.tile.placement;
        }
    }
    /// Where things are put, in tile sides from the corner of the first tile.
    [[nodiscard]] cv::Point2d spot() const { return {m_tile.cell.x + 0.5, m_tile.cell.y + 0.3}; }
    /// A meeple so far from there.
    [[nodiscard]] vision::ReadMeeple meeple(models::MeepleColour colour = models::MeepleColour::Red,
                                            cv::Point2d off = {}) const {
        return meepleAt(spot() + off, colour, models::MeeplePose::Standing);
    }
    /// A look in which these are seen, and, if it is a close one, what is printed under them.
    [[nodiscard]] static vision::TableLook lookAt(const std::vector<vision::ReadMeeple>& things,
                                                  bool closely) {
        vision::TableLook look = nineTilesLook();
        look.reading.meeples = things;
        if (!closely)
            look.reading.view.reset();
        return look;
    }

    std::vector<vision::LyingTile> m_tiles;
    engine::Placement m_tile; ///< the one in the middle
};

} // namespace meeplecam::tests
