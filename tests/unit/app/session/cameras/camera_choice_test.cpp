#include "app/session/cameras/camera_choice.h"

#include <gtest/gtest.h>

#include <vector>

namespace meeplecam::session {
namespace {

const CameraWish kWish{.size = {1280, 720}, .frames_per_second = 15};

std::optional<CameraOffer> chosen(const std::vector<CameraOffer>& offers) {
    const auto best = nearestOffer(offers, kWish);
    return best ? std::optional(offers[*best]) : std::nullopt;
}

TEST(CameraChoice, TakesTheNearestSize) {
    const CameraOffer wanted{{1280, 720}, 10, true};
    EXPECT_EQ(chosen({{{640, 480}, 30, false}, wanted, {{1920, 1080}, 30, false}}), wanted);
    EXPECT_EQ(chosen({{{640, 480}, 30}, {{1280, 960}, 30}})->size, cv::Size(1280, 960));
}

TEST(CameraChoice, TakesWhatIsFastEnough) {
    EXPECT_EQ(chosen({{{1280, 720}, 5, false}, {{1280, 720}, 30, true}})->fastest_frames_per_second, 30);
    // 14.985 is meant by 15
    EXPECT_EQ(chosen({{{1280, 720}, 60, false}, {{1280, 720}, 14.985, false}})->fastest_frames_per_second,
              14.985);
}

TEST(CameraChoice, PrefersWhatIsNotPacked) {
    EXPECT_FALSE(chosen({{{1280, 720}, 30, true}, {{1280, 720}, 30, false}})->packed);
}

TEST(CameraChoice, HasNothingToTake) {
    EXPECT_EQ(chosen({}), std::nullopt);
    EXPECT_EQ(chosen({{{0, 0}, 30}}), std::nullopt);
}

TEST(CameraChoice, FindsByNumberAndName) {
    const std::vector<std::string> names{"HD Webcam C920", "HD Webcam C9", "Table 3"};
    EXPECT_EQ(findCamera(names, "1"), 1U);
    EXPECT_EQ(findCamera(names, "3"), std::nullopt); // a number is never a part of a name
    EXPECT_EQ(findCamera(names, "HD Webcam C9"), 1U);
    EXPECT_EQ(findCamera(names, "webcam"), 0U);
    EXPECT_EQ(findCamera(names, "TABLE"), 2U);
    EXPECT_EQ(findCamera(names, "phone"), std::nullopt);
    EXPECT_EQ(findCamera(names, ""), std::nullopt);
}

} // namespace
} // namespace meeplecam::session
