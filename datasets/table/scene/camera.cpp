#include "datasets/table/scene/camera.h"

#include <cmath>
#include <numbers>

namespace meeplecam::table {

namespace {

constexpr double kDegree = std::numbers::pi / 180;
constexpr double kNearest = 30; ///< mm; what is nearer to the lens is out of sight
constexpr double kWidest = 3;   ///< tangent of the angle from the axis beyond which no lens of ours sees

} // namespace

std::optional<cv::Point2d> Camera::project(const Vec3& point) const {
    const Vec3 seen = camera_from_table * (point - position);
    if (seen.z() < kNearest)
        return std::nullopt;
    const double x = seen.x() / seen.z();
    const double y = seen.y() / seen.z();
    const double r2 = x * x + y * y;
    if (r2 > kWidest * kWidest)
        return std::nullopt;
    const double stretch = 1 + r2 * (k1 + k2 * r2);
    return centre + cv::Point2d(x, y) * (focal * stretch);
}

double Camera::depthOf(const Vec3& point) const {
    return (camera_from_table.row(2) * (point - position)).value();
}

Vec3 Camera::rayThrough(cv::Point2d pixel) const {
    const cv::Point2d distorted = (pixel - centre) / focal;
    cv::Point2d ideal = distorted;
    for (int i = 0; i < 6; ++i) { // fixed point; converges for the lenses of phones and webcams
        const double r2 = ideal.dot(ideal);
        ideal = distorted / (1 + r2 * (k1 + k2 * r2));
    }
    return (camera_from_table.transpose() * Vec3(ideal.x, ideal.y, 1)).normalized();
}

std::optional<Vec3> Camera::onPlane(cv::Point2d pixel, double height) const {
    const Vec3 ray = rayThrough(pixel);
    if (ray.z() > -1e-3)
        return std::nullopt;
    return position + ray * ((height - position.z()) / ray.z());
}

Camera makeCamera(const View& view, cv::Size size, Lens lens) {
    const double up = view.elevation_deg * kDegree;
    const double turn = view.azimuth_deg * kDegree;
    const double roll = view.roll_deg * kDegree;
    const Vec3 right(std::cos(turn), -std::sin(turn), 0);
    const Vec3 down(std::sin(turn) * std::sin(up), std::cos(turn) * std::sin(up), -std::cos(up));
    const Vec3 forward(-std::sin(turn) * std::cos(up), -std::cos(turn) * std::cos(up), -std::sin(up));
    Camera camera;
    camera.size = size;
    camera.focal = size.width / (2 * std::tan(view.fov_deg * kDegree / 2));
    camera.centre = {size.width / 2.0, size.height / 2.0};
    camera.k1 = lens.k1;
    camera.k2 = lens.k2;
    camera.position = Vec3(view.target.x, view.target.y, 0) - forward * view.distance_mm;
    camera.camera_from_table.row(0) = right * std::cos(roll) + down * std::sin(roll);
    camera.camera_from_table.row(1) = down * std::cos(roll) - right * std::sin(roll);
    camera.camera_from_table.row(2) = forward;
    return camera;
}

} // namespace meeplecam::table
