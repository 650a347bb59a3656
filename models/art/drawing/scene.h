#pragma once

#include "models/art/plan/geometry.h"

#include <opencv2/core/mat.hpp>

#include <array>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace meeplecam::art {

/// A colour as the screen shows it (sRGB), each part 0 to 1; `a` is opacity.
struct Colour {
    double r = 0;
    double g = 0;
    double b = 0;
    double a = 1;
    bool operator==(const Colour&) const = default;
};

/// Between two colours: t = 0 gives `from`, 1 gives `to`.
[[nodiscard]] Colour mix(Colour from, Colour to, double t);
/// Darker for factor < 1, lighter for factor > 1.
[[nodiscard]] Colour shaded(Colour colour, double factor);
[[nodiscard]] Colour withAlpha(Colour colour, double alpha);

/// Straight pieces and Bézier curves, any number of parts.
class Path {
public:
    enum class Kind { Move, Line, Curve, Close };
    struct Step {
        Kind kind = Kind::Move;
        std::array<Point, 3> points{}; ///< the end for Move and Line; two controls and the end for Curve
        bool operator==(const Step&) const = default;
    };

    Path& moveTo(Point p);
    Path& lineTo(Point p);
    Path& curveTo(Point control1, Point control2, Point p);
    Path& close();

    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    bool operator==(const Path&) const = default;

    [[nodiscard]] static Path polygon(const Polyline& corners);
    [[nodiscard]] static Path open(const Polyline& line);
    /// A smooth closed line through the points (Catmull–Rom).
    [[nodiscard]] static Path smooth(const Polyline& through);
    [[nodiscard]] static Path rectangle(Point corner, double width, double height);
    [[nodiscard]] static Path ellipse(Point centre, double radius_x, double radius_y);
    /// A rectangle with round corners.
    [[nodiscard]] static Path rounded(Point corner, double width, double height, double radius);
    [[nodiscard]] static Path circle(Point centre, double radius) { return ellipse(centre, radius, radius); }

private:
    std::vector<Step> m_steps;
};

/// Colour from `from` (inside, for a radial one its centre) to `to`.
struct Gradient {
    enum class Shape { Linear, Radial };
    Shape shape = Shape::Linear;
    Point from;
    Point to;
    Colour start;
    Colour end;
    bool operator==(const Gradient&) const = default;
};

using Paint = std::variant<Colour, Gradient>;

struct Fill {
    Path path;
    Paint paint;
    bool operator==(const Fill&) const = default;
};

struct Stroke {
    Path path;
    Colour colour;
    double width = 0;
    std::vector<double> dashes = {};
    bool operator==(const Stroke&) const = default;
};

/// A line of text; `at` is on its baseline: the middle, or where the anchor says.
struct Text {
    enum class Anchor { Middle, Start, End };
    enum class Weight { Normal, Bold };
    std::string text;
    Point at;
    double size = 0;
    Colour colour;
    Anchor anchor = Anchor::Middle;
    Weight weight = Weight::Normal;
    bool operator==(const Text&) const = default;
};

/// x' = xx·x + xy·y + dx, y' = yx·x + yy·y + dy.
struct Affine {
    double xx = 1;
    double yx = 0;
    double xy = 0;
    double yy = 1;
    double dx = 0;
    double dy = 0;
    bool operator==(const Affine&) const = default;

    [[nodiscard]] static Affine moved(Point by) { return {1, 0, 0, 1, by.x, by.y}; }
    /// Sized, turned clockwise on the page by `radians`, then moved.
    [[nodiscard]] static Affine placed(Point at, double scale, double radians = 0);
};

/// What follows, up to the matching Leave, is drawn inside `clip` and through `transform`.
struct Enter {
    Affine transform;
    Path clip; ///< empty: no clip; in the coordinates inside
    bool operator==(const Enter&) const = default;
};
struct Leave {
    bool operator==(const Leave&) const = default;
};
/// A photograph or print, BGR, 8 bits, stretched over a rectangle.
struct Picture {
    std::shared_ptr<const cv::Mat> bgr;
    Point corner;
    double width = 1, height = 1;
    bool operator==(const Picture&) const = default;
};

using Mark = std::variant<Fill, Stroke, Text, Picture, Enter, Leave>;

/// A drawing as a value: marks in the order in which they are put on the page. Knows nothing of files.
struct Scene {
    std::vector<Mark> marks;
    bool operator==(const Scene&) const = default;

    void fill(Path path, Paint paint) { marks.emplace_back(Fill{std::move(path), paint}); }
    void stroke(Path path, Colour colour, double width) {
        marks.emplace_back(Stroke{std::move(path), colour, width, {}});
    }
    void add(const Scene& other);
    /// `other` through `transform`, only what lies in `clip` (its own coordinates; empty: everything).
    void add(const Scene& other, const Affine& transform, Path clip = {});
};

} // namespace meeplecam::art
