#pragma once

#include <Eigen/Core>
#include <opencv2/core.hpp>

#include <optional>

namespace meeplecam::table {

// The table's frame, in millimetres: x to the right, y downwards as seen from above, z up from the table top.
// (It is a left-handed frame, so that the table from above and a picture have the same axes.)
using Vec3 = Eigen::Vector3d;

/// A pinhole camera with radial lens distortion somewhere above the table.
struct Camera {
    cv::Size size{1920, 1080};
    double focal = 1600;          ///< pixels
    cv::Point2d centre{960, 540}; ///< principal point, pixels
    double k1 = 0;                ///< radial distortion, as in OpenCV's model
    double k2 = 0;
    Vec3 position{0, 0, 500}; ///< mm
    Eigen::Matrix3d camera_from_table = Eigen::Vector3d(1, 1, -1).asDiagonal();

    /// Picture place of a point, distortion included; nothing for a point behind the camera, right before
    /// its lens or far to the side.
    [[nodiscard]] std::optional<cv::Point2d> project(const Vec3& point) const;
    /// Distance of a point along the viewing direction, mm.
    [[nodiscard]] double depthOf(const Vec3& point) const;
    /// Unit direction into the scene through a place of the picture.
    [[nodiscard]] Vec3 rayThrough(cv::Point2d pixel) const;
    /// Where that ray meets the horizontal plane at `height`; nothing when it looks up.
    [[nodiscard]] std::optional<Vec3> onPlane(cv::Point2d pixel, double height) const;
};

/// Where a camera stands and how wide it sees.
struct View {
    cv::Point2d target; ///< point on the table in the middle of the picture, mm
    double distance_mm = 600;
    double elevation_deg = 65; ///< 90 = straight from above
    double azimuth_deg = 0;    ///< 0 = standing south of the target (y larger), 90 = east
    double roll_deg = 0;
    double fov_deg = 65; ///< horizontal
    bool operator==(const View&) const = default;
};

/// How strong the lens distorts: k1 and k2 of the camera.
struct Lens {
    double k1 = 0;
    double k2 = 0;
    bool operator==(const Lens&) const = default;
};

[[nodiscard]] Camera makeCamera(const View& view, cv::Size size, Lens lens = {});

} // namespace meeplecam::table
