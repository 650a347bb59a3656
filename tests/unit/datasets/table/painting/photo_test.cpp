#include "datasets/table/painting/photo.h"

#include <gtest/gtest.h>

namespace meeplecam::table {
namespace {

cv::Mat greyCard() {
    return cv::Mat(60, 80, CV_32FC3, cv::Scalar::all(0.2));
}

PhotoEffects plain() {
    PhotoEffects effects;
    effects.vignetting = 0;
    effects.blur_px = 0;
    effects.noise = 0;
    effects.sharpening = 0;
    return effects;
}

TEST(Photo, DevelopsLinearLightAsScreensShowIt) {
    // 0.2 of the light is 123.5 on the sRGB curve.
    EXPECT_NEAR(cv::mean(develop(greyCard(), plain(), 1))[1], 123.5, 1);
}

TEST(Photo, ExposureAndWhiteBalanceActOnTheLight) {
    PhotoEffects effects = plain();
    effects.exposure = 2;
    effects.white_balance = {0.5F, 1, 1};
    const cv::Scalar mean = cv::mean(develop(greyCard(), effects, 1));
    EXPECT_NEAR(mean[0], 123.5, 1);
    EXPECT_NEAR(mean[1], 169.6, 1); // 0.4 of the light
}

TEST(Photo, NoiseHasTheAskedStrengthAndComesFromTheSeed) {
    PhotoEffects effects = plain();
    effects.noise = 4;
    const cv::Mat first = develop(greyCard(), effects, 1);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(first, mean, deviation);
    EXPECT_NEAR(deviation[1], 4, 1.2);
    EXPECT_EQ(cv::norm(first, develop(greyCard(), effects, 1), cv::NORM_INF), 0);
    EXPECT_GT(cv::norm(first, develop(greyCard(), effects, 2), cv::NORM_INF), 0);
}

TEST(Photo, LeavesTheLightAsItWas) {
    cv::Mat light = cv::Mat::zeros(40, 40, CV_32FC3);
    light.at<cv::Vec3f>(20, 20) = {1, 1, 1};
    const cv::Mat before = light.clone();
    PhotoEffects effects;
    effects.motion_px = 5;
    effects.blur_px = 1;
    static_cast<void>(develop(light, effects, 1));
    EXPECT_EQ(cv::norm(light, before, cv::NORM_INF), 0);
}

TEST(Photo, CornersGetLessLight) {
    PhotoEffects effects = plain();
    effects.vignetting = 0.3;
    const cv::Mat picture = develop(greyCard(), effects, 1);
    EXPECT_LT(picture.at<cv::Vec3b>(0, 0)[1] + 10, picture.at<cv::Vec3b>(30, 40)[1]);
}

TEST(Photo, MotionSmearsAlongItsDirection) {
    cv::Mat dot = cv::Mat::zeros(41, 41, CV_32FC3);
    dot.at<cv::Vec3f>(20, 20) = {1, 1, 1};
    PhotoEffects effects = plain();
    effects.motion_px = 9;
    effects.motion_deg = 0;
    const cv::Mat picture = develop(dot, effects, 1);
    EXPECT_GT(picture.at<cv::Vec3b>(20, 23)[0], 20);
    EXPECT_EQ(picture.at<cv::Vec3b>(23, 20)[0], 0);
}

} // namespace
} // namespace meeplecam::table
