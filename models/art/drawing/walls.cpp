#include "models/art/drawing/walls.h"

#include "models/art/drawing/houses.h"

#include <algorithm>

namespace meeplecam::art {

namespace {

constexpr double kHeight = 0.05;
constexpr double kThickness = 0.03;
constexpr Point kUp{0, -kHeight};

/// One short straight piece of wall: outer foot from `a` to `b` with the town on the right hand.
struct Piece {
    Point a;
    Point b;
};

void drawFace(Brush& brush, Point a, Point b, double light) {
    const Colour colour = shaded(brush.palette.stone, light);
    brush.scene.fill(Path::polygon({a, b, b + kUp, a + kUp}), colour);
    for (int row = 1; row <= 2; ++row) {
        const Point up = kUp * (row / 3.0);
        brush.scene.stroke(Path::open({a + up, b + up}), withAlpha(brush.palette.stone_dark, 0.55), 0.0025);
        const Point joint = mix(a, b, brush.dice.fraction()) + up;
        brush.scene.stroke(Path::open({joint, joint + kUp * 0.33}), withAlpha(brush.palette.stone_dark, 0.55),
                           0.0025);
    }
    brush.scene.stroke(Path::open({a, b}), brush.palette.ink, kInk);
}

void drawMerlons(Brush& brush, Point a, Point b) {
    const double tall = 0.011;
    for (const double t : {0.08, 0.58}) {
        const Point from = mix(a, b, t);
        const Point to = mix(a, b, t + 0.3);
        const Path merlon = Path::polygon({from, to, to + Point{0, -tall}, from + Point{0, -tall}});
        brush.scene.stroke(merlon, brush.palette.ink, kInk);
        brush.scene.fill(merlon, brush.palette.stone_light);
    }
}

void drawPiece(Brush& brush, const Piece& piece) {
    const Point inside = turnedRight(unit(piece.b - piece.a)) * kThickness;
    const Point a2 = piece.a + inside;
    const Point b2 = piece.b + inside;
    const double light = 1 - 0.22 * unit(inside).x;
    if (inside.y > 0)
        drawFace(brush, a2, b2, 0.78);
    const Path top = Path::polygon({piece.a + kUp, piece.b + kUp, b2 + kUp, a2 + kUp});
    const auto drawTop = [&] {
        brush.scene.fill(top, brush.palette.stone_light);
        brush.scene.stroke(Path::open({a2 + kUp, b2 + kUp}), withAlpha(brush.palette.ink, 0.8), kInk);
        brush.scene.stroke(Path::open({piece.a + kUp, piece.b + kUp}), withAlpha(brush.palette.ink, 0.8),
                           kInk);
    };
    if (inside.y <= 0)
        drawFace(brush, piece.a, piece.b, light);
    drawTop();
    drawMerlons(brush, piece.a + kUp, piece.b + kUp);
}

void drawGatehouse(Brush& brush, const Gate& gate) {
    const Palette& p = brush.palette;
    const Point along_wall = turnedRight(gate.outward) * 0.055;
    const Point from = gate.at - along_wall;
    const Point to = gate.at + along_wall;
    const Point up = kUp * 1.5;
    const Point left = from.x < to.x ? from : to;
    const Point right = from.x < to.x ? to : from;
    drawInked(brush, Path::polygon({left, right, right + up, left + up}), p.stone_light);
    if (gate.outward.y > 0.25) {
        const Point foot = gate.at + Point{0, 0.003};
        const Point half{0.024, 0};
        const Point high{0, -0.05};
        brush.scene.fill(
            Path{}
                .moveTo(foot - half)
                .lineTo(foot - half + high * 0.6)
                .curveTo(foot - half + high * 1.1, foot + half + high * 1.1, foot + half + high * 0.6)
                .lineTo(foot + half)
                .close(),
            p.ink);
    }
    const Colour roof = p.roofs.front();
    const Point ridge = kUp * 0.75;
    drawInked(brush,
              Path::polygon({left + up, right + up, mix(right, left, 0.1) + up + ridge,
                             mix(left, right, 0.1) + up + ridge}),
              p.snow.a > 0 ? mix(roof, p.snow, 0.75) : roof);
}

} // namespace

void drawWallShadows(Brush& brush, const Town& town) {
    for (const Polyline& wall : town.walls) {
        Polyline moved;
        for (const Point p : wall)
            moved.push_back(p + Point{0.018, 0.012});
        brush.scene.stroke(Path::open(moved), brush.palette.shadow, 0.05);
        brush.scene.stroke(Path::open(moved), withAlpha(brush.palette.shadow, 0.2), 0.08);
    }
}

void raiseWalls(Stage& stage, const Town& town, const std::vector<Gate>& gates, Dice& dice) {
    for (const Polyline& wall : town.walls) {
        const int pieces = std::max(6, static_cast<int>(lengthOf(wall) / 0.05));
        const Polyline corners = resampled(wall, pieces);
        for (size_t i = 1; i < corners.size(); ++i) {
            const Piece piece{corners[i - 1], corners[i]};
            stage.put(std::max(piece.a.y, piece.b.y), [&](Brush& brush) { drawPiece(brush, piece); });
        }
        const int towers = 2 + dice.below(2);
        for (int i = 0; i < towers; ++i) {
            const double t = std::clamp((i + 0.5) / towers + dice.normal(0.05), 0.14, 0.86);
            const Point inside = turnedRight(directionAlong(wall, t)) * (kThickness * 0.4);
            const Point at = along(wall, t) + inside;
            if (std::ranges::any_of(gates, [&](const Gate& gate) { return distance(gate.at, at) < 0.11; }))
                continue;
            const Tower tower{at, dice.between(0.026, 0.034), dice.between(0.085, 0.11),
                              dice.happens(0.7) ? Tower::Top::Roofed : Tower::Top::Battlements};
            stage.put(at.y + 0.012, [&](Brush& brush) { drawTower(brush, tower); });
        }
    }
    for (const Gate& gate : gates) {
        const bool mine = std::ranges::any_of(town.walls, [&](const Polyline& wall) {
            return std::ranges::any_of(wall, [&](Point p) { return distance(p, gate.at) < 0.02; });
        });
        if (!mine)
            continue;
        const Point side = turnedRight(gate.outward) * 0.055;
        stage.put(gate.at.y + 0.004, [&](Brush& brush) { drawGatehouse(brush, gate); });
        for (const Point at : {gate.at - side, gate.at + side})
            stage.put(at.y + 0.008, [&](Brush& brush) {
                drawTower(brush, {at, 0.03, 0.1, Tower::Top::Roofed});
            });
    }
}

} // namespace meeplecam::art
