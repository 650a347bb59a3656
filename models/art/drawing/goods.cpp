#include "models/art/drawing/goods.h"

#include <numbers>

namespace meeplecam::art {

namespace {

constexpr Colour kWineRed{0.46, 0.09, 0.24, 1};
constexpr Colour kCaskWood{0.60, 0.36, 0.17, 1};
constexpr Colour kGrainGold{0.90, 0.68, 0.20, 1};
constexpr Colour kStrawGreen{0.30, 0.42, 0.16, 1};
constexpr Colour kClothRed{0.78, 0.16, 0.20, 1};
constexpr Colour kClothBlue{0.13, 0.29, 0.62, 1};
constexpr Colour kSignPaper{0.98, 0.95, 0.86, 1};

void drawCask(Brush& brush, Point c, double s) {
    Scene& scene = brush.scene;
    const Path cask =
        Path{}
            .moveTo(c + Point{-0.2, -0.3} * s)
            .lineTo(c + Point{0.2, -0.3} * s)
            .curveTo(c + Point{0.34, -0.12} * s, c + Point{0.34, 0.12} * s, c + Point{0.2, 0.3} * s)
            .lineTo(c + Point{-0.2, 0.3} * s)
            .curveTo(c + Point{-0.34, 0.12} * s, c + Point{-0.34, -0.12} * s, c + Point{-0.2, -0.3} * s)
            .close();
    drawInked(brush, cask, kCaskWood, 1);
    scene.marks.emplace_back(Enter{{}, cask});
    scene.fill(Path::rectangle(c + Point{0.1, -0.4} * s, 0.3 * s, 0.8 * s),
               withAlpha(shaded(kCaskWood, 0.7), 0.7));
    for (const double x : {-0.19, -0.07, 0.05, 0.17})
        scene.stroke(Path::open({c + Point{x * 0.8, -0.3} * s, c + Point{x * 1.2, 0} * s,
                                 c + Point{x * 0.8, 0.3} * s}),
                     withAlpha(brush.palette.ink, 0.7), 0.02 * s);
    for (const double y : {-0.2, 0.2})
        scene.stroke(Path::open({c + Point{-0.4, y} * s, c + Point{0.4, y} * s}), Colour{0.25, 0.24, 0.26, 1},
                     0.065 * s);
    scene.marks.emplace_back(Leave{});
    drawInked(brush, Path::circle(c + Point{-0.01, 0.02} * s, 0.06 * s), kWineRed, 1);
    scene.stroke(cask, brush.palette.ink, 0.03 * s);
}

void drawSheaf(Brush& brush, Point c, double s) {
    Scene& scene = brush.scene;
    const Point tie = c + Point{0, 0.06} * s;
    for (int i = -3; i <= 3; ++i) {
        const Point foot = c + Point{i * 0.055, 0.34} * s;
        const Point tip = c + Point{i * 0.105, -0.2 - 0.03 * (3 - std::abs(i))} * s;
        const Path stalk = Path{}.moveTo(foot).curveTo(tie, tie, tip);
        scene.stroke(stalk, brush.palette.ink, 0.06 * s);
        scene.stroke(stalk, kGrainGold, 0.038 * s);
    }
    for (int i = -3; i <= 3; ++i) {
        const double lean = i * 0.2;
        const Point tip = c + Point{i * 0.115, -0.24 - 0.03 * (3 - std::abs(i))} * s;
        const Point up{std::sin(lean), -std::cos(lean)};
        const Point half = up * (0.11 * s);
        const Point side = turnedRight(up) * (0.05 * s);
        drawInked(brush,
                  Path{}
                      .moveTo(tip - half)
                      .curveTo(tip - half * 0.3 + side, tip + half * 0.5 + side, tip + half)
                      .curveTo(tip + half * 0.5 - side, tip - half * 0.3 - side, tip - half)
                      .close(),
                  shaded(kGrainGold, i % 2 == 0 ? 1.08 : 0.92), 1);
    }
    drawInked(brush, Path::rounded(tie - Point{0.12, 0.035} * s, 0.24 * s, 0.07 * s, 0.03 * s), kClothRed, 1);
}

void drawCloth(Brush& brush, Point c, double s) {
    Scene& scene = brush.scene;
    const Path drop =
        Path{}
            .moveTo(c + Point{-0.33, -0.1} * s)
            .lineTo(c + Point{0.2, -0.1} * s)
            .curveTo(c + Point{0.24, 0.1} * s, c + Point{0.16, 0.2} * s, c + Point{0.22, 0.34} * s)
            .curveTo(c + Point{0.05, 0.26} * s, c + Point{-0.12, 0.4} * s, c + Point{-0.31, 0.32} * s)
            .curveTo(c + Point{-0.36, 0.2} * s, c + Point{-0.28, 0.05} * s, c + Point{-0.33, -0.1} * s)
            .close();
    drawInked(brush, drop, kClothRed, 1);
    scene.marks.emplace_back(Enter{{}, drop});
    for (const double x : {-0.18, 0.06})
        scene.fill(Path::rectangle(c + Point{x, -0.2} * s, 0.06 * s, 0.7 * s), kGrainGold);
    scene.marks.emplace_back(Leave{});
    scene.stroke(drop, brush.palette.ink, 0.03 * s);
    const Path roll = Path::rounded(c + Point{-0.36, -0.3} * s, 0.66 * s, 0.24 * s, 0.1 * s);
    drawInked(brush, roll, shaded(kClothRed, 0.85), 1);
    scene.stroke(Path::open({c + Point{-0.28, -0.235} * s, c + Point{0.18, -0.235} * s}),
                 withAlpha(Colour{1, 1, 1, 1}, 0.45), 0.035 * s);
    drawInked(brush, Path::circle(c + Point{0.27, -0.18} * s, 0.12 * s), kSignPaper, 1);
    for (const double radius : {0.08, 0.04})
        scene.stroke(Path::circle(c + Point{0.27, -0.18} * s, radius * s), kClothRed, 0.025 * s);
    scene.stroke(roll, brush.palette.ink, 0.025 * s);
}

Colour rimOf(engine::Goods goods) {
    return goods == engine::Goods::Wine ? kWineRed : goods == engine::Goods::Grain ? kStrawGreen : kClothBlue;
}

} // namespace

void drawGoodsSign(Brush& brush, engine::Goods goods, Point centre, double size) {
    if (goods == engine::Goods::None)
        return;
    brush.scene.fill(Path::circle(centre + Point{0.012, 0.012}, size * 0.55), brush.palette.shadow);
    drawInked(brush, Path::circle(centre, size * 0.55), rimOf(goods), 1);
    drawInked(brush, Path::circle(centre, size * 0.46), kSignPaper, 0.8);
    if (goods == engine::Goods::Wine)
        drawCask(brush, centre, size);
    else if (goods == engine::Goods::Grain)
        drawSheaf(brush, centre, size);
    else
        drawCloth(brush, centre, size);
}

} // namespace meeplecam::art
