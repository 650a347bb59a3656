#pragma once

#include "datasets/measuring/picture_bench.h"

#include <span>

namespace meeplecam::datasets {

/// The results of one set under one disturbance, or of all sets together.
struct BenchSummary {
    std::string set; ///< empty: all sets
    Disturbance disturbance = Disturbance::None;
    Figures figures;
    Reliability tilesGiven;
    double read_ms = 0;   ///< median of the whole read
    double siftRatio = 0; ///< median of the whole read over one SIFT pass; 0: not measured
    double peak_mb = 0;   ///< highest
    std::vector<std::pair<std::string, double>> timing_ms; ///< median of each stage that was reported
};

/// By set and disturbance, in the order in which they first appear; with several sets, then all of them
/// together by disturbance.
std::vector<BenchSummary> summarise(std::span<const PictureResult> results);

/// The middle value, of an even number the mean of the two in the middle; 0 of none.
double medianOf(std::vector<double> values);

} // namespace meeplecam::datasets
