#include "models/art/tiles/tile_back.h"

#include "models/art/drawing/houses.h"

namespace meeplecam::art {

Scene drawTileBack(Dress dress) {
    const Palette& p = paletteOf(dress);
    Dice dice("tile back", 0);
    Scene scene;
    Brush brush{scene, p, dice};
    scene.marks.emplace_back(Enter{{}, Path::rectangle({0, 0}, 1, 1)});
    scene.fill(Path::rectangle({0, 0}, 1, 1), shaded(p.timber, 0.9));
    for (int i = 0; i < 40; ++i) {
        const double y = i / 40.0;
        scene.stroke(Path::open({{0, y}, {0.3, y + dice.normal(0.01)}, {0.7, y + dice.normal(0.01)}, {1, y}}),
                     withAlpha(shaded(p.timber, 1.25), 0.5), 0.004);
    }
    scene.stroke(Path::rectangle({0.05, 0.05}, 0.9, 0.9), p.stone_light, 0.012);
    for (const Point at : {Point{0.36, 0.6}, Point{0.64, 0.6}, Point{0.5, 0.64}})
        drawTower(brush, {at, at.x == 0.5 ? 0.1 : 0.075, at.x == 0.5 ? 0.3 : 0.2, Tower::Top::Roofed});
    scene.marks.emplace_back(Leave{});
    return scene;
}

} // namespace meeplecam::art
