#include "models/art/plan/geometry.h"

#include <algorithm>

namespace meeplecam::art {

Polyline bezier(Point a, Point b, Point c, Point d, int count) {
    Polyline line;
    line.reserve(static_cast<size_t>(count));
    for (int i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) / (count - 1);
        const double s = 1 - t;
        line.push_back(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t));
    }
    return line;
}

double lengthOf(const Polyline& line) {
    double sum = 0;
    for (size_t i = 1; i < line.size(); ++i)
        sum += distance(line[i - 1], line[i]);
    return sum;
}

Point along(const Polyline& line, double t) {
    double left = std::clamp(t, 0.0, 1.0) * lengthOf(line);
    for (size_t i = 1; i < line.size(); ++i) {
        const double piece = distance(line[i - 1], line[i]);
        if (left <= piece && piece > 0)
            return mix(line[i - 1], line[i], left / piece);
        left -= piece;
    }
    return line.back();
}

Point directionAlong(const Polyline& line, double t) {
    const double step = 0.02;
    return unit(along(line, std::min(1.0, t + step)) - along(line, std::max(0.0, t - step)));
}

Polyline resampled(const Polyline& line, int pieces) {
    Polyline result;
    for (int i = 0; i < pieces; ++i)
        result.push_back(along(line, static_cast<double>(i) / pieces));
    result.push_back(line.back());
    return result;
}

Polyline beside(const Polyline& line, double shift) {
    Polyline moved;
    for (size_t i = 0; i < line.size(); ++i) {
        const Point before = line[i > 0 ? i - 1 : 0];
        const Point after = line[std::min(i + 1, line.size() - 1)];
        moved.push_back(line[i] + turnedRight(unit(after - before)) * shift);
    }
    return moved;
}

bool encloses(const Polyline& outline, Point p) {
    bool inside = false; // even-odd rule
    for (size_t i = 0; i < outline.size(); ++i) {
        const Point a = outline[i];
        const Point b = outline[(i + 1) % outline.size()];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y))
            inside = !inside;
    }
    return inside;
}

} // namespace meeplecam::art
