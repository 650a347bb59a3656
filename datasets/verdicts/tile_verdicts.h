#pragma once

#include "datasets/truth/truth.h"
#include "models/board_report.h"

namespace meeplecam::datasets {

/// Tiles, and meeples, of which the picture shows less than this share are not required.
inline constexpr double kHardlyVisible = 0.5;

/// Hidden: hardly visible and not reported. HiddenRight: hardly visible, and right. Unjudged: read in the
/// cell of a tile that the catalogue does not have, or beside a board that the truth does not list
/// completely.
enum class TileVerdict : std::uint8_t { Right, Wrong, Missing, Extra, Hidden, HiddenRight, Unjudged };

/// Whether it keeps a board from being exact.
constexpr bool isMistake(TileVerdict verdict) {
    return verdict == TileVerdict::Wrong || verdict == TileVerdict::Missing || verdict == TileVerdict::Extra;
}

/// Whether questions name a cell: none, only about something else there, or about this kind of thing.
enum class Asked : std::uint8_t { No, AboutSomethingElse, Yes };

struct JudgedTile {
    TileVerdict verdict = TileVerdict::Right;
    engine::Cell cell;
    Asked asked = Asked::No;
    std::string text; ///< what is not right, e.g. "base.U turned 0 instead of base.V turned 1"
};

/// What becomes of every tile of the truth, and of reports in other cells. The cells and turns of `report`
/// are those of the truth already.
std::vector<JudgedTile> judgeTiles(const models::BoardReport& report, const Truth& truth,
                                   const engine::TileRegistry& registry);

/// Whether a question of the report names the cell.
Asked askedAt(const models::BoardReport& report, engine::Cell cell, models::ReportQuestion::About about);

} // namespace meeplecam::datasets
