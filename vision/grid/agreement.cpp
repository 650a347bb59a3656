#include "vision/grid/agreement.h"

#include <algorithm>
#include <functional>

namespace meeplecam::vision {

float poorCorrelation(const std::vector<CellReading>& cells) {
    // Below the upper quartile. Of 2126 tiles on 48 winter tables that were read right 3 % are below that, of
    // 211 places there that hold none 95 % (datasets/results.md, 26 November 2026).
    constexpr float kLess = 0.17F;
    constexpr std::ptrdiff_t kFew = 4; // tiles
    // A board of another edition has no tile above 0.74 (edition_check.cpp); there, and in light that leaves
    // little of the print, agreement tells nothing.
    constexpr float kWell = 0.75F;
    std::vector<float> correlations;
    for (const CellReading& cell : cells)
        if (cell.tileEvidence > kTileEvidence)
            correlations.push_back(cell.correlation);
    if (std::ssize(correlations) < kFew)
        return -1.0F;
    const auto quartile = correlations.begin() + std::ssize(correlations) / 4;
    std::ranges::nth_element(correlations, quartile, std::ranges::greater{});
    return *quartile < kWell ? -1.0F : *quartile - kLess;
}

bool agreesPoorly(const CellReading& cell, float poor) {
    constexpr float kNoDoubtFrom = 11.0F; // evidence
    return cell.tileEvidence > kTileEvidence && cell.tileEvidence < kNoDoubtFrom && cell.correlation < poor;
}

bool showsEdition(const std::vector<CellReading>& cells) {
    constexpr std::ptrdiff_t kSome = 4;
    constexpr float kWell = 0.8F; // correlation
    return std::ranges::count_if(cells, [](const CellReading& cell) {
               return cell.tileEvidence > kTileEvidence && cell.correlation >= kWell;
           }) >= kSome;
}

} // namespace meeplecam::vision
