#pragma once

#include <opencv2/core.hpp>

#include <optional>
#include <span>

namespace meeplecam::calibration {

// Frames of reference. Table: unit = one tile side, x east and y south along the grid, height above the
// tiles' faces upwards. Picture: pixels, (0,0) = outer corner of the first pixel.

/// A camera above the table: pinhole with one term of radial distortion, and its pose.
struct TableCamera {
    cv::Size2d picture; ///< pixels
    double focal_px = 0.0;
    cv::Point2d principal;   ///< where the optical axis meets the picture
    double distortion = 0.0; ///< k1 of the radial model of Brown: r' = r (1 + k1 r²), r in units of focal_px
    cv::Matx33d camera_from_table = cv::Matx33d::eye(); ///< rotation; the table's third axis points down
    cv::Vec3d table_in_camera;                          ///< the table's origin, in tile sides

    /// Where a point of the table appears. Points behind the camera give nonsense.
    [[nodiscard]] cv::Point2d project(cv::Point2d table, double height = 0.0) const;
    /// The point at this height that appears there.
    [[nodiscard]] cv::Point2d tablePoint(cv::Point2d picture, double height = 0.0) const;
    /// The camera's place above the table: x, y and height in tile sides.
    [[nodiscard]] cv::Point3d position() const;
};

/// The focal length that cameras usually have, as a share of the picture's long side: phones and webcams see
/// 55 to 80 degrees over it.
inline constexpr double kUsualFocal = 0.78;

/// A point of the table and where it was seen.
struct TablePoint {
    cv::Point2d table;
    cv::Point2d picture;
};

struct CameraFit {
    TableCamera camera;
    double error =
        0.0; ///< root mean square of the inliers' distances, as a fraction of a tile side as seen there
};

/// Finds the camera from points of one plane, at least the four corners of one tile. What few points leave
/// open comes from what cameras are like: a field of view of about 65 degrees, the optical axis through the
/// middle, little distortion, the far side of the table up in the picture. Nothing for points in a line or
/// too few.
/// `down` is the way straight down to the table in the camera's frame (third column of camera_from_table), if
/// it was found by other means to some 2 degrees; it counts where few points say less.
std::optional<CameraFit> fitCamera(std::span<const TablePoint> points, const cv::Size& picture,
                                   const std::optional<cv::Vec3d>& down = {});

/// The same, starting from a camera that is nearly right.
CameraFit refineCamera(const TableCamera& start, std::span<const TablePoint> points,
                       const std::optional<cv::Vec3d>& down = {});

} // namespace meeplecam::calibration
