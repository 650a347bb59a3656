#include "vision/grid/edition_check.h"

#include "vision/image/median.h"

#include <algorithm>
#include <functional>

namespace meeplecam::vision {

namespace {

// Median correlation over the tiles of a board. Of 10 photos and renders read with c1, c2 and c3: 0.74 and
// more with the right edition, 0.56 and less with a wrong one, of which c2 and c3 are the most alike.
constexpr float kOwnEdition = 0.63F;
constexpr float kOwnEditionOfFew = 0.5F; // one covered tile among few says little
// Of boards of 1 to 72 tiles in films, photos and renders with the right edition the median was 0.73 and
// more; in one with 7 tiles under glare 0.56, and the best 0.74. With wrong editions 0.50 and less, the best
// 0.67 (datasets/results.md, 23 November 2026).
constexpr float kPlainly = 0.7F;
constexpr std::size_t kFew = 6; // tiles

/// Of the tiles with which pictures of a catalogue were compared.
std::vector<float> correlationsOf(const TracedBoard& board) {
    std::vector<float> correlations;
    for (const CellReading& cell : board.cells)
        if (cell.tileEvidence > kTileEvidence && !cell.views.empty())
            correlations.push_back(cell.correlation);
    return correlations;
}

/// The best, or where many are compared the best but for a tenth of them: among 265 cells that a grid on
/// plain wood had, some happened to agree with 0.71.
float bestOf(std::vector<float> correlations) {
    const auto rank = static_cast<std::ptrdiff_t>(correlations.size() / 10);
    std::ranges::nth_element(correlations, correlations.begin() + rank, std::ranges::greater{});
    return correlations[static_cast<std::size_t>(rank)];
}

} // namespace

std::optional<float> editionLikeness(const TracedBoard& board) {
    std::vector<float> correlations = correlationsOf(board);
    return correlations.empty() ? std::nullopt : std::optional(medianOf(std::move(correlations)));
}

EditionFit editionFitOf(const TracedBoard& board) {
    std::vector<float> correlations = correlationsOf(board);
    if (correlations.empty())
        return EditionFit::Unclear;
    const float best = bestOf(correlations);
    const float median = medianOf(std::move(correlations));
    if (median >= kPlainly)
        return EditionFit::Own;
    return median < kOwnEdition && best < kPlainly ? EditionFit::Other : EditionFit::Unclear;
}

bool looksForeign(const CellReading& cell) {
    return cell.tileEvidence > kTileEvidence && cell.correlation < kPlainly;
}

Frame withoutForeign(const Frame& frame, const TracedBoard& board) {
    cv::Mat picture = frame.level(0).clone();
    for (const CellReading& cell : board.cells)
        if (looksForeign(cell))
            blotOut(cell.quad, kTileAround, picture);
    return Frame(picture);
}

bool looksLikeCatalogue(const TracedBoard& board) {
    std::vector<float> correlations = correlationsOf(board);
    if (correlations.empty())
        return true;
    const float least = correlations.size() < kFew ? kOwnEditionOfFew : kOwnEdition;
    return medianOf(std::move(correlations)) > least;
}

} // namespace meeplecam::vision
