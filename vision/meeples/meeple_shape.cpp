#include "vision/meeples/meeple_shape.h"

#include "models/meeple_outline.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

using engine::MeepleType;

constexpr std::array kDiscDiameters_mm{8.0, 9.5, 11.0, 13.0, 15.5, 18.5}; // of counters on sale
constexpr double kDiscHeight_mm = 2.5;
constexpr int kShapeTurns = 16;
constexpr int kDiscCorners = 16;

// The rim of a thing mixes with what lies behind it and doesn't count: measured on 363 meeples, shapes fit
// best at this size.
constexpr double kClearShare = 0.94;

/// Two equal outlines in space, the front and the back of the solid, in millimetres: x and y on the table, z
/// up.
struct Prism {
    std::vector<cv::Point3d> front;
    std::vector<cv::Point3d> back;
};

/// How thick a figure is, as a share of its height.
double thicknessShare(MeepleType figure) {
    return models::thicknessOf_mm(figure) / models::heightOf_mm(figure);
}

Prism solidOf(const MeepleShape& shape) {
    Prism prism;
    const auto turned = [&](double x, double y, double z) {
        const double c = std::cos(shape.turn);
        const double s = std::sin(shape.turn);
        return cv::Point3d(c * x - s * y, s * x + c * y, z);
    };
    if (shape.form == MeepleForm::Disc) {
        const double radius = 0.5 * shape.extent_mm;
        for (int i = 0; i < kDiscCorners; ++i) {
            const double angle = 2.0 * CV_PI * i / kDiscCorners;
            prism.front.push_back(turned(radius * std::cos(angle), radius * std::sin(angle), kDiscHeight_mm));
            prism.back.push_back(turned(radius * std::cos(angle), radius * std::sin(angle), 0.0));
        }
        return prism;
    }
    const double height = kClearShare * shape.extent_mm;
    const double thickness = thicknessShare(shape.figure) * height;
    for (const cv::Point2d& p : models::outlineOf(shape.figure)) {
        if (shape.form == MeepleForm::Standing) {
            prism.front.push_back(turned(p.x * height, thickness / 2.0, p.y * height));
            prism.back.push_back(turned(p.x * height, -thickness / 2.0, p.y * height));
        } else {
            prism.front.push_back(turned(p.x * height, (p.y - 0.5) * height, thickness));
            prism.back.push_back(turned(p.x * height, (p.y - 0.5) * height, 0.0));
        }
    }
    return prism;
}

/// Where the ray from the camera through a point above the table meets the table.
cv::Point2d shadowOf(const cv::Point3d& point, const cv::Point3d& camera) {
    const double stretch = camera.z / std::max(camera.z - point.z, 0.2 * camera.z);
    return {camera.x + (point.x - camera.x) * stretch, camera.y + (point.y - camera.y) * stretch};
}

/// The pixels that hold all of two outlines, whose points are in fractions of a pixel.
cv::Rect pixelsAround(const std::vector<cv::Point>& front, const std::vector<cv::Point>& back, int fraction) {
    constexpr int kRim = 2; // pixels by which drawing may reach out
    const cv::Rect points = cv::boundingRect(front) | cv::boundingRect(back);
    const cv::Point first(points.x >> fraction, points.y >> fraction);
    const cv::Point last(points.br().x >> fraction, points.br().y >> fraction);
    return {first - cv::Point(kRim, kRim), last + cv::Point(kRim + 1, kRim + 1)};
}

} // namespace

std::vector<MeepleShape> woodenShapes(MeepleType figure) {
    const double height_mm = models::heightOf_mm(figure);
    const bool mirrored = figure != MeepleType::Pig; // the same from in front and from behind
    std::vector<MeepleShape> shapes;
    for (int turn = 0; turn < kShapeTurns; ++turn) {
        const double radians = 2.0 * CV_PI * turn / kShapeTurns;
        if (!mirrored || turn < kShapeTurns / 2)
            shapes.push_back({MeepleForm::Standing, height_mm, radians, figure});
        shapes.push_back({MeepleForm::Lying, height_mm, radians, figure});
    }
    return shapes;
}

std::vector<MeepleShape> discShapes() {
    std::vector<MeepleShape> shapes;
    for (const double diameter_mm : kDiscDiameters_mm)
        shapes.push_back({MeepleForm::Disc, diameter_mm, 0.0});
    return shapes;
}

double middleHeight(const MeepleShape& shape, double tile_mm) {
    switch (shape.form) {
    case MeepleForm::Standing:
        return 0.5 * kClearShare * shape.extent_mm / tile_mm;
    case MeepleForm::Lying:
        return 0.5 * thicknessShare(shape.figure) * kClearShare * shape.extent_mm / tile_mm;
    default:
        return 0.5 * kDiscHeight_mm / tile_mm;
    }
}

Silhouette silhouetteOf(const MeepleShape& shape, cv::Point2d foot, const calibration::TableCamera& camera,
                        double tile_mm, int scale) {
    const cv::Point3d eye = camera.position();
    constexpr int kFraction = 4; // bits after the point in OpenCV's drawing functions
    const Prism prism = solidOf(shape);
    std::vector<cv::Point> front; // from the foot's pixel, in fractions
    std::vector<cv::Point> back;
    const auto pixelOf = [&](const cv::Point3d& millimetres) {
        const cv::Point3d point(foot.x + millimetres.x / tile_mm, foot.y + millimetres.y / tile_mm,
                                millimetres.z / tile_mm);
        const cv::Point2d at = (shadowOf(point, eye) - foot) * scale;
        return cv::Point(static_cast<int>(std::lround(at.x * (1 << kFraction))),
                         static_cast<int>(std::lround(at.y * (1 << kFraction))));
    };
    std::ranges::transform(prism.front, std::back_inserter(front), pixelOf);
    std::ranges::transform(prism.back, std::back_inserter(back), pixelOf);
    const cv::Rect box = pixelsAround(front, back, kFraction);
    for (cv::Point& corner : front)
        corner -= box.tl() * (1 << kFraction);
    for (cv::Point& corner : back)
        corner -= box.tl() * (1 << kFraction);
    cv::Mat mask = cv::Mat::zeros(box.size(), CV_8U);
    cv::fillPoly(mask, std::vector<std::vector<cv::Point>>{front}, 255, cv::LINE_8, kFraction);
    cv::fillPoly(mask, std::vector<std::vector<cv::Point>>{back}, 255, cv::LINE_8, kFraction);
    for (std::size_t i = 0; i < front.size(); ++i) {
        const std::size_t next = (i + 1) % front.size();
        const std::array<cv::Point, 4> side{front[i], front[next], back[next], back[i]};
        cv::fillConvexPoly(mask, side.data(), 4, 255, cv::LINE_8, kFraction);
    }
    Silhouette silhouette;
    for (int y = 0; y < mask.rows; ++y) {
        const auto* row = mask.ptr<uchar>(y);
        for (int x = 0; x < mask.cols; ++x) {
            if (row[x] == 0)
                continue;
            const int first = x;
            while (x + 1 < mask.cols && row[x + 1] != 0)
                ++x;
            silhouette.runs.push_back({y + box.y, first + box.x, x + box.x});
            silhouette.area += x - first + 1;
        }
    }
    return silhouette;
}

} // namespace meeplecam::vision
