#pragma once

#include <cmath>
#include <vector>

namespace meeplecam::art {

/// A place or a way in a drawing. On a tile: u runs west→east, v north→south, the face is the unit square.
struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

inline Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
inline Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
inline Point operator*(Point a, double factor) {
    return {a.x * factor, a.y * factor};
}
inline double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
inline double length(Point a) {
    return std::hypot(a.x, a.y);
}
inline double distance(Point a, Point b) {
    return length(a - b);
}
inline Point unit(Point a) {
    const double size = length(a);
    return size > 0 ? a * (1 / size) : Point{1, 0};
}
inline Point mix(Point a, Point b, double t) {
    return a + (b - a) * t;
}
/// `a` turned by a quarter clockwise as seen on the page (y grows downwards).
inline Point turnedRight(Point a) {
    return {-a.y, a.x};
}
inline Point atAngle(double radians) {
    return {std::cos(radians), std::sin(radians)};
}

/// An open line of straight pieces; a closed outline where a function says so.
using Polyline = std::vector<Point>;

/// `count` ≥ 2 points along the cubic Bézier curve from `a` to `d`, both ends included.
[[nodiscard]] Polyline bezier(Point a, Point b, Point c, Point d, int count);

/// Length of the line.
[[nodiscard]] double lengthOf(const Polyline& line);

/// The line cut into `pieces` ≥ 1 of equal length: `pieces` + 1 points.
[[nodiscard]] Polyline resampled(const Polyline& line, int pieces);

/// Place on the line at fraction `t` (0 to 1) of its length.
[[nodiscard]] Point along(const Polyline& line, double t);

/// Unit direction of the line at fraction `t` of its length.
[[nodiscard]] Point directionAlong(const Polyline& line, double t);

/// The line moved sideways to its right by `shift`.
[[nodiscard]] Polyline beside(const Polyline& line, double shift);

/// Whether the closed outline goes around the point.
[[nodiscard]] bool encloses(const Polyline& outline, Point p);

} // namespace meeplecam::art
