#include "vision/teaching/tile_sides.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

cv::Mat edgesIn(const cv::Mat& grey, TileSides::Axis along) {
    constexpr double kStrong = 40.0; // grey levels a pixel, Scharr: a seam between two green tiles
    const bool across = along == TileSides::Axis::Across;
    cv::Mat slope;
    cv::Scharr(grey, slope, CV_32F, across ? 1 : 0, across ? 0 : 1, 1.0 / 16.0);
    slope = cv::abs(slope);
    cv::min(slope / kStrong, 1.0, slope);
    return slope;
}

struct FoundSide {
    double place = 0.0;
    double support = 0.0;
};

/// How much of a side runs along edges; rows of the matrix are places.
double supportAt(const cv::Mat& edges, int row, int first, int last) {
    double sum = 0.0;
    for (int i = first; i < last; ++i) {
        float strongest = edges.at<float>(row, i); // edges waver by a pixel
        if (row > 0)
            strongest = std::max(strongest, 0.8F * edges.at<float>(row - 1, i));
        if (row + 1 < edges.rows)
            strongest = std::max(strongest, 0.8F * edges.at<float>(row + 1, i));
        sum += strongest;
    }
    return sum / (last - first);
}

/// The pixels of a side but for its ends.
std::pair<int, int> innerPixels(const cv::Mat& edges, double from, double to) {
    const int first = std::clamp(cvRound(from + 0.08 * (to - from)), 0, edges.cols - 1);
    return {first, std::clamp(cvRound(to - 0.08 * (to - from)), first + 1, edges.cols)};
}

/// The side between `from` and `to` that is best to see near `place`.
FoundSide sideNear(const cv::Mat& edges, int reach, double place, std::pair<double, double> span) {
    constexpr double kPull = 0.006; // per squared pixel: towards where it is expected
    const auto [first, last] = innerPixels(edges, span.first, span.second);
    FoundSide best{place, 0.0};
    double most = -1.0;
    for (int d = -reach; d <= reach; ++d) {
        const int row = cvRound(place - 0.5) + d;
        if (row < 0 || row >= edges.rows)
            continue;
        const double support = supportAt(edges, row, first, last);
        if (support - kPull * d * d > most) {
            most = support - kPull * d * d;
            best = {row + 0.5, support};
        }
    }
    return best;
}

} // namespace

TileSides::TileSides(const cv::Mat& seen, int reach)
    : m_reach(reach) {
    cv::Mat grey;
    cv::cvtColor(seen, grey, cv::COLOR_BGR2GRAY);
    m_across = edgesIn(grey, Axis::Across).t();
    m_down = edgesIn(grey, Axis::Down);
}

TileBox TileSides::fitted(const TileBox& at) const {
    const FoundSide left = sideNear(m_across, m_reach, at.left, {at.top, at.bottom});
    const FoundSide right = sideNear(m_across, m_reach, at.right, {at.top, at.bottom});
    const FoundSide top = sideNear(m_down, m_reach, at.top, {at.left, at.right});
    const FoundSide bottom = sideNear(m_down, m_reach, at.bottom, {at.left, at.right});
    std::array<double, 4> supports{left.support, right.support, top.support, bottom.support};
    std::ranges::sort(supports);
    return {left.place, top.place, right.place, bottom.place,
            0.4 * supports[0] + 0.3 * supports[1] + 0.2 * supports[2] + 0.1 * supports[3]};
}

double TileSides::support(Axis axis, double place, double from, double to) const {
    const cv::Mat& edges = axis == Axis::Across ? m_across : m_down;
    const auto [first, last] = innerPixels(edges, from, to);
    const int row = cvRound(place - 0.5);
    return row < 0 || row >= edges.rows ? 0.0 : supportAt(edges, row, first, last);
}

} // namespace meeplecam::vision
