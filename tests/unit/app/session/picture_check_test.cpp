#include "app/session/picture_check.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::session {
namespace {

using What = PictureAdvice::What;
using Where = PictureAdvice::Where;

/// A picture with fine checks of two grey values.
cv::Mat checks(int dark, int light) {
    cv::Mat picture(270, 480, CV_8UC3);
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x)
            picture.at<cv::Vec3b>(y, x) =
                cv::Vec3b::all(static_cast<uchar>((x / 6 + y / 6) % 2 == 0 ? dark : light));
    return picture;
}

std::vector<PictureAdvice> adviceFor(const cv::Mat& picture) {
    return adviceOn(figuresOf(picture), std::nullopt);
}

TEST(PictureCheck, AClearPictureIsFine) {
    EXPECT_THAT(adviceFor(checks(60, 180)), testing::ElementsAre(PictureAdvice{}));
}

TEST(PictureCheck, DarkAndBright) {
    EXPECT_EQ(adviceFor(checks(5, 30)).front().what, What::TooDark);
    EXPECT_EQ(adviceFor(checks(200, 245)).front().what, What::TooBright);
}

TEST(PictureCheck, GlareIsFoundWhereItIs) {
    cv::Mat picture = checks(60, 180);
    cv::circle(picture, {60, 140}, 45, cv::Scalar::all(255), cv::FILLED);
    EXPECT_EQ(adviceFor(picture).front(), (PictureAdvice{What::Glare, Where::Left}));
    picture = checks(60, 180);
    cv::circle(picture, {240, 250}, 45, cv::Scalar::all(255), cv::FILLED);
    EXPECT_EQ(adviceFor(picture).front(), (PictureAdvice{What::Glare, Where::Bottom}));
}

TEST(PictureCheck, ABlurredPictureIsTold) {
    cv::Mat picture = checks(60, 180);
    cv::GaussianBlur(picture, picture, {}, 12);
    EXPECT_EQ(adviceFor(picture).front().what, What::Blurred);
}

TEST(PictureCheck, SmallTilesAreToldWithTheirSize) {
    const PictureFigures figures = figuresOf(checks(60, 180));
    EXPECT_EQ(adviceOn(figures, 37.6).front(), (PictureAdvice{What::TilesTooSmall, Where::Middle, 38}));
    EXPECT_EQ(adviceOn(figures, 80.0).front().what, What::Fine);
}

} // namespace
} // namespace meeplecam::session
