#include "vision/cells/cell_features.h"

#include "vision/cells/feature_matches.h"
#include "vision/image/patches.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace meeplecam::vision {

namespace {

constexpr int kCellSide = TileIndex::kFaceSide;
constexpr int kCellMargin = 6;              // pixels
constexpr double kCellContrast = 0.01;      // SIFT's threshold, lower than for the whole picture
constexpr float kCellTolerance = 0.15F;     // sides; the cell itself may be off by most of that
constexpr float kCellSizeTolerance = 0.35F; // natural logarithm
constexpr float kCellTurnTolerance = 0.35F; // radians
constexpr int kLeastDetails = 2;            // that agree on a view
constexpr std::size_t kMostViews = 4;       // that are looked at, those with most details first

/// By how many quarter turns the printed feature is turned in the cell, if it lies there where it is printed.
std::optional<int> turnOf(const TileFeature& printed, const cv::KeyPoint& seen) {
    const auto quarter = static_cast<float>(CV_PI / 2.0);
    const cv::Point2f at =
        (seen.pt + cv::Point2f(0.5F - kCellMargin, 0.5F - kCellMargin)) * (1.0F / kCellSide);
    const float angle = seen.angle * static_cast<float>(CV_PI / 180.0) - printed.angle;
    const int turns = static_cast<int>(std::lround(angle / quarter)) & 3;
    const bool fits = std::abs(std::remainder(angle, quarter)) < kCellTurnTolerance &&
                      std::abs(std::log(seen.size / (kCellSide * printed.size))) < kCellSizeTolerance &&
                      cv::norm(turnedPoint(printed.at, 1.0F, turns) - at) < kCellTolerance;
    return fits ? std::optional(turns) : std::nullopt;
}

} // namespace

std::vector<ViewId> viewsByDetails(const Sight& sight, const Quad& cell) {
    cv::Mat grey;
    cv::cvtColor(rectify(sight.frame, cell, kCellSide, kCellMargin), grey, cv::COLOR_BGR2GRAY);
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
    cv::SIFT::create(0, 3, kCellContrast)->detectAndCompute(grey, cv::noArray(), points, descriptors);
    if (descriptors.empty())
        return {};
    const std::vector<FeatureMatches> matches = matchFeatures(rootSift(descriptors), sight.index);
    std::map<ViewId, int> details;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const int match : matches[i]) {
            if (match < 0)
                break;
            const TileFeature& printed = sight.index.features[static_cast<std::size_t>(match)];
            if (const auto turns = turnOf(printed, points[i]))
                ++details[viewOf(printed.picture, *turns)];
        }
    std::erase_if(details, [](const auto& entry) { return entry.second < kLeastDetails; });
    std::vector<ViewId> views;
    views.reserve(details.size());
    for (const auto& [view, count] : details)
        views.push_back(view);
    std::ranges::stable_sort(views, std::ranges::greater{}, [&](ViewId view) { return details.at(view); });
    views.resize(std::min(views.size(), kMostViews));
    return views;
}

} // namespace meeplecam::vision
