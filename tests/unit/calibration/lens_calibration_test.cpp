#include "calibration/lens_calibration.h"

#include "models/art/print_sheets.h"
#include "models/art/scene_output.h"

#include <gmock/gmock.h>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace meeplecam::calibration {
namespace {

using testing::HasSubstr;

constexpr double kPixelsPerMm = 6.0;
const cv::Size kPicture(1280, 960);

models::Lens trueLens() {
    return {.camera = {},
            .picture = kPicture,
            .focal_px = 1100.0,
            .principal = {652.0, 471.0},
            .k1 = -0.18,
            .k2 = 0.05,
            .error_px = 0.0,
            .views = 0};
}

/// How the sheet lies before the camera.
struct Pose {
    cv::Vec3d turn;     ///< Rodrigues
    cv::Point2d middle; ///< where the sheet's middle appears, as a share of the picture from its own
    double distance_mm = 420.0;
};

/// The printed sheet as the lens shows it.
SheetPicture photograph(const models::Lens& lens, const Pose& pose, const std::string& name) {
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
    SheetPicture picture{name, {}};
    cv::Mat blurred;
    cv::GaussianBlur(sheet, blurred, {}, 0.8);
    cv::remap(blurred, picture.bgr, mapX, mapY, cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar::all(150));
    if (picture.bgr.channels() == 4)
        cv::cvtColor(picture.bgr, picture.bgr, cv::COLOR_BGRA2BGR);
    return picture;
}

std::vector<SheetPicture> photographs(const std::vector<Pose>& poses) {
    std::vector<SheetPicture> pictures;
    for (std::size_t i = 0; i < poses.size(); ++i)
        pictures.push_back(photograph(trueLens(), poses[i], "view " + std::to_string(i)));
    return pictures;
}

const std::vector<SheetPicture>& goodViews() {
    static const std::vector<SheetPicture> pictures = photographs({{{0.0, 0.0, 0.0}, {0.0, 0.0}},
                                                                   {{0.5, 0.0, 0.1}, {0.1, 0.05}},
                                                                   {{-0.5, 0.1, 0.2}, {-0.1, -0.05}},
                                                                   {{0.1, 0.55, 1.5}, {0.05, 0.0}, 380.0},
                                                                   {{0.0, -0.55, 1.6}, {0.0, 0.05}, 400.0},
                                                                   {{0.35, 0.35, 0.8}, {-0.1, 0.1}},
                                                                   {{-0.3, -0.4, -0.7}, {0.12, -0.1}}});
    return pictures;
}

TEST(LensCalibration, FindsAKnownLens) {
    const auto fit = fitLens(goodViews());
    ASSERT_TRUE(fit) << fit.error().message;
    const models::Lens expected = trueLens();
    EXPECT_NEAR(fit->lens.focal_px, expected.focal_px, 0.01 * expected.focal_px);
    EXPECT_NEAR(fit->lens.principal.x, expected.principal.x, 6.0);
    EXPECT_NEAR(fit->lens.principal.y, expected.principal.y, 6.0);
    EXPECT_LT(fit->lens.error_px, 0.5);
    EXPECT_EQ(fit->lens.picture, kPicture);
    EXPECT_EQ(fit->lens.views, 7);
    // The distortion by what it does: within half a pixel up to the picture's sides.
    for (const cv::Point2d& point :
         {cv::Point2d(60, 480), cv::Point2d(1220, 480), cv::Point2d(640, 60), cv::Point2d(200, 150)}) {
        const cv::Point2d off =
            (models::distorted(fit->lens, fit->lens.principal + point - expected.principal) -
             fit->lens.principal) -
            (models::distorted(expected, point) - expected.principal);
        EXPECT_LT(cv::norm(off), 1.5) << point;
    }
}

TEST(LensCalibration, SaysWhyPicturesAreOfNoUse) {
    std::vector<SheetPicture> pictures(goodViews().begin(), goodViews().begin() + 4);
    pictures.push_back({"table", cv::Mat(kPicture, CV_8UC3, cv::Scalar::all(90))});
    const auto few = fitLens(pictures);
    ASSERT_FALSE(few);
    EXPECT_THAT(few.error().message, HasSubstr("4 of 5 pictures show enough"));
    EXPECT_THAT(few.error().message, HasSubstr("table: the calibration sheet is not to be seen"));
    pictures.push_back(goodViews()[4]);
    const auto enough = fitLens(pictures);
    ASSERT_TRUE(enough) << enough.error().message;
    EXPECT_THAT(enough->unused, testing::ElementsAre("table: the calibration sheet is not to be seen"));
    pictures.push_back({"phone", cv::Mat(100, 100, CV_8UC3, cv::Scalar::all(90))});
    EXPECT_THAT(fitLens(pictures).error().message, HasSubstr("phone has another size"));
}

TEST(LensCalibration, WantsDifferentAngles) {
    std::vector<SheetPicture> pictures = photographs({{{0.02, 0.0, 0.0}, {0.0, 0.0}},
                                                      {{0.0, 0.03, 0.4}, {0.1, 0.05}},
                                                      {{0.0, 0.0, 0.8}, {-0.1, 0.0}},
                                                      {{0.03, 0.0, 1.2}, {0.0, 0.1}},
                                                      {{0.0, -0.02, 1.6}, {0.05, -0.1}}});
    const auto fit = fitLens(pictures);
    ASSERT_FALSE(fit);
    EXPECT_THAT(fit.error().message, HasSubstr("same angle"));
}

} // namespace
} // namespace meeplecam::calibration
