#include "datasets/verdicts/meeple_matching.h"

#include <algorithm>
#include <tuple>

namespace meeplecam::datasets {

namespace {

enum class Colours : std::uint8_t { Same, Other };

struct Pair {
    double distance = 0; // pixels
    std::size_t meeple = 0;
    std::size_t report = 0;
};

bool operator<(const Pair& a, const Pair& b) {
    return std::tie(a.distance, a.meeple, a.report) < std::tie(b.distance, b.meeple, b.report);
}

/// Every pair near enough, the nearest first.
std::vector<Pair> pairsOf(const Truth& truth, std::span<const models::ReportedMeeple> reports,
                          Colours colours) {
    std::vector<Pair> pairs;
    for (std::size_t m = 0; m < truth.meeples.size(); ++m) {
        const TruthMeeple& meeple = truth.meeples[m];
        const TruthTile* tile = tileAt(truth, meeple.cell);
        const double reach = tile == nullptr ? 0 : meanSide(tile->corners) / 2;
        for (std::size_t r = 0; r < reports.size(); ++r) {
            const double distance = cv::norm(reports[r].foot - meeple.foot);
            if ((reports[r].colour == meeple.colour) == (colours == Colours::Same) && distance <= reach)
                pairs.push_back({distance, m, r});
        }
    }
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

} // namespace

MeepleMatches matchMeeples(const Truth& truth, std::span<const models::ReportedMeeple> reports) {
    MeepleMatches matches{std::vector<int>(truth.meeples.size(), -1), std::vector<int>(reports.size(), -1),
                          std::vector<int>(truth.meeples.size(), -1)};
    for (const Pair& pair : pairsOf(truth, reports, Colours::Same))
        if (matches.reportOfMeeple[pair.meeple] < 0 && matches.meepleOfReport[pair.report] < 0) {
            matches.reportOfMeeple[pair.meeple] = static_cast<int>(pair.report);
            matches.meepleOfReport[pair.report] = static_cast<int>(pair.meeple);
        }
    std::vector<int> taken = matches.meepleOfReport;
    for (const Pair& pair : pairsOf(truth, reports, Colours::Other))
        if (matches.reportOfMeeple[pair.meeple] < 0 && matches.reportOfAnother[pair.meeple] < 0 &&
            taken[pair.report] < 0) {
            matches.reportOfAnother[pair.meeple] = static_cast<int>(pair.report);
            taken[pair.report] = static_cast<int>(pair.meeple);
        }
    return matches;
}

double meanSide(const std::array<cv::Point2d, 4>& corners) {
    double length = 0;
    for (std::size_t i = 0; i < corners.size(); ++i)
        length += cv::norm(corners[(i + 1) % corners.size()] - corners[i]);
    return length / static_cast<double>(corners.size());
}

} // namespace meeplecam::datasets
