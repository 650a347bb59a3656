#include "vision/reading/other_boxes.h"

#include "vision/grid/edition_check.h"
#include "vision/reading/doubtful_cells.h"
#include "vision/reading/doubts.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

// Correlations of unsure tiles, and of cells that probably hold one. Of photos and renders, as they are,
// darker and blurred (`c1_web`, `c2_discs`, `large`, `c3_full`, `hard`, `normal`, `easy`), boards of the
// boxes in play have at most three below kLikeNone; the three with rivers and other boxes have six to nine,
// and nearly all their unsure tiles are below kOther, 28 November 2026.
constexpr float kLikeNone = 0.48F;
constexpr float kOther = 0.6F;
constexpr std::ptrdiff_t kSeveral = 5;

// Tiles of Inns & Cathedrals that were read as tiles of the base game, in three films, agreed with 0.54 to
// 0.85 and led by 0 to 4.6 nats; of 1,150 tiles of the boxes in play, in 31 pictures of virtual tables, 11
// are below both limits, nearly all others lead by 6 nats and more, 28 November 2026.
constexpr float kLessThanUsual = 0.85F;
constexpr float kUsualLead = 5.0F; // nats

bool agreesLessThan(float correlation, const ReadTile& tile) {
    return tile.tile.view != ViewId::None && tile.gap < kAskTile && tile.reading.correlation < correlation;
}

} // namespace

bool showsOtherBoxes(const TableReading& reading) {
    if (editionFitOf(*reading.board) != EditionFit::Own)
        return false;
    const auto unlike = [](const ReadTile& tile) { return agreesLessThan(kLikeNone, tile); };
    const auto unlikeCell = [&](const CellReading& cell) {
        return cell.correlation < kLikeNone && probabilityOfTile(cell, reading.hands) > 0.5;
    };
    return std::ranges::count_if(reading.tiles, unlike) +
               std::ranges::count_if(reading.doubtful, unlikeCell) >=
           kSeveral;
}

bool isOfOtherBox(const ReadTile& tile) {
    return agreesLessThan(kOther, tile);
}

bool mayBeOfOtherBox(const ReadTile& tile) {
    return tile.tile.view == ViewId::None ||
           (tile.gap < kUsualLead && tile.reading.correlation < kLessThanUsual);
}

} // namespace meeplecam::vision
