#include "vision/any/common_colours.h"
#include "vision/any/ground_colours.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

const cv::Scalar kGreen(60, 150, 90);
const cv::Scalar kRed(40, 30, 200);
const cv::Scalar kBrown(70, 100, 140);

bool shows(const std::vector<cv::Vec3f>& colours, const cv::Scalar& colour) {
    return std::ranges::any_of(colours, [&](const cv::Vec3f& one) {
        return cv::norm(one - cv::Vec3f(static_cast<float>(colour[0]), static_cast<float>(colour[1]),
                                        static_cast<float>(colour[2]))) < 10.0;
    });
}

TEST(CommonColours, AreThoseOfManyTiles) {
    std::vector<cv::Mat> faces;
    for (int i = 0; i < 10; ++i) {
        faces.emplace_back(64, 64, CV_8UC3, kGreen);
        cv::rectangle(faces.back(), {0, 0, 64, 20}, kBrown, cv::FILLED);
    }
    cv::circle(faces[3], {32, 40}, 12, kRed, cv::FILLED);
    const std::vector<cv::Vec3f> colours = commonColours(faces);
    EXPECT_TRUE(shows(colours, kGreen));
    EXPECT_TRUE(shows(colours, kBrown));
    EXPECT_FALSE(shows(colours, kRed)) << "one of ten tiles has it: something stands there";
}

TEST(CommonColours, AreNotThoseOfTheTableBesideTiles) {
    std::vector<cv::Mat> faces;
    for (int i = 0; i < 10; ++i) {
        faces.emplace_back(64, 64, CV_8UC3, kGreen);
        cv::rectangle(faces.back(), {0, 0, 5, 64}, kRed, cv::FILLED); // a red cloth
    }
    EXPECT_FALSE(shows(commonColours(faces), kRed));
}

TEST(CommonColours, AreNeverNone) {
    const std::vector<cv::Mat> faces{cv::Mat(64, 64, CV_8UC3, kGreen)};
    EXPECT_FALSE(commonColours(faces).empty());
}

TEST(GroundColours, TellTilesFromTable) {
    cv::Mat picture(200, 300, CV_8UC3, kBrown);
    picture(cv::Rect(100, 50, 100, 100)).setTo(kGreen);
    const Frame frame(picture);
    const auto square = [](float x, float y) {
        return Quad{{{x, y}, {x + 50, y}, {x + 50, y + 50}, {x, y + 50}}};
    };
    const std::vector<Quad> tiles{square(100, 50)};
    const std::vector<Quad> bare{square(20, 20)};
    const GroundColours colours(frame, tiles, bare);
    EXPECT_GT(colours.tileShare(frame, square(150, 100)), 0.95);
    EXPECT_LT(colours.tileShare(frame, square(220, 120)), 0.05);
    EXPECT_NEAR(colours.tileShare(frame, square(75, 70)), 0.5, 0.05);
}

} // namespace
} // namespace meeplecam::vision
