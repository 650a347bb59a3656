#include "models/art/drawing/emblems.h"

#include "models/art/drawing/plants.h"

#include <numbers>

namespace meeplecam::art {

namespace {

Path shieldOutline(Point c, double size) {
    const double half = size * 0.42;
    const double top = -size * 0.5;
    return Path{}
        .moveTo(c + Point{-half, top})
        .curveTo(c + Point{-half * 0.4, top + 0.06 * size}, c + Point{half * 0.4, top + 0.06 * size},
                 c + Point{half, top})
        .curveTo(c + Point{half * 1.02, size * 0.12}, c + Point{half * 0.6, size * 0.34},
                 c + Point{0, size * 0.5})
        .curveTo(c + Point{-half * 0.6, size * 0.34}, c + Point{-half * 1.02, size * 0.12},
                 c + Point{-half, top})
        .close();
}

} // namespace

void drawShield(Brush& brush, Point centre, double size) {
    const Colour azure{0.13, 0.29, 0.62, 1};
    const Colour silver{0.97, 0.97, 0.93, 1};
    const Colour gold{0.93, 0.74, 0.24, 1};
    Scene& scene = brush.scene;
    scene.fill(shieldOutline(centre + Point{0.012, 0.012}, size * 1.16), brush.palette.shadow);
    drawInked(brush, shieldOutline(centre, size * 1.16), gold, 1);
    const Path field = shieldOutline(centre, size * 0.94);
    scene.marks.emplace_back(Enter{{}, field});
    scene.fill(field, silver);
    scene.fill(Path::rectangle(centre - Point{size, size}, size, size), azure);
    scene.fill(Path::rectangle(centre, size, size), azure);
    scene.marks.emplace_back(Leave{});
    scene.stroke(field, brush.palette.ink, 0.005);
    for (const Point at : {Point{-0.2, -0.22}, Point{0.16, 0.16}})
        scene.fill(Path::circle(centre + at * size, size * 0.085), gold);
    for (const Point at : {Point{0.2, -0.22}, Point{-0.16, 0.16}})
        scene.fill(Path::circle(centre + at * size, size * 0.085), azure);
}

void drawGingerbreadMan(Brush& brush, Point c, double size) {
    const Colour dough{0.62, 0.36, 0.16, 1};
    const Colour icing{1, 0.97, 0.92, 1};
    Scene& scene = brush.scene;
    const Point hips = c + Point{0, 0.1 * size};
    const Point neck = c + Point{0, -0.14 * size};
    const Path limbs = Path{}
                           .moveTo(neck + Point{-0.3 * size, 0.08 * size})
                           .lineTo(neck)
                           .lineTo(neck + Point{0.3 * size, 0.08 * size})
                           .moveTo(hips + Point{-0.2 * size, 0.32 * size})
                           .lineTo(hips)
                           .lineTo(hips + Point{0.2 * size, 0.32 * size})
                           .moveTo(neck)
                           .lineTo(hips);
    const Path head = Path::circle(c + Point{0, -0.34 * size}, 0.19 * size);
    scene.stroke(limbs, icing, 0.3 * size);
    scene.fill(Path::circle(c + Point{0, -0.34 * size}, 0.235 * size), icing);
    scene.stroke(limbs, dough, 0.21 * size);
    scene.fill(head, dough);
    for (const double x : {-0.07, 0.07})
        scene.fill(Path::circle(c + Point{x * size, -0.38 * size}, 0.028 * size), icing);
    scene.stroke(Path{}
                     .moveTo(c + Point{-0.08, -0.29} * size)
                     .curveTo(c + Point{-0.04, -0.22} * size, c + Point{0.04, -0.22} * size,
                              c + Point{0.08, -0.29} * size),
                 icing, 0.024 * size);
    for (const double y : {-0.08, 0.02, 0.12})
        scene.fill(Path::circle(c + Point{0, y * size}, 0.032 * size), Colour{0.8, 0.15, 0.15, 1});
}

void drawFestiveTree(Brush& brush, Point foot, double size) {
    drawFir(brush, foot, size);
    for (int i = 0; i < 9; ++i) {
        const double height = brush.dice.between(0.2, 0.85);
        const double half = 0.3 * (1 - height);
        const Point at = foot + Point{brush.dice.between(-half, half) * size, -height * size};
        brush.scene.fill(Path::circle(at, 0.03 * size),
                         i % 2 == 0 ? Colour{0.85, 0.15, 0.15, 1} : Colour{1, 0.85, 0.3, 1});
    }
    const Point top = foot + Point{0, -1.06 * size};
    Polyline star;
    for (int i = 0; i < 10; ++i)
        star.push_back(top +
                       atAngle(std::numbers::pi * (i / 5.0 - 0.5)) * (size * (i % 2 == 0 ? 0.1 : 0.045)));
    drawInked(brush, Path::polygon(star), Colour{1, 0.82, 0.2, 1});
}

} // namespace meeplecam::art
