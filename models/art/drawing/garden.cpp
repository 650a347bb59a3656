#include "models/art/drawing/garden.h"

#include "models/art/drawing/plants.h"

#include <algorithm>

namespace meeplecam::art {

namespace {

constexpr double kGardenWall = 0.016;   ///< thickness
constexpr double kGardenHeight = 0.022; ///< of the walls as they are seen
constexpr double kHedge = 0.013;        ///< around a bed

struct Rectangle {
    Point corner;
    double width = 0;
    double height = 0;
    [[nodiscard]] Path path() const { return Path::rectangle(corner, width, height); }
    [[nodiscard]] Point at(double u, double v) const { return corner + Point{u * width, v * height}; }
};

/// What the tops of its walls show.
Colour coping(const Palette& p) {
    return mix(p.stone_light, p.snow, p.snow.a * 0.85);
}

void drawFlowers(Brush& brush, const Rectangle& bed, Colour flower) {
    const int rows = std::max(2, static_cast<int>(bed.height / 0.0145));
    const int columns = std::max(3, static_cast<int>(bed.width / 0.0145));
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const Point at = bed.at((column + 0.5) / columns, (row + 0.5) / rows) + brush.dice.inDisc(0.002);
            brush.scene.fill(Path::circle(at, 0.0074), flower);
            brush.scene.fill(Path::circle(at + Point{0.0015, 0.002}, 0.0034), shaded(flower, 0.72));
            brush.scene.fill(Path::circle(at - Point{0.002, 0.002}, 0.0028), shaded(flower, 1.3));
        }
    }
}

void drawBed(Brush& brush, const Rectangle& bed, Colour flower) {
    const Palette& p = brush.palette;
    const Rectangle shadow{bed.corner + Point{0.005, 0.006}, bed.width, bed.height};
    brush.scene.fill(shadow.path(), p.shadow);
    drawInked(brush, bed.path(), p.fir, 0.9);
    const Path crown =
        Path::rectangle(bed.corner + Point{0.002, 0.002}, bed.width - 0.006, bed.height - 0.006);
    brush.scene.stroke(crown, withAlpha(mix(p.leaf, p.snow, p.snow.a * 0.8), 0.9), 0.006);
    const Rectangle inner{bed.corner + Point{kHedge, kHedge}, bed.width - 2 * kHedge,
                          bed.height - 2 * kHedge};
    brush.scene.fill(inner.path(), p.leaf);
    drawFlowers(brush, inner, flower);
}

void drawFountain(Brush& brush, Point at, double radius) {
    const Palette& p = brush.palette;
    brush.scene.fill(Path::ellipse(at + Point{0.006, 0.006}, radius * 1.05, radius), p.shadow);
    drawInked(brush, Path::ellipse(at, radius, radius * 0.9), p.stone_light, 0.9);
    drawInked(brush, Path::ellipse(at, radius * 0.72, radius * 0.62), p.water, 0.6);
    drawInked(brush, Path::circle(at - Point{0, radius * 0.35}, radius * 0.22), p.stone, 0.8);
    for (const double side : {-1.0, 1.0})
        brush.scene.stroke(Path{}
                               .moveTo(at - Point{0, radius * 0.5})
                               .curveTo(at + Point{side * radius * 0.25, -radius * 0.8},
                                        at + Point{side * radius * 0.45, -radius * 0.5},
                                        at + Point{side * radius * 0.5, 0}),
                           withAlpha(Colour{1, 1, 1, 1}, 0.85), 0.0035);
}

/// A wall from west to east: its face is seen, and its top behind it.
void drawWallFace(Brush& brush, Point from, Point to) {
    const Palette& p = brush.palette;
    const Point up{0, -kGardenHeight};
    const Point back{0, -kGardenWall};
    drawInked(brush, Path::polygon({from, to, to + up, from + up}), shaded(p.stone_dark, 1.12), 0.9);
    const int stones = std::max(2, static_cast<int>((to.x - from.x) / 0.022));
    for (int i = 0; i <= stones; ++i) {
        const Point low = mix(from, to, static_cast<double>(i) / stones);
        brush.scene.stroke(
            Path::open({low + up * (i % 2 == 0 ? 0.5 : 0.0), low + up * (i % 2 == 0 ? 1.0 : 0.5)}),
            withAlpha(p.ink, 0.5), 0.0022);
    }
    brush.scene.stroke(Path::open({from + up * 0.5, to + up * 0.5}), withAlpha(p.ink, 0.5), 0.0022);
    drawInked(brush, Path::polygon({from + up, to + up, to + up + back, from + up + back}), coping(p), 0.9);
}

void drawSideWall(Brush& brush, Point north, Point south) {
    const Palette& p = brush.palette;
    const Point up{0, -kGardenHeight};
    const Point thick{kGardenWall, 0};
    drawInked(brush, Path::polygon({north + up, north + up + thick, south + up + thick, south + up}),
              coping(p), 0.9);
}

/// A clipped tree at a corner of the walls.
void drawTopiary(Brush& brush, Point foot) {
    drawInked(brush, Path::rectangle(foot + Point{-0.013, -0.034}, 0.026, 0.034), brush.palette.stone_light,
              0.9);
    drawBush(brush, foot + Point{0, -0.028}, 0.036);
}

void drawBeds(Brush& brush, const Rectangle& inside, double path) {
    const std::vector<Colour>& flowers = brush.palette.flowers;
    const double width = (inside.width - 3 * path) / 2;
    const double height = (inside.height - 3 * path) / 2;
    const size_t kinds = std::min<size_t>(4, flowers.size());
    const size_t first = static_cast<size_t>(brush.dice.below(static_cast<int>(kinds)));
    for (size_t i = 0; i < 4; ++i) {
        const size_t row = i / 2;
        const Point corner = inside.corner + Point{path + static_cast<double>(i % 2) * (width + path),
                                                   path + static_cast<double>(row) * (height + path)};
        drawBed(brush, {corner, width, height}, flowers[(first + i) % kinds]);
    }
}

} // namespace

void drawGarden(Brush& ground, Stage& stage, const GardenPlot& plot) {
    const Palette& p = ground.palette;
    const Point north_west = plot.at - Point{plot.width, plot.height} * 0.5 + Point{0, kGardenHeight};
    const Rectangle whole{north_west, plot.width, plot.height - kGardenHeight};
    const Rectangle shadow{whole.corner + Point{0.014, 0.012}, whole.width, whole.height};
    ground.scene.stroke(whole.path(), withAlpha(p.meadow_dark, 0.7), 0.03);
    ground.scene.fill(shadow.path(), p.shadow);
    ground.scene.fill(whole.path(), p.street_light);
    const double path = std::clamp(plot.width * 0.06, 0.012, 0.022);
    const Rectangle inside{whole.corner + Point{kGardenWall, 0}, whole.width - 2 * kGardenWall,
                           whole.height - kGardenHeight * 0.6};
    drawBeds(ground, inside, path);
    drawFountain(ground, inside.at(0.5, 0.5), std::min(0.042, 0.24 * std::min(inside.width, inside.height)));
    stage.put(whole.corner.y, [&](Brush& brush) { drawWallFace(brush, whole.at(0, 0), whole.at(1, 0)); });
    stage.put(whole.at(0, 0.5).y, [&](Brush& brush) {
        drawSideWall(brush, whole.at(0, 0), whole.at(0, 1));
        drawSideWall(brush, whole.at(1, 0) - Point{kGardenWall, 0}, whole.at(1, 1) - Point{kGardenWall, 0});
    });
    const double gate = 0.022 / whole.width;
    stage.put(whole.at(0, 1).y, [&](Brush& brush) {
        drawWallFace(brush, whole.at(0, 1), whole.at(0.5 - gate, 1));
        drawWallFace(brush, whole.at(0.5 + gate, 1), whole.at(1, 1));
    });
    for (const Point corner : {Point{0, 0}, Point{1, 0}, Point{0, 1}, Point{1, 1}})
        stage.put(whole.at(corner.x, corner.y).y + 0.002,
                  [&](Brush& brush) { drawTopiary(brush, whole.at(corner.x, corner.y)); });
}

} // namespace meeplecam::art
