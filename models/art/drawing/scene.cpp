#include "models/art/drawing/scene.h"

#include <algorithm>

namespace meeplecam::art {

/// Control distance that makes a cubic a quarter circle to 0.03 %.
constexpr double kRound = 0.5522847498;

Colour mix(Colour from, Colour to, double t) {
    const auto part = [t](double a, double b) { return a + (b - a) * t; };
    return {part(from.r, to.r), part(from.g, to.g), part(from.b, to.b), part(from.a, to.a)};
}

Colour shaded(Colour colour, double factor) {
    const auto part = [factor](double value) { return std::clamp(value * factor, 0.0, 1.0); };
    return {part(colour.r), part(colour.g), part(colour.b), colour.a};
}

Colour withAlpha(Colour colour, double alpha) {
    colour.a = alpha;
    return colour;
}

Path& Path::moveTo(Point p) {
    m_steps.push_back({Kind::Move, {p}});
    return *this;
}

Path& Path::lineTo(Point p) {
    m_steps.push_back({Kind::Line, {p}});
    return *this;
}

Path& Path::curveTo(Point control1, Point control2, Point p) {
    m_steps.push_back({Kind::Curve, {control1, control2, p}});
    return *this;
}

Path& Path::close() {
    m_steps.push_back({Kind::Close, {}});
    return *this;
}

Path Path::open(const Polyline& line) {
    Path path;
    for (const Point p : line)
        path.m_steps.push_back({path.m_steps.empty() ? Kind::Move : Kind::Line, {p}});
    return path;
}

Path Path::polygon(const Polyline& corners) {
    return open(corners).close();
}

Path Path::smooth(const Polyline& through) {
    const size_t count = through.size();
    Path path;
    path.moveTo(through.front());
    for (size_t i = 0; i < count; ++i) {
        const Point before = through[(i + count - 1) % count];
        const Point from = through[i];
        const Point to = through[(i + 1) % count];
        const Point after = through[(i + 2) % count];
        path.curveTo(from + (to - before) * (1.0 / 6), to - (after - from) * (1.0 / 6), to);
    }
    return path.close();
}

Path Path::rectangle(Point corner, double width, double height) {
    return polygon(
        {corner, corner + Point{width, 0}, corner + Point{width, height}, corner + Point{0, height}});
}

Path Path::ellipse(Point centre, double radius_x, double radius_y) {
    const double k = kRound;
    const auto at = [&](double x, double y) { return centre + Point{x * radius_x, y * radius_y}; };
    return Path{}
        .moveTo(at(1, 0))
        .curveTo(at(1, k), at(k, 1), at(0, 1))
        .curveTo(at(-k, 1), at(-1, k), at(-1, 0))
        .curveTo(at(-1, -k), at(-k, -1), at(0, -1))
        .curveTo(at(k, -1), at(1, -k), at(1, 0))
        .close();
}

Path Path::rounded(Point corner, double width, double height, double radius) {
    const double k = radius * (1 - kRound);
    const Point far = corner + Point{width, height};
    return Path{}
        .moveTo({corner.x + radius, corner.y})
        .lineTo({far.x - radius, corner.y})
        .curveTo({far.x - k, corner.y}, {far.x, corner.y + k}, {far.x, corner.y + radius})
        .lineTo({far.x, far.y - radius})
        .curveTo({far.x, far.y - k}, {far.x - k, far.y}, {far.x - radius, far.y})
        .lineTo({corner.x + radius, far.y})
        .curveTo({corner.x + k, far.y}, {corner.x, far.y - k}, {corner.x, far.y - radius})
        .lineTo({corner.x, corner.y + radius})
        .curveTo({corner.x, corner.y + k}, {corner.x + k, corner.y}, {corner.x + radius, corner.y})
        .close();
}

Affine Affine::placed(Point at, double scale, double radians) {
    const double c = scale * std::cos(radians);
    const double s = scale * std::sin(radians);
    return {c, s, -s, c, at.x, at.y};
}

void Scene::add(const Scene& other) {
    marks.insert(marks.end(), other.marks.begin(), other.marks.end());
}

void Scene::add(const Scene& other, const Affine& transform, Path clip) {
    marks.emplace_back(Enter{transform, std::move(clip)});
    add(other);
    marks.emplace_back(Leave{});
}

} // namespace meeplecam::art
