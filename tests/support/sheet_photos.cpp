#include "tests/support/sheet_photos.h"

#include "models/art/drawing/scene_output.h"
#include "models/art/sheets/print_sheets.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace meeplecam::tests {

models::Lens wideLens() {
    return {.camera = {},
            .picture = {1280, 960},
            .focal_px = 1100.0,
            .principal = {652.0, 471.0},
            .k1 = -0.18,
            .k2 = 0.05,
            .error_px = 0.0,
            .views = 0};
}

models::Lens smallLens() {
    models::Lens lens = wideLens();
    lens.picture = {640, 480};
    lens.focal_px /= 2;
    lens.principal /= 2;
    return lens;
}

cv::Mat photographSheet(const models::Lens& lens, const SheetPose& pose) {
    constexpr double kPixelsPerMm = 6.0;
    static const cv::Mat sheet =
        art::rasterise(art::drawCalibrationSheet({}, art::kA4), art::kA4, kPixelsPerMm);
    cv::Matx33d turn;
    cv::Rodrigues(pose.turn, turn);
    const cv::Vec3d shift(pose.middle.x * pose.distance_mm, pose.middle.y * pose.distance_mm,
                          pose.distance_mm);
    const cv::Matx33d plane(turn(0, 0), turn(0, 1), shift[0], turn(1, 0), turn(1, 1), shift[1], turn(2, 0),
                            turn(2, 1), shift[2]);
    const cv::Matx33d centred(1 / kPixelsPerMm, 0, -0.5 * art::kA4.width_mm, 0, 1 / kPixelsPerMm,
                              -0.5 * art::kA4.height_mm, 0, 0, 1);
    const cv::Matx33d sheet_from_ray = (plane * centred).inv();
    cv::Mat mapX(lens.picture, CV_32F);
    cv::Mat mapY(lens.picture, CV_32F);
    for (int y = 0; y < mapX.rows; ++y)
        for (int x = 0; x < mapX.cols; ++x) {
            const cv::Point2d seen(x + 0.5, y + 0.5);
            cv::Point2d ideal = seen;
            for (int i = 0; i < 8; ++i) // the inverse of the distortion by iteration
                ideal += seen - models::distorted(lens, ideal);
            const cv::Vec3d at =
                sheet_from_ray * cv::Vec3d((ideal.x - lens.principal.x) / lens.focal_px,
                                           (ideal.y - lens.principal.y) / lens.focal_px, 1.0);
            mapX.at<float>(y, x) = static_cast<float>(at[0] / at[2] - 0.5);
            mapY.at<float>(y, x) = static_cast<float>(at[1] / at[2] - 0.5);
        }
    cv::Mat picture;
    cv::Mat blurred;
    cv::GaussianBlur(sheet, blurred, {}, 0.8);
    cv::remap(blurred, picture, mapX, mapY, cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar::all(150));
    if (picture.channels() == 4)
        cv::cvtColor(picture, picture, cv::COLOR_BGRA2BGR);
    return picture;
}

const std::vector<SheetPose>& goodPoses() {
    static const std::vector<SheetPose> kPoses{
        {{0.0, 0.0, 0.0}, {0.0, 0.0}},          {{0.0, 0.0, 0.0}, {-0.25, -0.12}},
        {{0.0, 0.0, 0.0}, {0.25, -0.12}},       {{0.0, 0.0, 0.0}, {-0.25, 0.12}},
        {{0.0, 0.0, 0.0}, {0.25, 0.12}},        {{0.0, -0.4, 0.0}, {0.0, 0.0}, 380.0},
        {{0.0, 0.4, 0.0}, {0.0, 0.0}, 440.0},   {{0.4, 0.0, 0.0}, {0.0, 0.0}, 400.0},
        {{-0.4, 0.0, 0.0}, {0.0, 0.0}, 430.0},  {{0.3, 0.3, 0.8}, {0.0, 0.0}, 450.0},
        {{-0.3, 0.3, -0.8}, {0.0, 0.0}, 410.0}, {{0.3, -0.3, 1.5}, {0.05, 0.0}, 420.0}};
    return kPoses;
}

} // namespace meeplecam::tests
