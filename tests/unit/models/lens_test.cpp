#include "models/lens.h"

#include <gmock/gmock.h>

namespace meeplecam::models {
namespace {

Lens someLens() {
    return {.camera = "Desk camera",
            .picture = {1280, 720},
            .focal_px = 1000.5,
            .principal = {641.25, 358.5},
            .k1 = -0.125,
            .k2 = 0.03125,
            .error_px = 0.25,
            .views = 8};
}

TEST(Lens, IsReadAsItWasWritten) {
    const auto lens = parseLens(writeLens(someLens()), "lens.json");
    ASSERT_TRUE(lens) << lens.error().message;
    EXPECT_EQ(*lens, someLens());
}

TEST(Lens, RefusesWhatIsNoLens) {
    EXPECT_FALSE(parseLens("{}", "lens.json"));
    EXPECT_FALSE(parseLens("[", "lens.json"));
    std::string text = writeLens(someLens());
    text.replace(text.find("1000.5"), 6, "-100.0");
    const auto lens = parseLens(text, "lens.json");
    ASSERT_FALSE(lens);
    EXPECT_THAT(lens.error().message, testing::HasSubstr("focal_px"));
}

TEST(Lens, MovesPointsTowardsTheMiddleOfABarrel) {
    const Lens lens = someLens();
    EXPECT_EQ(distorted(lens, lens.principal), lens.principal);
    const cv::Point2d corner = distorted(lens, {0.0, 0.0});
    EXPECT_GT(corner.x, 0.0);
    EXPECT_GT(corner.y, 0.0);
    // r = 1 of the focal length: 1 + k1 + k2
    const cv::Point2d ray = distorted(lens, lens.principal + cv::Point2d(1000.5, 0.0)) - lens.principal;
    EXPECT_NEAR(ray.x, 1000.5 * (1.0 - 0.125 + 0.03125), 1e-9);
}

} // namespace
} // namespace meeplecam::models
