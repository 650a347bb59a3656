#include "calibration/lens_calibration.h"

#include "tests/support/sheet_photos.h"

#include <gmock/gmock.h>

namespace meeplecam::calibration {
namespace {

using testing::HasSubstr;

using tests::SheetPose;

const cv::Size& picture() {
    static const cv::Size kSize = tests::wideLens().picture;
    return kSize;
}

std::vector<SheetPicture> photographs(const std::vector<SheetPose>& poses) {
    std::vector<SheetPicture> pictures;
    for (std::size_t i = 0; i < poses.size(); ++i)
        pictures.push_back(
            {"view " + std::to_string(i), tests::photographSheet(tests::wideLens(), poses[i])});
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
    const models::Lens expected = tests::wideLens();
    EXPECT_NEAR(fit->lens.focal_px, expected.focal_px, 0.01 * expected.focal_px);
    EXPECT_NEAR(fit->lens.principal.x, expected.principal.x, 6.0);
    EXPECT_NEAR(fit->lens.principal.y, expected.principal.y, 6.0);
    EXPECT_LT(fit->lens.error_px, 0.5);
    EXPECT_EQ(fit->lens.picture, picture());
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
    pictures.push_back({"table", cv::Mat(picture(), CV_8UC3, cv::Scalar::all(90))});
    const auto few = fitLens(pictures);
    ASSERT_FALSE(few);
    EXPECT_THAT(few.error().message, HasSubstr("4 of 5 pictures show enough"));
    EXPECT_THAT(few.error().message, HasSubstr("table: no calibration sheet visible"));
    pictures.push_back(goodViews()[4]);
    const auto enough = fitLens(pictures);
    ASSERT_TRUE(enough) << enough.error().message;
    EXPECT_THAT(enough->unused, testing::ElementsAre("table: no calibration sheet visible"));
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
