#include "datasets/verdicts/tile_verdicts.h"

#include <algorithm>

namespace meeplecam::datasets {

namespace {

using models::BoardReport;
using models::ReportedTile;
using About = models::ReportQuestion::About;

std::string textOf(const engine::Placement& tile, const engine::TileRegistry& registry) {
    return registry[tile.tile].name + " turned " + std::to_string(engine::quarterTurns(tile.rotation));
}

/// A tile of the truth, and what was reported in its cell or null.
JudgedTile judge(const TruthTile& tile, const ReportedTile* reported, const engine::TileRegistry& registry) {
    JudgedTile judged;
    judged.cell = tile.cell;
    const bool hidden = tile.visible < kHardlyVisible;
    const engine::Placement& wanted = *tile.placement;
    if (reported == nullptr) {
        judged.verdict = hidden ? TileVerdict::Hidden : TileVerdict::Missing;
        judged.text = textOf(wanted, registry) + " is missing";
        return judged;
    }
    const engine::Placement& read = reported->placement;
    if (registry.sameFace({read.tile, read.rotation}, {wanted.tile, wanted.rotation})) {
        judged.verdict = hidden ? TileVerdict::HiddenRight : TileVerdict::Right;
        return judged;
    }
    judged.verdict = TileVerdict::Wrong;
    judged.text = textOf(read, registry) + " instead of " + textOf(wanted, registry);
    return judged;
}

/// A report that no tile of the truth accounts for.
JudgedTile judgeBeside(const ReportedTile& reported, const Truth& truth,
                       const engine::TileRegistry& registry) {
    JudgedTile judged;
    judged.cell = reported.placement.cell;
    const TruthTile* tile = tileAt(truth, judged.cell);
    const bool unknown = tile == nullptr ? !truth.complete : !tile->placement;
    judged.verdict = unknown ? TileVerdict::Unjudged : TileVerdict::Extra;
    judged.text = textOf(reported.placement, registry) +
                  (tile == nullptr ? " where no tile lies" : " besides another tile in this cell");
    return judged;
}

} // namespace

std::vector<JudgedTile> judgeTiles(const BoardReport& report, const Truth& truth,
                                   const engine::TileRegistry& registry) {
    std::vector<JudgedTile> tiles;
    for (const TruthTile& tile : truth.tiles)
        if (tile.placement)
            tiles.push_back(judge(tile, tileAt(report, tile.cell), registry));
    for (const ReportedTile& reported : report.tiles) {
        const TruthTile* tile = tileAt(truth, reported.placement.cell);
        const bool judgedBefore =
            tile != nullptr && tile->placement && tileAt(report, tile->cell) == &reported;
        if (!judgedBefore)
            tiles.push_back(judgeBeside(reported, truth, registry));
    }
    for (JudgedTile& tile : tiles)
        tile.asked = askedAt(report, tile.cell, About::Tile);
    return tiles;
}

Asked askedAt(const BoardReport& report, engine::Cell cell, About about) {
    Asked asked = Asked::No;
    for (const models::ReportQuestion& question : report.questions)
        if (question.cell == cell)
            asked = std::max(asked, question.about == about ? Asked::Yes : Asked::AboutSomethingElse);
    return asked;
}

} // namespace meeplecam::datasets
