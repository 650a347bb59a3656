#pragma once

#include "models/art/drawing/scene.h"

#include <string>
#include <vector>

namespace meeplecam::records {

/// The line of one player in a chart.
struct ChartLine {
    std::string name;
    art::Colour colour;
    std::vector<int> points; ///< as courseOfScores gives them
};

/// A chart of the points by turn, from (0, 0) to that size; the scoring at the end is a step behind a rule.
/// Lines end in name and points, and are told apart by dashes too.
art::Scene scoreChart(const std::vector<ChartLine>& lines, double width_mm, double height_mm);

} // namespace meeplecam::records
