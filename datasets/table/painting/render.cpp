#include "datasets/table/painting/render.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::table {

namespace {

/// Area in pixels of the projected outline, parts outside the picture included; 0 when it is not in front.
double areaOf(const Camera& camera, const std::array<Vec3, 4>& corners) {
    std::vector<cv::Point2f> outline;
    for (const Vec3& corner : corners) {
        const auto pixel = camera.project(corner);
        if (!pixel)
            return 0;
        outline.emplace_back(*pixel);
    }
    return cv::contourArea(outline);
}

/// Area in pixels of what a body covers when nothing stands before it.
double areaOf(const Camera& camera, const Mesh& mesh) {
    constexpr int kFine = 4;
    std::vector<cv::Point2f> points;
    for (const Mesh::Vertex& vertex : mesh.vertices) {
        const auto pixel = camera.project(vertex.at);
        if (!pixel)
            return 0;
        points.emplace_back(*pixel);
    }
    const cv::Rect box = cv::boundingRect(points);
    if (box.width > 2000 || box.height > 2000)
        return 0;
    cv::Mat mask = cv::Mat::zeros(box.size() * kFine, CV_8U);
    for (const auto& t : mesh.triangles) {
        std::array<cv::Point, 3> corners;
        for (size_t i = 0; i < 3; ++i)
            corners[i] = (points[static_cast<size_t>(t[i])] - cv::Point2f(box.tl())) * kFine;
        cv::fillConvexPoly(mask, corners.data(), 3, cv::Scalar(255));
    }
    return cv::countNonZero(mask) / static_cast<double>(kFine * kFine);
}

double shareOf(double seen, double whole) {
    return whole > 0 ? std::clamp(seen / whole, 0.0, 1.0) : 0;
}

/// How many canvas pixels each card and body owns.
std::vector<int> ownedPixels(const cv::Mat& owners, size_t bodies) {
    std::vector<int> owned(kFirstBody + bodies);
    for (int row = 0; row < owners.rows; ++row) {
        const int* line = owners.ptr<int>(row);
        for (int column = 0; column < owners.cols; ++column)
            ++owned[static_cast<size_t>(line[column])];
    }
    return owned;
}

} // namespace

Rendering render(const TableScene& scene, double fineness) {
    return render(scene, mapTable(scene.camera, fineness));
}

Rendering render(const TableScene& scene, const std::shared_ptr<const TableMap>& map) {
    const double fineness = map->fineness;
    Canvas canvas(map, cv::Rect({}, scene.camera.size));
    const LightField light(scene, canvas.tableInView() & scene.top.extent);
    canvas.drawAll(scene, light);
    Rendering result{canvas.picture(), {}, {}};
    const std::vector<int> owned = ownedPixels(canvas.owners(), scene.bodies.size());
    const double pixel = 1 / (fineness * fineness);
    for (size_t i = 0; i < scene.cards.size(); ++i)
        result.cards_seen.push_back(
            shareOf(owned[i + 1] * pixel, areaOf(scene.camera, cornersOf(scene.cards[i]))));
    for (size_t i = 0; i < scene.bodies.size(); ++i)
        result.bodies_seen.push_back(
            shareOf(owned[kFirstBody + i] * pixel, areaOf(scene.camera, scene.bodies[i].mesh)));
    return result;
}

} // namespace meeplecam::table
