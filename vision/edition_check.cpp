#include "vision/edition_check.h"

#include "vision/median.h"

namespace meeplecam::vision {

namespace {

// Median correlation over the tiles of a board. Of 10 photos and renders read with c1, c2 and c3: 0.74 and
// more with the right edition, 0.56 and less with a wrong one, of which c2 and c3 are the most alike.
constexpr float kOwnEdition = 0.63F;
constexpr float kOwnEditionOfFew = 0.5F; // one covered tile among few says little
constexpr std::size_t kFew = 6;          // tiles

} // namespace

bool looksLikeCatalogue(const TracedBoard& board) {
    std::vector<float> correlations;
    for (const CellReading& cell : board.cells)
        if (cell.tileEvidence > kTileEvidence)
            correlations.push_back(cell.correlation);
    if (correlations.empty())
        return true;
    const float least = correlations.size() < kFew ? kOwnEditionOfFew : kOwnEdition;
    return medianOf(std::move(correlations)) > least;
}

} // namespace meeplecam::vision
