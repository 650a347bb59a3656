#include "models/art/sheets/charuco.h"

#include <algorithm>
#include <cstdio>

namespace meeplecam::art {

namespace {

constexpr int kModules =
    10; ///< pixels of a square; a marker of 5 bits and its border is 7, so 0.7 of a square
constexpr Colour kTargetBlack{0, 0, 0, 1};

} // namespace

Scene drawCalibrationSheet(const CalibrationTarget& target, PageSize portrait) {
    Scene scene;
    const cv::Mat pixels = charucoPixels(target, kModules);
    const double module = target.square_mm / kModules;
    const Point corner{(portrait.width_mm - target.columns * target.square_mm) / 2,
                       (portrait.height_mm - target.rows * target.square_mm) / 2};
    Path black;
    for (int y = 0; y < pixels.rows; ++y) {
        for (int x = 0; x < pixels.cols;) {
            int end = x;
            while (end < pixels.cols && pixels.at<unsigned char>(y, end) < 128)
                ++end;
            if (end >
                x) { // each run reaches a hair into the next row, so that no white line shows between them
                const Point from = corner + Point{x * module, y * module};
                const bool below = y + 1 < pixels.rows && pixels.at<unsigned char>(y + 1, x) < 128;
                const double tall = module + (below ? 0.02 : 0);
                black.moveTo(from)
                    .lineTo(from + Point{(end - x) * module, 0})
                    .lineTo(from + Point{(end - x) * module, tall})
                    .lineTo(from + Point{0, tall})
                    .close();
            }
            x = std::max(end, x + 1);
        }
    }
    scene.fill(black, kTargetBlack);
    char text[120];
    std::snprintf(text, sizeof text,
                  "Meeplecam calibration sheet: %d x %d squares of %.1f mm, DICT_5X5_100. Print at 100 %%.",
                  target.columns, target.rows, target.square_mm);
    scene.marks.emplace_back(Text{text, {portrait.width_mm / 2, portrait.height_mm - 6}, 3, kTargetBlack});
    return scene;
}

} // namespace meeplecam::art
