#include "models/art/plan/region_map.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <map>

namespace meeplecam::art {

namespace {

constexpr unsigned char kOpen = 255; ///< not given to a feature yet
constexpr int kShift = 6;            ///< fractional bits of OpenCV's drawing functions

std::vector<cv::Point> toPixels(const Polyline& line, int side) {
    std::vector<cv::Point> points;
    const double scale = side * (1 << kShift);
    const double half = 0.5 * (1 << kShift);
    for (const Point p : line)
        points.emplace_back(cvRound(p.x * scale - half), cvRound(p.y * scale - half));
    return points;
}

void drawRoads(cv::Mat& map, const TilePlan& plan) {
    const int width = std::max(1, cvRound(2 * kRoadHalfWidth * map.cols));
    for (const RoadLine& road : plan.roads) {
        const cv::Scalar label(road.feature == kNoFeature ? kHubRegion : road.feature);
        cv::polylines(map, toPixels(road.line, map.cols), false, label, width, cv::LINE_8, kShift);
    }
}

void drawDisc(cv::Mat& map, Point at, double radius, int label) {
    const double scale = map.cols * (1 << kShift);
    cv::circle(map, toPixels({at}, map.cols).front(), cvRound(radius * scale), cv::Scalar(label), cv::FILLED,
               cv::LINE_8, kShift);
}

/// A pixel on the border of the map, a quarter of the half side away from the middle of its half.
cv::Point pixelOfHalf(int half, int side) {
    static constexpr Point kPlaces[] = {{0.25, 0}, {0.75, 0}, {1, 0.25}, {1, 0.75},
                                        {0.75, 1}, {0.25, 1}, {0, 0.75}, {0, 0.25}};
    const Point p = kPlaces[half];
    const auto pixel = [side](double value) {
        return std::clamp(static_cast<int>(value * side), 0, side - 1);
    };
    return {pixel(p.x), pixel(p.y)};
}

/// Which field each connected open part belongs to: the one that reaches the half sides it touches. A field
/// shut in inside the tile takes all parts that touch none.
struct OpenParts {
    cv::Mat parts;
    std::map<int, int> owner;
    int shut_in = -1;
};

OpenParts openParts(const cv::Mat& map, const TileType& type) {
    OpenParts open;
    cv::connectedComponents(map == kOpen, open.parts, 4);
    for (size_t i = 0; i < type.segments.size(); ++i) {
        const Segment& field = type.segments[i];
        if (field.kind != FeatureKind::Field)
            continue;
        if (field.halfEdges == 0)
            open.shut_in = static_cast<int>(i);
        for (const int half : bitsOf(field.halfEdges))
            open.owner.emplace(open.parts.at<int>(pixelOfHalf(half, map.cols)), static_cast<int>(i));
    }
    return open;
}

/// Splinters between two walls that belong to no field join what lies to their left.
void labelFields(cv::Mat& map, const TileType& type) {
    const OpenParts open = openParts(map, type);
    for (int y = 0; y < map.rows; ++y) {
        unsigned char left = y > 0 ? map.at<unsigned char>(y - 1, 0) : 0;
        for (int x = 0; x < map.cols; ++x) {
            unsigned char& label = map.at<unsigned char>(y, x);
            if (label == kOpen) {
                const auto found = open.owner.find(open.parts.at<int>(y, x));
                const int other = open.shut_in >= 0 ? open.shut_in : left;
                label = static_cast<unsigned char>(found == open.owner.end() ? other : found->second);
            }
            left = label;
        }
    }
}

} // namespace

cv::Mat regionMap(const TileType& type, const TilePlan& plan, int side) {
    cv::Mat map(side, side, CV_8U, cv::Scalar(kOpen));
    if (plan.river) {
        for (const Polyline& water : plan.river->waters)
            cv::fillPoly(map, std::vector{toPixels(water, side)}, cv::Scalar(plan.river->feature), cv::LINE_8,
                         kShift);
    }
    drawRoads(map, plan);
    for (const Town& town : plan.towns) {
        const std::vector<std::vector<cv::Point>> outline{toPixels(town.outline, side)};
        cv::fillPoly(map, outline, cv::Scalar(town.feature), cv::LINE_8, kShift);
    }
    if (plan.hub)
        drawDisc(map, plan.hub->at, plan.hub->radius, kHubRegion);
    if (plan.cloister)
        drawDisc(map, plan.cloister->at, plan.cloister->radius, plan.cloister->feature);
    if (plan.garden) {
        const Point half = Point{plan.garden->width, plan.garden->height} * 0.5;
        const std::vector<cv::Point> corners =
            toPixels({plan.garden->at - half, plan.garden->at + half}, side);
        cv::rectangle(map, corners[0], corners[1], cv::Scalar(plan.garden->feature), cv::FILLED, cv::LINE_8,
                      kShift);
    }
    labelFields(map, type);
    return map;
}

cv::Mat plainRegionMap(const TileType& type, int side) {
    return regionMap(type, planTile(type, Waviness{}, Dice(0)), side);
}

} // namespace meeplecam::art
