#include "models/art/drawing/vignettes.h"

#include "models/art/drawing/animals.h"
#include "models/art/drawing/ground.h"
#include "models/art/drawing/houses.h"
#include "models/art/drawing/plants.h"

#include <numbers>

namespace meeplecam::art {

namespace {

template<class Draw>
void stand(Site& site, Point foot, Draw draw) {
    site.stage.put(foot.y, [&](Brush& brush) { draw(brush, foot); });
}

void drawField(Site& site, Crop crop) {
    const Plot plot{site.at, site.radius, site.dice.between(-0.6, 0.6), crop};
    drawPlot(site.ground, plot);
    stand(site, site.at + Point{site.radius * 0.85, site.radius * 0.3},
          [&](Brush& brush, Point foot) { drawBush(brush, foot, 0.05); });
}

void drawFarm(Site& site) {
    const double size = site.radius * 1.05;
    drawPlot(site.ground, {site.at + Point{site.radius * 0.35, site.radius * 0.45}, site.radius * 0.55, 0.1,
                           Crop::Garden});
    stand(site, site.at + Point{-0.25, 0.25} * site.radius,
          [size](Brush& brush, Point foot) { drawAnyHouse(brush, foot, size); });
    stand(site, site.at + Point{0.5, -0.1} * site.radius,
          [size](Brush& brush, Point foot) { drawAnyHouse(brush, foot, size * 0.65); });
    stand(site, site.at + Point{-0.8, 0.1} * site.radius,
          [](Brush& brush, Point foot) { drawAnyTree(brush, foot, 0.085); });
}

void drawOrchard(Site& site) {
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column) {
            const Point foot =
                site.at + Point{column * 0.6, row * 0.5 + 0.2} * site.radius + site.dice.inDisc(0.006);
            stand(site, foot, [](Brush& brush, Point at) { drawTree(brush, at, 0.068); });
        }
    }
}

void drawGrove(Site& site) {
    for (int i = 0; i < 7; ++i) {
        const Point foot = site.at + site.dice.inDisc(site.radius * 0.8);
        stand(site, foot, [](Brush& brush, Point at) { drawAnyTree(brush, at, 0.085); });
    }
}

void drawFlock(Site& site, Animal animal, double size) {
    for (int i = 0; i < 4; ++i) {
        const Point foot = site.at + atAngle(i * 1.57 + 0.5) * (site.radius * site.dice.between(0.35, 0.7));
        stand(site, foot, [=](Brush& brush, Point at) { drawAnimal(brush, animal, at, size); });
    }
    drawPlot(site.ground, {site.at, site.radius * 1.1, 0.15, Crop::Cabbages});
    site.ground.scene.fill(Path::ellipse(site.at, site.radius * 0.85, site.radius * 0.6),
                           withAlpha(site.ground.palette.meadow_light, 0.9));
}

void drawStones(Site& site) {
    for (int i = 0; i < 7; ++i) {
        const Point foot = site.at + Point{std::cos(i * 0.9), 0.7 * std::sin(i * 0.9)} * (site.radius * 0.7);
        stand(site, foot, [](Brush& brush, Point at) {
            drawShadow(brush, at, 0.04, 0.03);
            const double tall = brush.dice.between(0.035, 0.06);
            drawInked(brush,
                      Path::polygon({at + Point{-0.014, 0}, at + Point{0.014, 0}, at + Point{0.009, -tall},
                                     at + Point{-0.01, -tall * 0.92}}),
                      brush.palette.stone);
            brush.scene.fill(
                Path::polygon({at + Point{0.004, 0}, at + Point{0.014, 0}, at + Point{0.009, -tall}}),
                brush.palette.stone_dark);
            if (brush.palette.snow.a > 0)
                brush.scene.fill(Path::ellipse(at + Point{0, -tall}, 0.012, 0.006), brush.palette.snow);
        });
    }
}

void drawCamp(Site& site) {
    for (int i = 0; i < 3; ++i) {
        const Point foot = site.at + atAngle(i * 2.1 + 0.4) * (site.radius * 0.6);
        stand(site, foot, [](Brush& brush, Point at) {
            drawShadow(brush, at, 0.07, 0.05);
            const Point apex = at + Point{0, -0.06};
            const Colour cloth = anyOf(brush.palette.roofs, brush.dice);
            drawInked(brush, Path::polygon({apex, at + Point{-0.036, 0}, at + Point{0.036, 0}}),
                      brush.palette.plaster);
            brush.scene.fill(Path::polygon({apex, at + Point{-0.036, 0}, at + Point{-0.016, 0}}), cloth);
            brush.scene.fill(Path::polygon({apex, at + Point{0.036, 0}, at + Point{0.016, 0}}),
                             shaded(cloth, 0.8));
            brush.scene.fill(Path::polygon({apex, at + Point{-0.005, 0}, at + Point{0.007, 0}}),
                             brush.palette.ink);
        });
    }
    site.ground.scene.fill(Path::circle(site.at, 0.02), site.ground.palette.stone_dark);
    site.ground.scene.fill(Path::circle(site.at, 0.012), Colour{0.95, 0.55, 0.15, 1});
}

void drawHayfield(Site& site) {
    for (int i = 0; i < 6; ++i) {
        const int row = i / 3;
        const Point foot = site.at + Point{(i % 3 - 1) * 0.65, (row - 0.3) * 0.8} * site.radius;
        stand(site, foot, [](Brush& brush, Point at) {
            drawShadow(brush, at, 0.045, 0.03);
            const Colour hay = brush.winter() ? brush.palette.snow : brush.palette.crops.front();
            drawInked(brush,
                      Path{}
                          .moveTo(at + Point{-0.022, 0})
                          .curveTo(at + Point{-0.02, -0.05}, at + Point{0.02, -0.05}, at + Point{0.022, 0})
                          .close(),
                      hay);
            brush.scene.fill(Path::ellipse(at + Point{0.008, -0.012}, 0.009, 0.014),
                             withAlpha(shaded(hay, 0.7), 0.7));
        });
    }
}

void drawSnowmen(Site& site) {
    for (int i = 0; i < 3; ++i) {
        const Point foot = site.at + atAngle(i * 2.1) * (site.radius * 0.55);
        stand(site, foot, [](Brush& brush, Point at) {
            drawShadow(brush, at, 0.05, 0.03);
            const Colour snow{0.97, 0.98, 1, 1};
            drawInked(brush, Path::circle(at + Point{0, -0.015}, 0.019), snow);
            drawInked(brush, Path::circle(at + Point{0, -0.041}, 0.013), snow);
            drawInked(brush, Path::rectangle(at + Point{-0.009, -0.068}, 0.018, 0.016), brush.palette.ink);
            brush.scene.fill(
                Path::polygon({at + Point{0, -0.043}, at + Point{0.016, -0.04}, at + Point{0, -0.038}}),
                Colour{0.93, 0.45, 0.1, 1});
            brush.scene.stroke(Path::open({at + Point{-0.011, -0.031}, at + Point{0.011, -0.031}}),
                               Colour{0.75, 0.15, 0.15, 1}, 0.005);
        });
    }
}

} // namespace

const std::vector<Vignette>& vignettesFor(Dress dress) {
    using enum Vignette;
    static const std::vector<Vignette> kSummer{Farm,     Orchard,  Windmill, Wheat, Grove, Sheep,
                                               Lavender, Stones,   Vines,    Pond,  Cows,  Camp,
                                               Cabbages, Hayfield, Ploughed, Garden};
    static const std::vector<Vignette> kWinter{Farm,     Grove,   Windmill, Snowmen,  Stones, Pond,
                                               Hayfield, Orchard, Grove,    Ploughed, Camp};
    return dress == Dress::Summer ? kSummer : kWinter;
}

void drawVignette(Site& site, Vignette vignette) {
    switch (vignette) {
    case Vignette::Farm:
        return drawFarm(site);
    case Vignette::Orchard:
        return drawOrchard(site);
    case Vignette::Windmill:
        return stand(site, site.at + Point{0, 0.5 * site.radius},
                     [&](Brush& brush, Point foot) { drawWindmill(brush, foot, site.radius * 1.3); });
    case Vignette::Grove:
        return drawGrove(site);
    case Vignette::Sheep:
        return drawFlock(site, Animal::Sheep, 0.05);
    case Vignette::Cows:
        return drawFlock(site, Animal::Cow, 0.06);
    case Vignette::Stones:
        return drawStones(site);
    case Vignette::Pond:
        return drawLake(site.ground, site.at, site.radius * 0.75);
    case Vignette::Camp:
        return drawCamp(site);
    case Vignette::Hayfield:
        return drawHayfield(site);
    case Vignette::Lavender:
        return drawField(site, Crop::Lavender);
    case Vignette::Vines:
        return drawField(site, Crop::Vines);
    case Vignette::Cabbages:
        return drawField(site, Crop::Cabbages);
    case Vignette::Ploughed:
        return drawField(site, Crop::Ploughed);
    case Vignette::Snowmen:
        return drawSnowmen(site);
    case Vignette::Garden:
        return drawField(site, Crop::Garden);
    default:
        return drawField(site, Crop::Wheat);
    }
}

} // namespace meeplecam::art
