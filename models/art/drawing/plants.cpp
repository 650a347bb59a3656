#include "models/art/drawing/plants.h"

#include <numbers>

namespace meeplecam::art {

namespace {

/// Branches that fork upwards, for trees without leaves.
void drawBranch(Brush& brush, Point from, double angle, double size, int forks) {
    const Point to = from + atAngle(angle) * size;
    brush.scene.stroke(Path::open({from, to}), brush.palette.trunk, 0.09 * size + 0.0025);
    brush.scene.stroke(Path::open({from + Point{-0.002, -0.003}, to + Point{-0.002, -0.003}}),
                       withAlpha(brush.palette.snow, 0.8), 0.05 * size + 0.001);
    if (forks == 0)
        return;
    const double spread = brush.dice.between(0.4, 0.7);
    drawBranch(brush, to, angle - spread, size * brush.dice.between(0.6, 0.75), forks - 1);
    drawBranch(brush, to, angle + spread, size * brush.dice.between(0.6, 0.75), forks - 1);
}

void drawCrown(Brush& brush, Point centre, double radius, Colour leaf) {
    Dice& dice = brush.dice;
    drawInked(brush, blob(centre, radius, 0.07, dice), shaded(leaf, 0.72));
    for (int i = 0; i < 5; ++i) {
        const Point at = centre + Point{-0.12 * radius, -0.14 * radius} + dice.inDisc(radius * 0.5);
        brush.scene.fill(blob(at, radius * 0.42, 0.1, dice), withAlpha(leaf, 0.9));
    }
    for (int i = 0; i < 6; ++i) {
        const Point at = centre + Point{-0.28 * radius, -0.32 * radius} + dice.inDisc(radius * 0.45);
        brush.scene.fill(blob(at, radius * 0.2, 0.12, dice), withAlpha(shaded(leaf, 1.35), 0.85));
    }
    const Colour snow = brush.palette.snow;
    if (snow.a > 0)
        brush.scene.fill(blob(centre + Point{-0.1 * radius, -0.35 * radius}, radius * 0.62, 0.14, dice),
                         snow);
}

} // namespace

void drawTree(Brush& brush, Point foot, double size) {
    Dice& dice = brush.dice;
    drawShadow(brush, foot, 0.5 * size, 0.3 * size);
    if (brush.winter())
        return drawBranch(brush, foot, -std::numbers::pi / 2 + dice.normal(0.1), size * 0.36, 3);
    brush.scene.stroke(Path::open({foot, foot + Point{0, -0.4 * size}}), brush.palette.trunk, 0.12 * size);
    const Colour leaf = mix(brush.palette.leaf, brush.palette.meadow_light, dice.between(0, 0.45));
    drawCrown(brush, foot + Point{0, -0.6 * size}, 0.38 * size, leaf);
}

void drawFir(Brush& brush, Point foot, double size) {
    Dice& dice = brush.dice;
    drawShadow(brush, foot, 0.42 * size, 0.26 * size);
    const Colour green = shaded(brush.palette.fir, dice.between(0.85, 1.2));
    brush.scene.stroke(Path::open({foot, foot + Point{0, -0.2 * size}}), brush.palette.trunk, 0.1 * size);
    for (int tier = 0; tier < 3; ++tier) {
        const double base = (0.14 + 0.25 * tier) * size;
        const double half = (0.32 - 0.075 * tier) * size;
        const Point top = foot + Point{0, -base - 0.42 * size};
        const Point left = foot + Point{-half, -base};
        const Point right = foot + Point{half, -base};
        const Point low = foot + Point{0, -base + 0.06 * size};
        const Path part =
            Path{}.moveTo(top).lineTo(right).curveTo(mix(right, low, 0.5), low, low).lineTo(left).close();
        drawInked(brush, part, green, 0.6);
        brush.scene.fill(Path::polygon({top, left, mix(left, low, 0.8)}), withAlpha(shaded(green, 1.4), 0.8));
        if (brush.palette.snow.a > 0)
            brush.scene.fill(
                Path::polygon({top, mix(top, right, 0.6), mix(top, low, 0.55), mix(top, left, 0.85)}),
                brush.palette.snow);
    }
}

void drawPoplar(Brush& brush, Point foot, double size) {
    drawShadow(brush, foot, 0.25 * size, 0.2 * size);
    const Colour leaf = mix(brush.palette.fir, brush.palette.leaf, brush.dice.between(0.3, 1));
    const Point centre = foot + Point{0, -0.52 * size};
    drawInked(brush, Path::ellipse(centre, 0.15 * size, 0.5 * size), shaded(leaf, 0.8));
    brush.scene.fill(Path::ellipse(centre + Point{-0.04 * size, -0.03 * size}, 0.08 * size, 0.4 * size),
                     shaded(leaf, 1.25));
}

void drawBush(Brush& brush, Point foot, double size) {
    drawShadow(brush, foot, 0.55 * size, 0.3 * size);
    const Colour leaf = mix(brush.palette.leaf, brush.palette.fir, brush.dice.between(0, 0.6));
    drawCrown(brush, foot + Point{0, -0.3 * size}, 0.42 * size, leaf);
}

void drawAnyTree(Brush& brush, Point foot, double size) {
    const double choice = brush.dice.fraction();
    if (choice < (brush.winter() ? 0.62 : 0.28))
        return drawFir(brush, foot, size * 1.1);
    if (choice < 0.4 && !brush.winter())
        return drawPoplar(brush, foot, size * 1.2);
    drawTree(brush, foot, size);
}

void drawTuft(Brush& brush, Point foot, double size) {
    Dice& dice = brush.dice;
    const Colour grass = dice.happens(0.3) ? brush.palette.meadow_light : brush.palette.grass;
    Path blades;
    for (int i = -1; i <= 1; ++i) {
        const Point tip{i * 0.45 * size + dice.normal(0.1) * size, -size * dice.between(0.6, 1)};
        blades.moveTo(foot + Point{i * 0.15 * size, 0}).lineTo(foot + tip);
    }
    brush.scene.stroke(blades, withAlpha(grass, 0.7), 0.0032);
}

void drawReeds(Brush& brush, Point foot, double size) {
    for (int i = 0; i < 4; ++i) {
        const Point from = foot + Point{brush.dice.normal(0.3) * size, 0};
        const Point to = from + Point{brush.dice.normal(0.1) * size, -size * brush.dice.between(0.6, 1)};
        brush.scene.stroke(Path::open({from, to}), shaded(brush.palette.grass, 0.9), 0.004);
        brush.scene.stroke(Path::open({mix(from, to, 0.8), to}), brush.palette.trunk, 0.008);
    }
}

} // namespace meeplecam::art
