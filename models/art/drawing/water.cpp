#include "models/art/drawing/water.h"

#include "models/art/drawing/plants.h"

#include <algorithm>
#include <numbers>

namespace meeplecam::art {

namespace {

Path curl(Point at, Point way, double length, double bend) {
    const Point half = way * (length / 2);
    const Point out = turnedRight(way) * bend;
    return Path{}.moveTo(at - half).curveTo(at - half * 0.4 - out, at + half * 0.4 + out, at + half);
}

/// Lines that show how the water runs.
void drawCurrent(Brush& brush, const River& river) {
    const Palette& p = brush.palette;
    Dice& dice = brush.dice;
    const int count = static_cast<int>(lengthOf(river.line) * 46);
    for (int i = 0; i < count; ++i) {
        const double t = dice.fraction();
        const Point way = directionAlong(river.line, t);
        const Point at =
            along(river.line, t) + turnedRight(way) * (kRiverHalfWidth * dice.between(-0.8, 0.8));
        const Colour colour = i % 3 == 0 ? Colour{1, 1, 1, 1} : shaded(p.water, i % 3 == 1 ? 0.78 : 1.16);
        brush.scene.stroke(curl(at, way, dice.between(0.03, 0.075), 0.005), withAlpha(colour, 0.7), 0.0042);
    }
    if (river.pool_radius == 0)
        return;
    const int ripples = static_cast<int>(river.pool_radius * 90);
    for (int i = 0; i < ripples; ++i) {
        const Point at = river.pool + dice.inDisc(river.pool_radius * 0.85);
        const Colour colour = i % 3 == 0 ? Colour{1, 1, 1, 1} : shaded(p.water, 0.76);
        brush.scene.stroke(curl(at, {1, 0}, dice.between(0.03, 0.06), 0.006), withAlpha(colour, 0.65),
                           0.0042);
    }
}

/// Floes on a winter river.
void drawIce(Brush& brush, const River& river) {
    for (int i = 0; i < 12; ++i) {
        const double t = brush.dice.fraction();
        const Point out = turnedRight(directionAlong(river.line, t));
        const Point at = along(river.line, t) + out * (kRiverHalfWidth * brush.dice.between(-0.75, 0.75));
        brush.scene.fill(blob(at, brush.dice.between(0.012, 0.026), 0.22, brush.dice),
                         withAlpha(brush.palette.water_light, 0.85));
    }
}

void drawBanks(Brush& brush, const River& river) {
    const Palette& p = brush.palette;
    const auto strokeAll = [&](Colour colour, double width) {
        for (const Polyline& water : river.waters)
            brush.scene.stroke(Path::polygon(water), colour, width);
    };
    strokeAll(withAlpha(p.meadow_dark, 0.8), 0.034);
    strokeAll(p.stone_light, 0.017);
    strokeAll(withAlpha(p.ink, 0.6), 2 * kInk);
}

/// Reeds and stones along both banks.
void drawShore(Brush& brush, const River& river) {
    Dice& dice = brush.dice;
    const auto inside = [&](Point at) {
        return std::ranges::any_of(river.waters, [at](const Polyline& water) {
            return encloses(water, at + Point{0, 0.004}) && encloses(water, at - Point{0, 0.004});
        });
    };
    for (const Polyline& water : river.waters) {
        const bool still = &water != &river.waters.front();
        const int count = static_cast<int>(lengthOf(water) * (still ? 16 : 9));
        for (int i = 0; i < count; ++i) {
            const Point at = along(water, dice.fraction()) + dice.inDisc(0.012);
            if (inside(at))
                continue;
            if (dice.happens(still ? 0.6 : 0.35))
                drawReeds(brush, at, dice.between(0.025, 0.04));
            else if (dice.happens(0.5))
                drawTuft(brush, at, 0.022);
            else
                drawInked(brush, Path::ellipse(at, dice.between(0.006, 0.012), dice.between(0.005, 0.008)),
                          dice.happens(0.5) ? brush.palette.stone : brush.palette.stone_dark, 0.5);
        }
    }
}

/// Both edges of a bridge: a low wall with its shadow.
void drawParapets(Brush& brush, const Polyline& deck, double half) {
    const Palette& p = brush.palette;
    for (const double sign : {-1.0, 1.0}) {
        const Polyline wall = beside(deck, sign * half);
        brush.scene.stroke(Path::open(wall), p.ink, 0.023);
        brush.scene.stroke(Path::open(wall), p.stone_light, 0.0155);
        const int stones = std::max(5, static_cast<int>(lengthOf(wall) / 0.022));
        for (int i = 1; i < stones; ++i) {
            const double t = static_cast<double>(i) / stones;
            const Point across = turnedRight(directionAlong(wall, t)) * 0.0075;
            const Point at = along(wall, t);
            brush.scene.stroke(Path::open({at - across, at + across}), withAlpha(p.stone_dark, 0.8), 0.0028);
        }
        for (const Point end : {wall.front(), wall.back()})
            drawInked(brush, Path::circle(end, 0.015), p.stone, 0.9);
    }
}

/// A pool or lake: deep in the middle, its shore lost where the stream comes in.
void drawPool(Brush& brush, const River& river) {
    const Palette& p = brush.palette;
    const double radius = river.pool_radius;
    const Path outline = Path::polygon(river.waters.back());
    brush.scene.fill(outline, p.water);
    brush.scene.marks.emplace_back(Enter{{}, outline});
    const Point mouth =
        mix(river.pool, river.line.front(), 0.9 * radius / distance(river.pool, river.line.front()));
    brush.scene.fill(Path::circle(mouth, radius * 0.7),
                     Gradient{Gradient::Shape::Radial, mouth, mouth + Point{radius * 0.7, 0},
                              withAlpha(p.water_light, 0.6), withAlpha(p.water_light, 0)});
    brush.scene.fill(Path::circle(river.pool, radius),
                     Gradient{Gradient::Shape::Radial, river.pool, river.pool + Point{radius, 0},
                              withAlpha(shaded(p.water, 0.7), 0.85), withAlpha(p.water, 0)});
    brush.scene.marks.emplace_back(Leave{});
}

/// White water where a spring comes out of its rocks.
void drawFoam(Brush& brush, Point at, double radius) {
    for (int i = 0; i < 9; ++i)
        brush.scene.fill(
            blob(at + brush.dice.inDisc(radius), brush.dice.between(0.007, 0.014), 0.2, brush.dice),
            withAlpha(Colour{1, 1, 1, 1}, 0.8));
}

/// A boulder about `size` wide.
void drawRock(Brush& brush, Point foot, double size) {
    const Palette& p = brush.palette;
    Dice& dice = brush.dice;
    drawShadow(brush, foot, size, 0.5 * size);
    const double left = dice.between(-0.35, -0.2);
    const double right = dice.between(0.15, 0.35);
    const double tall = dice.between(0.6, 0.85);
    const Point a = foot + Point{-0.5, 0} * size;
    const Point b = foot + Point{left, -tall} * size;
    const Point c = foot + Point{right, -tall * 0.85} * size;
    const Point d = foot + Point{0.5, 0.02} * size;
    const Point ridge = foot + Point{0.02, -0.28} * size;
    drawInked(brush, Path::polygon({a, b, c, d}), p.stone);
    brush.scene.fill(Path::polygon({c, d, foot + Point{0.1, 0.01} * size, ridge}),
                     withAlpha(p.stone_dark, 0.85));
    brush.scene.fill(Path::polygon({b, c, ridge, foot + Point{-0.3, -0.35} * size}), p.stone_light);
    brush.scene.stroke(Path::polygon({a, b, c, d}), withAlpha(p.ink, 0.75), kInk);
    if (p.snow.a > 0)
        brush.scene.fill(Path::polygon({b, c, mix(c, ridge, 0.5), mix(b, ridge, 0.45)}), p.snow);
}

/// A small boat with a sail.
void drawBoat(Brush& brush, Point at, double size) {
    const Palette& p = brush.palette;
    const Point bow = at + Point{0.5, -0.04} * size;
    const Point stern = at + Point{-0.5, -0.04} * size;
    brush.scene.fill(Path::ellipse(at + Point{0.02, 0.1} * size, 0.5 * size, 0.13 * size), p.shadow);
    drawInked(brush,
              Path{}
                  .moveTo(stern)
                  .curveTo(at + Point{-0.3, 0.22} * size, at + Point{0.3, 0.22} * size, bow)
                  .curveTo(at + Point{0.25, 0.04} * size, at + Point{-0.25, 0.04} * size, stern)
                  .close(),
              p.timber, 1);
    const Point mast = at + Point{0, 0.04} * size;
    const Point top = mast + Point{0, -0.85} * size;
    brush.scene.stroke(Path::open({mast, top}), p.ink, 0.005);
    const Colour sail = anyOf(p.roofs, brush.dice);
    drawInked(brush,
              Path{}
                  .moveTo(top + Point{0.02, 0.03} * size)
                  .curveTo(top + Point{0.4, 0.25} * size, top + Point{0.42, 0.55} * size,
                           top + Point{0.03, 0.68} * size)
                  .close(),
              p.plaster);
    brush.scene.stroke(Path::open({top + Point{0.04, 0.36} * size, top + Point{0.33, 0.38} * size}), sail,
                       0.009);
}

void raiseRocks(Stage& stage, FreeSpace& fields, const TilePlan& plan, Dice& dice) {
    const River& river = *plan.river;
    const Point up = unit(river.pool - river.line.front());
    const auto nearRoad = [&](Point foot) {
        return std::ranges::any_of(plan.roads, [&](const RoadLine& one) {
            return std::ranges::any_of(one.line, [&](Point on) { return distance(on, foot) < 0.055; });
        });
    };
    for (const double ring : {1.45, 1.08}) {
        for (int i = -5; i <= 5; ++i) {
            const double angle = std::atan2(up.y, up.x) + i * 0.36 + dice.normal(0.05);
            const Point foot = river.pool + atAngle(angle) * (river.pool_radius * (ring + dice.normal(0.06)));
            const double size = dice.between(0.07, 0.105) * (ring > 1.2 ? 1.2 : 0.85);
            if (nearRoad(foot) || (ring > 1.2 && std::abs(i) > 4))
                continue;
            fields.block(foot, 0.06);
            stage.put(foot.y + 0.02, [&](Brush& brush) { drawRock(brush, foot + Point{0, 0.02}, size); });
        }
    }
    const Point source = river.pool + up * (river.pool_radius * 0.75);
    stage.put(0, [&](Brush& brush) { drawFoam(brush, source, river.pool_radius * 0.3); });
}

} // namespace

void drawRiver(Brush& brush, const River& river) {
    const Palette& p = brush.palette;
    drawBanks(brush, river);
    const Path stream = Path::polygon(river.waters.front());
    brush.scene.fill(stream, p.water);
    brush.scene.marks.emplace_back(Enter{{}, stream});
    brush.scene.stroke(Path::open(river.line), withAlpha(p.water_light, 0.35), kRiverHalfWidth * 1.3);
    brush.scene.stroke(Path::open(river.line), withAlpha(p.water_light, 0.4), kRiverHalfWidth * 0.7);
    brush.scene.marks.emplace_back(Leave{});
    if (river.pool_radius > 0)
        drawPool(brush, river);
    if (brush.winter())
        drawIce(brush, river);
    drawCurrent(brush, river);
    drawShore(brush, river);
}

void settleRiver(Stage& stage, FreeSpace& fields, const TilePlan& plan, Dice& dice) {
    if (!plan.river)
        return;
    const River& river = *plan.river;
    for (const Polyline& water : river.waters) {
        for (const Point p : resampled(water, 40))
            fields.block(p, 0.025);
    }
    for (const Bridge& bridge : plan.bridges)
        fields.block(along(bridge.deck, 0.5), 0.09);
    if (river.course == River::Course::FromSpring)
        return raiseRocks(stage, fields, plan, dice);
    if (river.course == River::Course::Through)
        return;
    const Point at = river.pool + dice.inDisc(river.pool_radius * 0.35);
    stage.put(at.y, [&](Brush& brush) { drawBoat(brush, at, 0.1); });
}

void drawBridge(Brush& brush, const Bridge& bridge) {
    const Palette& p = brush.palette;
    const double half = kRoadHalfWidth * 1.12;
    Polyline shadow;
    for (const Point at : bridge.deck)
        shadow.push_back(at + Point{0.02, 0.026});
    const Polyline middle(shadow.begin() + 2, shadow.end() - 2);
    brush.scene.stroke(Path::open(middle), withAlpha(p.shadow, 0.5), 2 * half + 0.03);
    const Path deck = Path::open(bridge.deck);
    brush.scene.stroke(deck, p.stone_dark, 2 * half);
    brush.scene.stroke(deck, p.road, 2 * half - 0.02);
    const int planks = std::max(6, static_cast<int>(lengthOf(bridge.deck) / 0.02));
    for (int i = 1; i < planks; ++i) {
        const double t = static_cast<double>(i) / planks;
        const Point across = turnedRight(directionAlong(bridge.deck, t)) * (half - 0.008);
        const Point at = along(bridge.deck, t);
        brush.scene.stroke(Path::open({at - across, at + across}), withAlpha(p.road_rut, 0.9), 0.004);
    }
    drawParapets(brush, bridge.deck, half);
}

} // namespace meeplecam::art
