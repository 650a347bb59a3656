#include "vision/reading/doubtful_cells.h"

#include "vision/decision/unknown_tiles.h"
#include "vision/image/logistic.h"

#include <algorithm>

namespace meeplecam::vision {

bool isUnderHand(const CellReading& cell, const std::optional<Cover>& hands) {
    constexpr double kHidden = 0.4; // share
    return hands && hands->hiddenShare(cell.quad) > kHidden;
}

double probabilityOfTile(const CellReading& cell, const std::optional<Cover>& hands) {
    constexpr float kHidden = -2.5F;    // evidence below which only hidden places are asked about
    constexpr double kTileHidden = 0.2; // 10 of 52 questions about places were needed, 2026-11-24
    if (cell.tileEvidence < kHidden || isUnderHand(cell, hands))
        return kTileHidden;
    const float whole = cell.opinion ? cell.opinion->whole : cell.tileEvidence;
    return logistic<double>(std::max(cell.tileEvidence, 0.5F * (cell.tileEvidence + whole)));
}

} // namespace meeplecam::vision
