#include "models/art/plan/garden_plan.h"

#include "models/art/plan/region_map.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::art {

namespace {

constexpr int kPlotMap = 120;         ///< pixels a side of the map on which a garden looks for its place
constexpr double kFromWalls = 0.025;  ///< tile sides that a garden keeps from a town
constexpr double kWallHeight = 0.055; ///< the same more to the north of a town: its walls stand upright
constexpr double kFromWays = 0.025;   ///< the same from roads, rivers and cloisters
constexpr double kFromBorder = 0.025; ///< the same from the sides of the tile

void grow(cv::Mat& mask, double by) {
    const int reach = cvRound(by * kPlotMap);
    cv::dilate(mask, mask, cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * reach + 1, 2 * reach + 1}));
}

/// Where no garden can be: 1, as an integral.
cv::Mat takenSums(const TileType& type, const TilePlan& plan) {
    const cv::Mat map = regionMap(type, plan, kPlotMap);
    cv::Mat towns = cv::Mat::zeros(map.size(), CV_8U);
    cv::Mat ways = map == kHubRegion;
    for (size_t i = 0; i < type.segments.size(); ++i) {
        const FeatureKind kind = type.segments[i].kind;
        if (kind == FeatureKind::City)
            towns |= map == static_cast<int>(i);
        else if (kind != FeatureKind::Field && kind != FeatureKind::Garden)
            ways |= map == static_cast<int>(i);
    }
    grow(towns, kFromWalls);
    const int up = cvRound(kWallHeight * kPlotMap);
    cv::Mat raised = towns.clone();
    raised.rowRange(0, kPlotMap - up) |= towns.rowRange(up, kPlotMap);
    towns = raised;
    grow(ways, kFromWays);
    cv::Mat taken = towns | ways;
    cv::rectangle(taken, {0, 0, kPlotMap, kPlotMap}, cv::Scalar(255),
                  2 * cvRound(kFromBorder * kPlotMap) - 1);
    cv::Mat sums;
    cv::integral(taken / 255, sums, CV_32S);
    return sums;
}

/// Every place where a plot of this size is free.
void addPlaces(std::vector<GardenPlot>& places, const cv::Mat& sums, double width, double height) {
    const int w = cvRound(width * kPlotMap);
    const int h = cvRound(height * kPlotMap);
    for (int y = 0; y + h <= kPlotMap; ++y) {
        for (int x = 0; x + w <= kPlotMap; ++x) {
            const int taken = sums.at<int>(y + h, x + w) - sums.at<int>(y, x + w) - sums.at<int>(y + h, x) +
                              sums.at<int>(y, x);
            if (taken == 0)
                places.push_back({0, Point{x + w / 2.0, y + h / 2.0} * (1.0 / kPlotMap), width, height});
        }
    }
}

} // namespace

GardenPlot planGarden(const TileType& type, const TilePlan& plan, Dice& dice) {
    const cv::Mat sums = takenSums(type, plan);
    std::vector<GardenPlot> places;
    for (double scale = 1; places.empty() && scale > 0.3; scale -= 0.04) {
        for (const Point shape : {Point{0.34, 0.27}, Point{0.27, 0.33}, Point{0.4, 0.19}})
            addPlaces(places, sums, shape.x * scale, shape.y * scale);
    }
    GardenPlot plot = places.empty()
                          ? GardenPlot{0, {0.5, 0.5}, 0.16, 0.12}
                          : places[static_cast<size_t>(dice.below(static_cast<int>(places.size())))];
    const auto garden = std::ranges::find(type.segments, FeatureKind::Garden, &Segment::kind);
    plot.feature = static_cast<int>(garden - type.segments.begin());
    return plot;
}

} // namespace meeplecam::art
