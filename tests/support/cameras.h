#pragma once

#include "calibration/table_camera.h"

#include <cmath>
#include <vector>

namespace meeplecam::tests {

/// Where a test's camera is. It stands south of what it looks at, upright.
struct CameraPose {
    cv::Size picture{800, 600};
    cv::Point2d looksAt{0.0, 0.0}; ///< point of the table on the optical axis
    double distance = 9.0;         ///< from there, tile sides
    double tilt = 0.5;             ///< radians; 0 looks straight down
    double turn = 0.0;             ///< radians about the optical axis
    double focal_px = 700.0;
    double distortion = 0.0;
};

inline calibration::TableCamera cameraAt(const CameraPose& pose) {
    const double c = std::cos(pose.tilt);
    const double s = std::sin(pose.tilt);
    const double ct = std::cos(pose.turn);
    const double st = std::sin(pose.turn);
    calibration::TableCamera camera;
    camera.picture = pose.picture;
    camera.focal_px = pose.focal_px;
    camera.principal = {pose.picture.width / 2.0, pose.picture.height / 2.0};
    camera.distortion = pose.distortion;
    camera.camera_from_table =
        cv::Matx33d(ct, -st, 0, st, ct, 0, 0, 0, 1) * cv::Matx33d(1, 0, 0, 0, c, s, 0, -s, c);
    camera.table_in_camera = cv::Vec3d(0, 0, pose.distance) -
                             camera.camera_from_table * cv::Vec3d(pose.looksAt.x, pose.looksAt.y, 0);
    return camera;
}

/// The corners of a rectangle of cells as the camera sees them.
inline std::vector<calibration::TablePoint> gridPoints(const calibration::TableCamera& camera, int columns,
                                                       int rows) {
    std::vector<calibration::TablePoint> points;
    for (int y = 0; y <= rows; ++y)
        for (int x = 0; x <= columns; ++x)
            points.push_back({cv::Point2d(x, y), camera.project(cv::Point2d(x, y))});
    return points;
}

} // namespace meeplecam::tests
