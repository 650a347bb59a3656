#include "vision/image/wood_colour.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

const cv::Vec3f kRed(41, 50, 180);
const cv::Vec3f kBlue(150, 84, 49);

TEST(WoodColour, MatchesItsLightAndShadySides) {
    const WoodColour red(kRed);
    EXPECT_EQ(red.typical(), kRed);
    for (const float brightness : {0.55F, 0.8F, 1.0F, 1.3F})
        EXPECT_TRUE(red.matches(brightness * kRed)) << brightness;
    EXPECT_TRUE(red.matches(kRed + cv::Vec3f(8, -8, 8))) << "noise";
}

TEST(WoodColour, DoesNotMatchAnotherTint) {
    const WoodColour red(kRed);
    const cv::Vec3f yellow(42, 158, 184);
    const cv::Vec3f green(61, 117, 56);
    const cv::Vec3f white(240, 240, 240);
    for (const cv::Vec3f& other : {kBlue, yellow, green, white})
        EXPECT_FALSE(red.matches(other)) << other;
    EXPECT_FALSE(WoodColour(kBlue).matches(kRed));
}

TEST(WoodColour, DoesNotMatchMuchDarkerOrBrighterOnes) {
    EXPECT_FALSE(WoodColour(kRed).matches(0.1F * kRed));
    EXPECT_FALSE(WoodColour(0.4F * kRed).matches(kRed));
}

TEST(WoodColour, BlackWoodHasNoTint) {
    const WoodColour black({12, 12, 13});
    EXPECT_TRUE(black.matches({3, 5, 4}));
    EXPECT_TRUE(black.matches({24, 20, 22}));
    EXPECT_FALSE(black.matches({70, 70, 70}));
    EXPECT_FALSE(black.matches(kRed));
}

TEST(CommonColour, TheMajorityDecides) {
    cv::Mat seen(10, 10, CV_8UC3, cv::Scalar(kBlue));
    seen(cv::Rect(0, 0, 10, 6)).setTo(cv::Scalar(kRed));
    std::vector<cv::Point> all;
    std::vector<cv::Point> lower;
    for (int y = 0; y < 10; ++y)
        for (int x = 0; x < 10; ++x) {
            all.emplace_back(x, y);
            if (y >= 4)
                lower.emplace_back(x, y);
        }
    EXPECT_LT(cv::norm(commonColour(seen, all).typical() - kRed), 1.0);
    EXPECT_LT(cv::norm(commonColour(seen, lower).typical() - kBlue), 1.0) << "only these pixels count";
}

TEST(CommonColour, IsTheMeanOfTheSharedOnes) {
    cv::Mat seen(1, 5, CV_8UC3, cv::Scalar(40, 50, 180));
    seen.at<cv::Vec3b>(0, 1) = {40, 50, 190};
    seen.at<cv::Vec3b>(0, 2) = {40, 50, 170};
    seen.at<cv::Vec3b>(0, 4) = {200, 200, 20};
    const WoodColour colour = commonColour(seen, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}});
    EXPECT_LT(cv::norm(colour.typical() - cv::Vec3f(40, 50, 180)), 0.1);
    EXPECT_LT(cv::norm(commonColour(seen, {{4, 0}}).typical() - cv::Vec3f(200, 200, 20)), 0.1);
}

} // namespace
} // namespace meeplecam::vision
