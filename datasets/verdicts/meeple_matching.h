#pragma once

#include "datasets/truth/truth.h"

#include <span>

namespace meeplecam::datasets {

/// Which report belongs to which meeple; positions in the lists of truth and report, or -1.
struct MeepleMatches {
    std::vector<int> reportOfMeeple;  ///< of the meeple's colour
    std::vector<int> meepleOfReport;  ///< the other way round
    std::vector<int> reportOfAnother; ///< for meeples without a report: one left over, of another colour
};

/// Pairs meeples with reports whose foot lies within half a side of the tile that the meeple stands on: first
/// those of its colour, then what is left over; the nearest pairs first.
MeepleMatches matchMeeples(const Truth& truth, std::span<const models::ReportedMeeple> reports);

/// Mean length of the sides of a tile in the picture, in pixels.
double meanSide(const std::array<cv::Point2d, 4>& corners);

} // namespace meeplecam::datasets
