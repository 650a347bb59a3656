#include "models/art/sheets/program_icon.h"

#include "models/art/drawing/palette.h"
#include "models/art/reports/report_marks.h"

namespace meeplecam::art {

namespace {

constexpr double kCorner = 0.2; ///< radius of the tile's corners

/// A meadow with a road that bends through it.
void drawLand(Scene& scene, const Palette& palette) {
    scene.fill(Path::rectangle({0, 0}, 1, 1), Gradient{.shape = Gradient::Shape::Radial,
                                                       .from = {0.35, 0.3},
                                                       .to = {1.0, 1.0},
                                                       .start = palette.meadow_light,
                                                       .end = palette.meadow_dark});
    Path road;
    road.moveTo({-0.05, 0.62}).curveTo({0.3, 0.62}, {0.62, 0.75}, {0.62, 1.05});
    scene.stroke(road, palette.road_edge, 0.2);
    scene.stroke(road, palette.road, 0.16);
}

/// The corner of a town: its ground, its wall, battlements.
void drawTown(Scene& scene, const Palette& palette) {
    Path ground;
    ground.moveTo({0.42, -0.05})
        .curveTo({0.5, 0.34}, {0.72, 0.5}, {1.05, 0.52})
        .lineTo({1.05, -0.05})
        .close();
    scene.fill(ground, palette.roofs.front());
    Path wall;
    wall.moveTo({0.42, -0.05}).curveTo({0.5, 0.34}, {0.72, 0.5}, {1.05, 0.52});
    scene.stroke(wall, palette.ink, 0.1);
    scene.stroke(wall, palette.stone_light, 0.075);
    scene.marks.emplace_back(
        Stroke{.path = wall, .colour = palette.stone_dark, .width = 0.075, .dashes = {0.035, 0.055}});
}

/// Four corners of a camera's finder.
void drawFinder(Scene& scene) {
    constexpr double kNear = 0.13;
    constexpr double kLength = 0.17;
    for (const double x : {kNear, 1 - kNear})
        for (const double y : {kNear, 1 - kNear}) {
            const double along = x < 0.5 ? kLength : -kLength;
            const double down = y < 0.5 ? kLength : -kLength;
            const Path bracket = Path::open({{x + along, y}, {x, y}, {x, y + down}});
            scene.stroke(bracket, {0.1, 0.07, 0.05, 0.75}, 0.075);
            scene.stroke(bracket, {1, 1, 1, 1}, 0.045);
        }
}

} // namespace

Scene programIcon() {
    const Palette& palette = paletteOf(Dress::Summer);
    Scene tile;
    drawLand(tile, palette);
    drawTown(tile, palette);
    tile.fill(Path::ellipse({0.53, 0.8}, 0.27, 0.05), Colour{0, 0, 0, 0.35});
    drawMeeple(tile, Affine::placed({0.5, 0.8}, 0.6), models::MeepleColour::Red);
    drawFinder(tile);
    Scene icon;
    icon.add(tile, {}, Path::rounded({0.02, 0.02}, 0.96, 0.96, kCorner));
    icon.stroke(Path::rounded({0.02, 0.02}, 0.96, 0.96, kCorner), {0.1, 0.07, 0.05, 0.8}, 0.02);
    return icon;
}

} // namespace meeplecam::art
