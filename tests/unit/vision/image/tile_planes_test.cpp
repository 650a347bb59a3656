#include "vision/image/tile_planes.h"

#include "vision/image/patches.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

constexpr int kPlaneSide = kScoreSides[0];

cv::Mat slope() {
    cv::Mat picture(kPlaneSide, kPlaneSide, CV_8UC3);
    for (int y = 0; y < kPlaneSide; ++y)
        for (int x = 0; x < kPlaneSide; ++x)
            picture.at<cv::Vec3b>(y, x) = {static_cast<uchar>(x), static_cast<uchar>(2 * y), 200};
    return picture;
}

TEST(TilePlanes, BlueGreenRedOneAfterTheOtherAtEveryLevel) {
    const TilePlanes planes = planesOf(slope(), 0);
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        const auto side = static_cast<std::size_t>(kScoreSides[level]);
        const float step = static_cast<float>(kPlaneSide) / static_cast<float>(side);
        const auto& values = planes.levels[level];
        ASSERT_EQ(values.size(), 3 * side * side);
        const auto at = [&](std::size_t channel, std::size_t x, std::size_t y) {
            return values[(channel * side + y) * side + x];
        };
        const float middle = (step - 1.0F) / 2.0F; // of the pixels that became one
        EXPECT_NEAR(at(0, 5, 2), 5.0F * step + middle, 1e-3F);
        EXPECT_NEAR(at(1, 5, 2), 2.0F * (2.0F * step + middle), 1e-3F);
        EXPECT_NEAR(at(2, 5, 2), 200.0F, 1e-3F);
    }
}

TEST(TilePlanes, ATurnedTileIsTurnedBack) {
    const TilePlanes straight = planesOf(slope(), 0);
    for (int turns = 1; turns < 4; ++turns)
        EXPECT_EQ(planesOf(turned(slope(), turns), turns).levels, straight.levels) << turns;
    EXPECT_NE(planesOf(turned(slope(), 1), 0).levels, straight.levels);
}

TEST(TilePlanes, WeightsLieLikeThePicture) {
    cv::Mat visibility(kPlaneSide, kPlaneSide, CV_32F, cv::Scalar(1.0));
    visibility(cv::Rect(0, 0, kPlaneSide, kPlaneSide / 2))
        .setTo(0.0); // something covers the north of the cell
    TilePlanes planes = planesOf(slope(), 1);
    for (const auto& weights : planes.weights)
        EXPECT_TRUE(weights.empty()) << "all count alike";
    weigh(planes, visibility, 1);
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        const auto side = static_cast<std::size_t>(kScoreSides[level]);
        const std::vector<float>& weights = planes.weights[level];
        ASSERT_EQ(weights.size(), side * side);
        // The cell's north is the west of a tile that was turned clockwise.
        EXPECT_NEAR(weights[side * (side / 2) + 1], 0.0F, 1e-4F);
        EXPECT_NEAR(weights[side * (side / 2) + side - 2], 1.0F, 1e-4F);
    }
}

TEST(ForEachComparedPixel, LeavesTheRimOutAndKnowsThePlaces) {
    int count = 0;
    float sumX = 0.0F;
    float least = 1.0F;
    forEachComparedPixel(kPlaneSide, [&](int index, float x, float y) {
        ++count;
        sumX += x;
        least = std::min({least, x, y});
        const cv::Point2f pixel = cv::Point(index % kPlaneSide, index / kPlaneSide);
        EXPECT_NEAR(x, (pixel.x + 0.5F) / kPlaneSide - 0.5F, 1e-5F);
        EXPECT_NEAR(y, (pixel.y + 0.5F) / kPlaneSide - 0.5F, 1e-5F);
    });
    EXPECT_EQ(count, 58 * 58);
    EXPECT_NEAR(sumX, 0.0F, 1e-2F);
    EXPECT_NEAR(least, 3.5F / kPlaneSide - 0.5F, 1e-5F);
}

} // namespace
} // namespace meeplecam::vision
