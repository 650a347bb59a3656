#pragma once

#include "engine/tiles/tile_registry.h"
#include "models/art/reports/report_panel.h"
#include "models/board_report.h"
#include "models/tiles/catalogue.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace meeplecam::art {

/// What a drawn board is made of.
struct BoardStyle {
    /// Pictures of an edition's tiles, the copies of a type one after the other; none: the house edition.
    const models::Catalogue* catalogue = nullptr;
    /// The tile of this cell has a golden frame, such as that of the last turn.
    std::optional<engine::Cell> framed = {};
    /// Room for these cells at least, so that boards of one game lie alike; the report's where none are said.
    std::optional<engine::CellRange> cells = {};
    double side_px = 2000; ///< about how long the longer side of a whole game's board is
    bool numbered = true;  ///< rows and columns
    bool table = true; ///< a wooden one beneath; else what is no tile or meeple can be seen through (BGRA)
};

/// The board of a report built anew from the house edition's tiles, or a catalogue's, seen from straight
/// above, north up, with meeples, badges where something is asked ("?") or was found ("!"), and these words
/// beside it; rows and columns are numbered from 1. BGR, 8 bits; the more tiles the larger, and never more
/// than 6000 beside the words. An empty report gives the words alone. The report's tiles are those of
/// `registry`.
[[nodiscard]] cv::Mat drawBoard(const models::BoardReport& report, const engine::TileRegistry& registry,
                                const PanelWords& words, const BoardStyle& style = {});

/// The same without the words, and without the table where the style says so.
[[nodiscard]] cv::Mat drawBoardAlone(const models::BoardReport& report, const engine::TileRegistry& registry,
                                     const BoardStyle& style = {});

/// The house edition's pictures of the report's tiles, `side_px` square, each in the copy in which the drawn
/// board shows it: who draws many boards of one game is quicker with them as the style's catalogue.
[[nodiscard]] models::Catalogue drawnTiles(const models::BoardReport& report,
                                           const engine::TileRegistry& registry, int side_px);

} // namespace meeplecam::art
