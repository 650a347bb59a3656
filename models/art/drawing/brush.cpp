#include "models/art/drawing/brush.h"

#include <numbers>

namespace meeplecam::art {

Path blob(Point centre, double radius, double unevenness, Dice& dice) {
    constexpr int kCorners = 9;
    Polyline corners;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = 2 * std::numbers::pi * i / kCorners;
        corners.push_back(centre + atAngle(angle) * (radius * (1 + dice.normal(unevenness))));
    }
    return Path::smooth(corners);
}

void drawShadow(Brush& brush, Point foot, double width, double height) {
    const Colour shadow = brush.palette.shadow;
    const Point at = foot + Point{0.3 * width, 0.05 * height};
    brush.scene.fill(Path::ellipse(at, width * 0.75, height * 0.5), withAlpha(shadow, shadow.a * 0.6));
    brush.scene.fill(Path::ellipse(at, width * 0.55, height * 0.36), shadow);
}

void drawInked(Brush& brush, const Path& path, Colour colour, double ink_alpha) {
    brush.scene.fill(path, colour);
    brush.scene.stroke(path, withAlpha(brush.palette.ink, ink_alpha), kInk);
}

} // namespace meeplecam::art
