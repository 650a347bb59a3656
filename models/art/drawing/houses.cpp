#include "models/art/drawing/houses.h"

#include <algorithm>

namespace meeplecam::art {

namespace {

/// Back of a house is drawn this much higher per unit of depth: how steeply one looks down.
constexpr double kRise = 0.55;

/// Four corners: ridge left, ridge right, eave right, eave left.
struct Slope {
    Point ridge_a;
    Point ridge_b;
    Point eave_b;
    Point eave_a;
};

void drawSlope(Brush& brush, const Slope& s, Colour colour) {
    drawInked(brush, Path::polygon({s.ridge_a, s.ridge_b, s.eave_b, s.eave_a}), colour);
    const int rows = 3;
    for (int i = 1; i <= rows; ++i) {
        const double t = static_cast<double>(i) / (rows + 1);
        brush.scene.stroke(Path::open({mix(s.ridge_a, s.eave_a, t), mix(s.ridge_b, s.eave_b, t)}),
                           withAlpha(shaded(colour, 0.6), 0.7), 0.0025);
    }
    const Colour snow = brush.palette.snow;
    if (snow.a == 0)
        return;
    const double low = brush.dice.between(0.55, 0.85);
    brush.scene.fill(
        Path::polygon({s.ridge_a, s.ridge_b, mix(s.ridge_b, s.eave_b, low),
                       mix(mix(s.ridge_b, s.ridge_a, 0.5), mix(s.eave_b, s.eave_a, 0.5), low + 0.1),
                       mix(s.ridge_a, s.eave_a, low - 0.1)}),
        snow);
}

void drawWindow(Brush& brush, Point centre, double size) {
    brush.scene.fill(Path::rectangle(centre - Point{size / 2, size * 0.65}, size, size * 1.3),
                     withAlpha(brush.palette.ink, 0.85));
    if (brush.winter())
        brush.scene.fill(Path::rectangle(centre - Point{size * 0.3, size * 0.4}, size * 0.6, size * 0.8),
                         Colour{1, 0.85, 0.4, 1});
}

void drawFront(Brush& brush, const House& h, Point left, Point right, Point apex) {
    const Point up{0, -h.height};
    drawInked(brush, Path::polygon({left, right, right + up, apex, left + up}), h.wall);
    const Colour timber = withAlpha(brush.palette.timber, 0.85);
    if (h.half_timbered) {
        brush.scene.stroke(Path::open({left + up, right + up}), timber, 0.004);
        brush.scene.stroke(Path::open({left + up * 0.1, mix(left, right, 0.35) + up}), timber, 0.0032);
        brush.scene.stroke(Path::open({right + up * 0.1, mix(left, right, 0.65) + up}), timber, 0.0032);
        brush.scene.stroke(Path::open({mix(left, right, 0.5) + up, apex}), timber, 0.0032);
    }
    const double size = std::min(0.012, h.width * 0.16);
    drawWindow(brush, mix(left, right, 0.28) + up * 0.55, size);
    drawWindow(brush, mix(left, right, 0.72) + up * 0.55, size);
    brush.scene.fill(
        Path::rectangle(mix(left, right, 0.5) - Point{size * 0.6, size * 1.9}, size * 1.2, size * 1.9),
        brush.palette.timber);
}

void drawChimney(Brush& brush, Point foot, double size) {
    drawInked(brush, Path::rectangle(foot - Point{size / 2, size * 1.6}, size, size * 1.8),
              brush.palette.stone_dark);
    brush.scene.fill(Path::rectangle(foot - Point{size * 0.6, size * 1.8}, size * 1.2, size * 0.45),
                     brush.palette.snow.a > 0 ? brush.palette.snow : brush.palette.stone_light);
}

void drawCross(Brush& brush, Point foot, double size) {
    const Point top = foot + Point{0, -size};
    const Point arm = foot + Point{0, -size * 0.65};
    brush.scene.stroke(Path::open({foot, top}), brush.palette.ink, 0.005);
    brush.scene.stroke(Path::open({arm + Point{-size * 0.3, 0}, arm + Point{size * 0.3, 0}}),
                       brush.palette.ink, 0.005);
}

/// A square tower with a pointed roof, front and right side in view.
void drawSteeple(Brush& brush, Point foot, double width, double height) {
    const Palette& p = brush.palette;
    const Point left = foot + Point{-width / 2, 0};
    const Point right = foot + Point{width / 2, 0};
    const Point back{width * 0.35, -width * 0.35};
    const Point up{0, -height};
    const Point apex = foot + back * 0.5 + up * 1.75;
    drawInked(brush, Path::polygon({right, right + back, right + back + up, right + up}), p.stone_dark);
    drawInked(brush, Path::polygon({left, right, right + up, left + up}), p.stone_light);
    drawWindow(brush, foot + up * 0.78, width * 0.28);
    drawWindow(brush, foot + up * 0.4, width * 0.22);
    const Colour roof = anyOf(p.tower_roofs, brush.dice);
    drawInked(brush, Path::polygon({right + up + Point{0.004, 0}, right + back + up, apex}),
              shaded(roof, 0.75));
    drawInked(brush, Path::polygon({left + up - Point{0.004, 0}, right + up + Point{0.004, 0}, apex}),
              shaded(roof, 1.15));
    if (p.snow.a > 0)
        brush.scene.fill(Path::polygon({mix(left + up, apex, 0.35), mix(right + up, apex, 0.5), apex}),
                         p.snow);
    drawCross(brush, apex, width * 0.55);
}

void drawButtresses(Brush& brush, const House& h, int count) {
    const Point back{h.lean * h.depth, -kRise * h.depth};
    const Point from = h.foot + Point{h.width / 2, 0};
    for (int i = 0; i < count; ++i) {
        const Point at = from + back * ((i + 0.7) / (count + 0.5));
        drawInked(brush,
                  Path::polygon({at, at + Point{0.014, 0.006}, at + Point{0.008, -h.height * 0.6},
                                 at + Point{0, -h.height * 0.9}}),
                  brush.palette.stone_light);
        drawWindow(brush, at + back * 0.09 + Point{0.003, -h.height * 0.5}, h.width * 0.09);
    }
}

} // namespace

void drawHouse(Brush& brush, const House& h) {
    const Point left = h.foot + Point{-h.width / 2, 0};
    const Point right = h.foot + Point{h.width / 2, 0};
    const Point up{0, -h.height};
    const Point back{h.lean * h.depth, -kRise * h.depth};
    const Point apex = h.foot + up + Point{0, -h.width * 0.55};
    const double eave = 0.1 * h.width;
    const Point out_left = left + up + Point{-eave, eave * 0.9};
    const Point out_right = right + up + Point{eave, eave * 0.9};
    brush.scene.fill(Path::polygon({left, right, right + Point{0.6 * h.height, 0.22 * h.height},
                                    right + back + Point{0.9 * h.height, 0.2 * h.height}, right + back}),
                     brush.palette.shadow);
    const Slope left_slope{apex, apex + back, out_left + back, out_left};
    const Slope right_slope{apex, apex + back, out_right + back, out_right};
    if (h.lean >= 0) {
        drawSlope(brush, left_slope, shaded(h.roof, 1.18));
        drawInked(brush, Path::polygon({right, right + back, right + back + up, right + up}),
                  shaded(h.wall, 0.72));
        drawFront(brush, h, left, right, apex);
        drawSlope(brush, right_slope, shaded(h.roof, 0.88));
    } else {
        drawSlope(brush, right_slope, shaded(h.roof, 0.8));
        drawInked(brush, Path::polygon({left, left + back, left + back + up, left + up}),
                  shaded(h.wall, 1.05));
        drawFront(brush, h, left, right, apex);
        drawSlope(brush, left_slope, shaded(h.roof, 1.12));
    }
    if (brush.dice.happens(0.4))
        drawChimney(brush, mix(apex, apex + back, 0.6), 0.011);
}

void drawAnyHouse(Brush& brush, Point foot, double size) {
    Dice& dice = brush.dice;
    House house{foot, size * dice.between(0.6, 0.85), size * dice.between(0.9, 1.35),
                size * dice.between(0.38, 0.6)};
    house.lean = dice.between(0.25, 0.85) * (dice.happens(0.5) ? 1 : -1);
    house.roof = shaded(anyOf(brush.palette.roofs, dice), dice.between(0.92, 1.1));
    house.wall = shaded(brush.palette.plaster, dice.between(0.86, 1.02));
    house.half_timbered = dice.happens(0.7);
    drawHouse(brush, house);
}

void drawTower(Brush& brush, const Tower& t) {
    const Palette& p = brush.palette;
    const Point up{0, -t.height};
    const double flat = t.radius * 0.4;
    drawShadow(brush, t.foot, t.radius * 1.8, t.radius);
    const Path body = Path{}
                          .moveTo(t.foot + up + Point{-t.radius, 0})
                          .lineTo(t.foot + Point{-t.radius, 0})
                          .curveTo(t.foot + Point{-t.radius, flat * 1.3},
                                   t.foot + Point{t.radius, flat * 1.3}, t.foot + Point{t.radius, 0})
                          .lineTo(t.foot + up + Point{t.radius, 0})
                          .close();
    brush.scene.fill(body, Gradient{Gradient::Shape::Linear, t.foot - Point{t.radius, 0},
                                    t.foot + Point{t.radius, 0}, p.stone_light, p.stone_dark});
    brush.scene.stroke(body, p.ink, kInk);
    drawWindow(brush, t.foot + up * 0.5, t.radius * 0.35);
    const double wide = t.radius * 1.22;
    const Point top = t.foot + up;
    if (t.top == Tower::Top::Battlements) {
        drawInked(brush, Path::ellipse(top, wide, flat * 1.2), p.stone);
        brush.scene.fill(Path::ellipse(top, wide * 0.65, flat * 0.7), p.stone_dark);
        return;
    }
    const Colour roof = anyOf(p.tower_roofs, brush.dice);
    const Point apex = top + Point{0, -t.radius * brush.dice.between(1.9, 2.5)};
    const Point left = top + Point{-wide, 0};
    const Point right = top + Point{wide, 0};
    drawInked(brush,
              Path{}
                  .moveTo(apex)
                  .lineTo(left)
                  .curveTo(left + Point{0, flat}, right + Point{0, flat}, right)
                  .close(),
              roof);
    brush.scene.fill(
        Path::polygon({apex, left + Point{0.003, 0}, mix(left, right, 0.4) + Point{0, flat * 0.7}}),
        shaded(roof, 1.35));
    if (p.snow.a > 0)
        brush.scene.fill(Path::polygon({apex, mix(apex, left, 0.75), mix(apex, right, 0.55)}), p.snow);
}

void drawChurch(Brush& brush, Point foot, double size) {
    const Palette& p = brush.palette;
    const double lean = brush.dice.happens(0.5) ? 0.75 : 0.6;
    House nave{foot + Point{-0.08 * size, 0}, 0.38 * size, 0.95 * size, 0.3 * size, lean};
    nave.roof = anyOf(p.roofs, brush.dice);
    nave.wall = p.stone_light;
    nave.half_timbered = false;
    House aisle = nave;
    aisle.foot = foot + Point{0.24 * size, -0.02 * size};
    aisle.width *= 0.62;
    aisle.height *= 0.6;
    aisle.depth *= 0.6;
    drawHouse(brush, nave);
    drawButtresses(brush, nave, 4);
    drawHouse(brush, aisle);
    drawSteeple(brush, foot + Point{-0.34 * size, 0.02 * size}, 0.22 * size, 0.62 * size);
}

void drawCathedral(Brush& brush, Point foot, double size) {
    const Palette& p = brush.palette;
    House nave{foot, 0.4 * size, 1.2 * size, 0.38 * size, 0.45};
    nave.roof = p.roofs.front();
    nave.wall = p.stone_light;
    nave.half_timbered = false;
    House transept = nave;
    transept.foot = foot + Point{0.42 * size, -0.26 * size};
    transept.width *= 0.8;
    transept.depth *= 0.55;
    drawHouse(brush, transept);
    drawHouse(brush, nave);
    drawButtresses(brush, nave, 5);
    const Point rose = foot + Point{0, -0.42 * size};
    drawInked(brush, Path::circle(rose, 0.085 * size), p.tower_roofs.front());
    for (int i = 0; i < 8; ++i)
        brush.scene.stroke(Path::open({rose, rose + atAngle(i * 0.7854) * (0.08 * size)}), p.stone_light,
                           0.003);
    drawSteeple(brush, foot + Point{-0.28 * size, 0.02 * size}, 0.2 * size, 0.72 * size);
    drawSteeple(brush, foot + Point{0.28 * size, 0.02 * size}, 0.2 * size, 0.72 * size);
}

void drawWindmill(Brush& brush, Point foot, double size) {
    const Palette& p = brush.palette;
    drawShadow(brush, foot, 0.5 * size, 0.3 * size);
    const double low = 0.26 * size;
    const double high = 0.18 * size;
    const Point up{0, -0.55 * size};
    drawInked(brush,
              Path::polygon({foot + Point{-low, 0}, foot + Point{low, 0}, foot + up + Point{high, 0},
                             foot + up + Point{-high, 0}}),
              p.plaster);
    brush.scene.fill(Path::polygon({foot + Point{low * 0.2, 0}, foot + Point{low, 0},
                                    foot + up + Point{high, 0}, foot + up + Point{high * 0.2, 0}}),
                     withAlpha(p.stone_dark, 0.45));
    drawInked(brush,
              Path::polygon(
                  {foot + up + Point{-high * 1.25, 0}, foot + up + Point{high * 1.25, 0}, foot + up * 1.5}),
              anyOf(p.roofs, brush.dice));
    const Point hub = foot + up * 1.05;
    const double start = brush.dice.between(0.2, 1.2);
    for (int i = 0; i < 4; ++i) {
        const Point way = atAngle(start + i * 1.5708);
        const Point side = turnedRight(way) * (0.09 * size);
        const Point tip = hub + way * (0.55 * size);
        const Point root = hub + way * (0.14 * size);
        brush.scene.stroke(Path::open({hub, tip}), p.timber, 0.006);
        drawInked(brush, Path::polygon({root, tip, tip + side, root + side}), p.plaster, 0.7);
    }
    brush.scene.fill(Path::circle(hub, 0.04 * size), p.timber);
}

void drawWell(Brush& brush, Point foot, double size) {
    const Palette& p = brush.palette;
    drawShadow(brush, foot, 0.6 * size, 0.35 * size);
    const Point rim = foot + Point{0, -0.3 * size};
    drawInked(brush, Path::rectangle(foot + Point{-0.3 * size, -0.3 * size}, 0.6 * size, 0.34 * size),
              p.stone);
    drawInked(brush, Path::ellipse(rim, 0.3 * size, 0.13 * size), p.stone_light);
    brush.scene.fill(Path::ellipse(rim, 0.21 * size, 0.085 * size), p.water);
    for (const double x : {-0.28, 0.28})
        brush.scene.stroke(Path::open({rim + Point{x * size, 0}, rim + Point{x * size, -0.45 * size}}),
                           p.timber, 0.006);
    const Point ridge = rim + Point{0, -0.85 * size};
    drawInked(brush,
              Path::polygon(
                  {ridge, rim + Point{0.42 * size, -0.42 * size}, rim + Point{-0.42 * size, -0.42 * size}}),
              p.snow.a > 0 ? mix(p.roofs.front(), p.snow, 0.8) : p.roofs.front());
}

void drawInn(Brush& brush, Point foot, double size) {
    House house{foot, 0.62 * size, 1.1 * size, 0.5 * size, 0.75};
    house.roof = brush.palette.roofs.front();
    house.wall = brush.palette.plaster;
    drawHouse(brush, house);
    const Point post = foot + Point{-0.42 * size, 0.02 * size};
    brush.scene.stroke(Path::open({post, post + Point{0, -0.55 * size}}), brush.palette.timber, 0.007);
    drawInked(brush, Path::rectangle(post + Point{-0.16 * size, -0.58 * size}, 0.32 * size, 0.22 * size),
              Colour{0.95, 0.78, 0.25, 1});
}

} // namespace meeplecam::art
