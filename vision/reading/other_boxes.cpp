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

} // namespace meeplecam::vision
