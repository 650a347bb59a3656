#include "models/art/drawing/ground.h"

#include "models/art/drawing/plants.h"

#include <algorithm>
#include <numbers>

namespace meeplecam::art {

namespace {

const Path kFace = Path::rectangle({0, 0}, 1, 1);

/// A soft-edged patch of colour.
void drawWash(Brush& brush, Point centre, double radius, Colour colour, double strength) {
    const Gradient gradient{Gradient::Shape::Radial, centre, centre + Point{radius, 0},
                            withAlpha(colour, strength), withAlpha(colour, 0)};
    brush.scene.fill(Path::circle(centre, radius), gradient);
}

Point anywhere(Dice& dice) {
    const double x = dice.fraction();
    return {x, dice.fraction()};
}

/// A little longer at both ends, so that round ends lie outside the tile or under what the road leads to.
Polyline lengthened(const Polyline& line) {
    Polyline longer = line;
    longer.insert(longer.begin(), line[0] + unit(line[0] - line[1]) * 0.03);
    return longer;
}

Colour cropColour(const Palette& palette, Crop crop) {
    return palette.crops[static_cast<size_t>(crop) % palette.crops.size()];
}

void drawRow(Brush& brush, Point from, Point to, Crop crop) {
    const Palette& p = brush.palette;
    const Colour colour = cropColour(p, crop);
    if (crop == Crop::Ploughed || crop == Crop::Wheat) {
        brush.scene.stroke(Path::open({from, to}), shaded(colour, 0.72), 0.008);
        brush.scene.stroke(Path::open({from - Point{0, 0.004}, to - Point{0, 0.004}}), shaded(colour, 1.14),
                           0.005);
        return;
    }
    const int count = std::max(2, static_cast<int>(distance(from, to) / 0.022));
    for (int i = 0; i <= count; ++i) {
        const Point at = mix(from, to, static_cast<double>(i) / count) + brush.dice.inDisc(0.003);
        const Colour plant = crop == Crop::Garden ? anyOf(p.flowers, brush.dice) : colour;
        brush.scene.fill(Path::circle(at + Point{0.003, 0.003}, 0.0095), withAlpha(p.ink, 0.4));
        brush.scene.fill(Path::circle(at, 0.009), shaded(plant, crop == Crop::Garden ? 1 : 0.85));
        brush.scene.fill(Path::circle(at - Point{0.003, 0.003}, 0.004), shaded(plant, 1.25));
    }
}

} // namespace

void drawMeadow(Brush& brush) {
    const Palette& p = brush.palette;
    Dice& dice = brush.dice;
    brush.scene.fill(kFace, p.meadow);
    for (int i = 0; i < 22; ++i) {
        const Colour colour = i % 2 == 0 ? p.meadow_light : p.meadow_dark;
        drawWash(brush, anywhere(dice), dice.between(0.1, 0.26), colour, dice.between(0.25, 0.6));
    }
    for (int i = 0; i < 26; ++i) {
        const Colour colour = dice.happens(0.5) ? p.meadow_light : p.meadow_dark;
        brush.scene.fill(blob(anywhere(dice), dice.between(0.012, 0.04), 0.25, dice),
                         withAlpha(colour, 0.28));
    }
    for (int i = 0; i < (brush.winter() ? 60 : 170); ++i)
        drawTuft(brush, anywhere(dice), dice.between(0.012, 0.022));
    for (int i = 0; i < 16; ++i) {
        const Point at = anywhere(dice);
        const Colour flower = anyOf(p.flowers, dice);
        for (int k = 0; k < 4; ++k)
            brush.scene.fill(Path::circle(at + dice.inDisc(0.022), 0.0048), flower);
    }
}

void drawStreets(Brush& brush, const Town& town) {
    const Palette& p = brush.palette;
    Dice& dice = brush.dice;
    const Path outline = Path::polygon(town.outline);
    brush.scene.marks.emplace_back(Enter{{}, outline});
    brush.scene.fill(outline, p.street);
    for (int i = 0; i < 22; ++i)
        drawWash(brush, anywhere(dice), dice.between(0.08, 0.22), i % 2 == 0 ? p.street_light : p.street_dark,
                 dice.between(0.3, 0.6));
    for (int i = 0; i < 260; ++i) {
        const Point at = anywhere(dice);
        const Colour cobble = dice.happens(0.5) ? p.street_dark : p.street_light;
        brush.scene.fill(Path::ellipse(at, dice.between(0.004, 0.009), dice.between(0.003, 0.006)),
                         withAlpha(cobble, 0.6));
    }
    brush.scene.marks.emplace_back(Leave{});
}

void drawPaving(Brush& brush, Point centre, double radius) {
    const Palette& p = brush.palette;
    brush.scene.fill(blob(centre, radius * 1.08, 0.04, brush.dice), withAlpha(p.street_dark, 0.6));
    brush.scene.fill(blob(centre, radius, 0.03, brush.dice), p.street_light);
    for (int ring = 1; ring <= 4; ++ring) {
        const int stones = 7 * ring;
        for (int i = 0; i < stones; ++i) {
            const Point at = centre + atAngle(6.2832 * i / stones + ring) * (radius * 0.22 * ring);
            brush.scene.fill(Path::ellipse(at, 0.0062, 0.005),
                             mix(p.stone, p.stone_light, brush.dice.between(0, 1)));
        }
    }
}

void drawRoad(Brush& brush, const RoadLine& road) {
    const Palette& p = brush.palette;
    const Polyline line = lengthened(road.line);
    const Path path = Path::open(line);
    const double width = 2 * kRoadHalfWidth;
    brush.scene.stroke(path, withAlpha(p.meadow_dark, 0.55), width * 1.4);
    brush.scene.stroke(path, p.road_edge, width * 1.04);
    brush.scene.stroke(path, p.road, width * 0.84);
    for (const double side : {-0.4, 0.45})
        brush.scene.stroke(Path::open(beside(line, side * kRoadHalfWidth)), withAlpha(p.road_rut, 0.75),
                           0.009);
    const int stones = static_cast<int>(lengthOf(line) * 34);
    for (int i = 0; i < stones; ++i) {
        const double t = brush.dice.fraction();
        const Point out = turnedRight(directionAlong(line, t)) * (brush.dice.happens(0.5) ? 1 : -1);
        const Point at = along(line, t) + out * (kRoadHalfWidth * brush.dice.between(0.75, 1.3));
        if (brush.dice.happens(0.5))
            drawTuft(brush, at, 0.018);
        else
            brush.scene.fill(Path::ellipse(at, 0.006, 0.0045),
                             brush.dice.happens(0.5) ? p.stone : p.stone_dark);
    }
}

void drawPlot(Brush& brush, const Plot& plot) {
    const Palette& p = brush.palette;
    const Point right = atAngle(plot.angle) * (plot.size * 0.8);
    const Point down = turnedRight(atAngle(plot.angle)) * (plot.size * 0.58);
    Polyline corners;
    for (const Point corner : {right * -1 - down, right - down, right + down, right * -1 + down})
        corners.push_back(plot.centre + corner + brush.dice.inDisc(plot.size * 0.08));
    const Path outline = Path::polygon(corners);
    const Colour crop = cropColour(p, plot.crop);
    const bool bare = plot.crop == Crop::Wheat || plot.crop == Crop::Ploughed;
    brush.scene.stroke(outline, withAlpha(p.meadow_dark, 0.7), 0.02);
    brush.scene.fill(outline, bare ? crop : p.soil);
    const int rows = std::max(3, static_cast<int>(plot.size * 0.58 * 2 / 0.023));
    for (int i = 0; i < rows; ++i) {
        const double t = (i + 0.5) / rows;
        drawRow(brush, mix(mix(corners[0], corners[3], t), mix(corners[1], corners[2], t), 0.04),
                mix(mix(corners[0], corners[3], t), mix(corners[1], corners[2], t), 0.96), plot.crop);
    }
    brush.scene.stroke(outline, withAlpha(p.timber, 0.9), 0.005);
    for (size_t side = 0; side < 4; ++side) {
        for (int i = 0; i < 5; ++i) {
            const Point post = mix(corners[side], corners[(side + 1) % 4], i / 5.0);
            brush.scene.stroke(Path::open({post, post - Point{0, 0.012}}), p.timber, 0.005);
        }
    }
}

void drawLake(Brush& brush, Point centre, double radius) {
    const Palette& p = brush.palette;
    Dice& dice = brush.dice;
    Polyline shore;
    for (int i = 0; i < 10; ++i) {
        const Point way = atAngle(2 * std::numbers::pi * i / 10);
        shore.push_back(centre + Point{way.x, way.y * 0.72} * (radius * dice.between(0.78, 1.1)));
    }
    const Path outline = Path::smooth(shore);
    brush.scene.stroke(outline, withAlpha(p.meadow_dark, 0.8), 0.028);
    brush.scene.stroke(outline, p.stone_light, 0.013);
    drawInked(brush, outline, p.water, 0.5);
    brush.scene.marks.emplace_back(Enter{{}, outline});
    drawWash(brush, centre - Point{0.3 * radius, 0.25 * radius}, radius * 0.9, p.water_light, 0.9);
    for (int i = 0; i < 12; ++i) {
        const Point at = centre + dice.inDisc(radius * 0.9);
        const Point half{dice.between(0.1, 0.22) * radius, 0};
        brush.scene.stroke(Path{}.moveTo(at - half).curveTo(at - half * 0.4 - Point{0, 0.008},
                                                            at + half * 0.4 + Point{0, 0.008}, at + half),
                           withAlpha(i % 3 == 0 ? Colour{1, 1, 1, 1} : shaded(p.water, 0.75), 0.75), 0.0042);
    }
    brush.scene.marks.emplace_back(Leave{});
    for (int i = 0; i < 3; ++i)
        drawReeds(brush, shore[static_cast<size_t>(dice.below(10))], 0.04);
}

} // namespace meeplecam::art
