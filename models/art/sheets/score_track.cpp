#include "models/art/sheets/score_track.h"

#include "models/art/drawing/ground.h"
#include "models/art/drawing/houses.h"
#include "models/art/drawing/plants.h"
#include "models/art/drawing/stage.h"

#include <cmath>

namespace meeplecam::art {

namespace {

constexpr double kMargin = 8; ///< mm
constexpr int kColumns = 16;  ///< 16 × 11 spaces around the edge are 50
constexpr int kRows = 11;

Point spaceSize(PageSize page) {
    return {(page.width_mm - 2 * kMargin) / kColumns, (page.height_mm - 2 * kMargin) / kRows};
}

/// Column and row of a space: up the left side, along the top, down the right side, back along the bottom.
Point placeOf(int space) {
    const int up = kRows - 1;
    const int across = kColumns - 1;
    if (space < up)
        return {0, static_cast<double>(up - space)};
    if (space < up + across)
        return {static_cast<double>(space - up), 0};
    if (space < 2 * up + across)
        return {static_cast<double>(across), static_cast<double>(space - up - across)};
    return {static_cast<double>(2 * (up + across) - space), static_cast<double>(up)};
}

void drawSpace(Scene& scene, int space, PageSize page) {
    const Palette& p = paletteOf(Dress::Summer);
    const Point size = spaceSize(page);
    const Point middle = middleOfSpace(space, page);
    const Colour paving = space % 5 == 0 ? p.roofs[static_cast<size_t>(space % 10 == 0 ? 0 : 3)] : p.road;
    const Path stone = Path::rectangle(middle - size * 0.46, size.x * 0.92, size.y * 0.92);
    scene.fill(Path::rectangle(middle - size * 0.43, size.x * 0.95, size.y * 0.95), p.shadow);
    scene.fill(stone, paving);
    scene.stroke(stone, p.ink, 0.35);
    const Colour ink = space % 5 == 0 ? p.stone_light : p.ink;
    scene.marks.emplace_back(Text{std::to_string(space), middle + Point{0, 2.1}, 6, ink});
}

/// A walled town on a meadow in the middle, drawn as on a large tile.
Scene drawMiddle() {
    Scene scene;
    const Palette& palette = paletteOf(Dress::Summer);
    Dice dice("scoring track", 1);
    Brush brush{scene, palette, dice};
    drawMeadow(brush);
    drawRoad(brush, {0, bezier({0, 0.72}, {0.3, 0.6}, {0.6, 0.85}, {1, 0.7}, 40)});
    Stage stage(palette, dice.fork());
    for (int i = 0; i < 26; ++i) {
        const Point at = Point{0.5, 0.42} + dice.inDisc(0.2);
        stage.put(at.y, [&](Brush& b) { drawAnyHouse(b, at, 0.085); });
    }
    for (int i = 0; i < 9; ++i) {
        const Point at = Point{0.5, 0.42} + atAngle(i * 0.698) * 0.25;
        stage.put(at.y, [&](Brush& b) { drawTower(b, {at, 0.025, 0.085}); });
    }
    for (int i = 0; i < 34; ++i) {
        const Point at{dice.between(0.03, 0.97), dice.between(0.06, 0.97)};
        if (distance(at, {0.5, 0.42}) > 0.31 && std::abs(at.y - 0.72) > 0.09)
            stage.put(at.y, [&](Brush& b) { drawAnyTree(b, at, 0.085); });
    }
    stage.drawInto(scene);
    return scene;
}

} // namespace

Point middleOfSpace(int space, PageSize landscape) {
    const Point size = spaceSize(landscape);
    const Point place = placeOf(space);
    return {kMargin + (place.x + 0.5) * size.x, kMargin + (place.y + 0.5) * size.y};
}

models::ScoreTrack houseTrack() {
    constexpr PageSize kPage{297, 210};
    constexpr double kPixels = 4; // a millimetre
    models::ScoreTrack track{"house", rasterise(drawScoreTrack(kPage), kPage, kPixels), {}};
    for (int space = 0; space < kTrackSpaces; ++space) {
        const Point middle = middleOfSpace(space, kPage);
        track.spaces.emplace_back(middle.x * kPixels, middle.y * kPixels);
    }
    return track;
}

Scene drawScoreTrack(PageSize landscape) {
    const Palette& p = paletteOf(Dress::Summer);
    Scene scene;
    scene.fill(Path::rectangle({0, 0}, landscape.width_mm, landscape.height_mm), Colour{1, 1, 1, 1});
    scene.fill(Path::rectangle({kMargin - 2, kMargin - 2}, landscape.width_mm - 2 * kMargin + 4,
                               landscape.height_mm - 2 * kMargin + 4),
               p.meadow_dark);
    const Point size = spaceSize(landscape);
    const Point corner = Point{kMargin, kMargin} + size * 1.1;
    const Affine stretched{landscape.width_mm - 2 * corner.x,  0,        0,
                           landscape.height_mm - 2 * corner.y, corner.x, corner.y};
    scene.add(drawMiddle(), stretched, Path::rectangle({0, 0}, 1, 1));
    for (int space = 0; space < kTrackSpaces; ++space)
        drawSpace(scene, space, landscape);
    return scene;
}

} // namespace meeplecam::art
