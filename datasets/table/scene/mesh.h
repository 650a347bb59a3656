#pragma once

#include "datasets/table/scene/camera.h"

#include <array>
#include <vector>

namespace meeplecam::table {

/// A solid body as triangles with smooth normals. Coordinates are the table's, or a body's own before it is
/// placed.
struct Mesh {
    struct Vertex {
        Vec3 at{0, 0, 0};
        Vec3 normal{0, 0, 1};
    };
    std::vector<Vertex> vertices;
    std::vector<std::array<int, 3>> triangles;

    void append(const Mesh& other);
};

/// Turned about the vertical by `heading` (clockwise as seen from above), then moved to `at`.
struct Pose {
    Vec3 at{0, 0, 0};
    double heading = 0; ///< radians
};
[[nodiscard]] Mesh placed(const Mesh& mesh, const Pose& pose);

/// A block of wood sawn along `outline` (x to the right, y up, mm; counter-clockwise), `thickness` mm thick,
/// with edges broken by `bevel` mm. It stands upright: outline x along the table's x, outline y upwards,
/// thickness along y.
[[nodiscard]] Mesh sawnBlock(const std::vector<cv::Point2d>& outline, double thickness, double bevel);

/// The same block lying on its face.
[[nodiscard]] Mesh lyingBlock(const std::vector<cv::Point2d>& outline, double thickness, double bevel);

/// A closed tube through `path` with a radius at each point, round ends; `flatness` (≤ 1) squeezes it in
/// height.
[[nodiscard]] Mesh tube(const std::vector<Vec3>& path, const std::vector<double>& radii, double flatness = 1);

/// A body turned about the vertical: radius over height, from below to above.
[[nodiscard]] Mesh turnedBody(const std::vector<cv::Point2d>& profile);

/// A box on the table, sides along x and y before it is placed, its middle at the origin.
[[nodiscard]] Mesh box(double width, double depth, double height);

} // namespace meeplecam::table
