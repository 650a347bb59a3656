#include "app/session/sources/address_source.h"

#include "tests/support/mjpeg_server.h"

#include <gmock/gmock.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <optional>

namespace meeplecam::session {
namespace {

using namespace std::chrono_literals;
using meeplecam::tests::MjpegServer;

const ConnectionLimits kQuick{.open = 4000ms, .read = 1000ms, .retry = 50ms, .longestRetry = 200ms};

std::vector<std::uint8_t> jpegOf(cv::Size size, int grey) {
    std::vector<std::uint8_t> bytes;
    cv::imencode(".jpg", cv::Mat(size, CV_8UC3, cv::Scalar::all(grey)), bytes);
    return bytes;
}

std::vector<std::uint8_t> smallPicture(int number) {
    return jpegOf({64, 48}, number % 200);
}

/// The next picture; what comes before it goes to `gone`.
std::optional<SourceFrame> nextFrame(FrameSource& source, std::vector<std::string>& gone) {
    while (true) {
        SourceStep step = source.next();
        if (auto* frame = std::get_if<SourceFrame>(&step))
            return std::move(*frame);
        if (std::holds_alternative<SourceEnd>(step))
            return std::nullopt;
        gone.push_back(std::get<SourceGone>(step).why.source);
    }
}

TEST(CheckAddress, IsAskedBeforeAConnectionIsMade) {
    const auto source = openAddress("http://", kQuick);
    ASSERT_FALSE(source);
    EXPECT_THAT(source.error().message, testing::HasSubstr("not complete"));
}

TEST(AddressSource, ShowsWhatAPhoneSends) {
    const MjpegServer phone(smallPicture);
    const auto source = openAddress(phone.address(), kQuick);
    ASSERT_TRUE(source) << source.error().message;
    EXPECT_EQ((*source)->kind(), SourceKind::Live);
    std::vector<std::string> gone;
    std::int64_t before = -1;
    for (int i = 0; i < 10; ++i) {
        const auto frame = nextFrame(**source, gone);
        ASSERT_TRUE(frame);
        EXPECT_EQ(frame->bgr.size(), cv::Size(64, 48));
        EXPECT_GT(frame->index, before);
        before = frame->index;
    }
    EXPECT_THAT(gone, testing::IsEmpty());
}

TEST(AddressSource, WritesTheSchemeAsItLikes) {
    const MjpegServer phone(smallPicture);
    const auto source = openAddress("HTTP" + phone.address().substr(4), kQuick);
    ASSERT_TRUE(source) << source.error().message;
    std::vector<std::string> gone;
    EXPECT_TRUE(nextFrame(**source, gone));
}

TEST(AddressSource, PassesOverWhatIsCutOffOrFarTooLarge) {
    constexpr std::array<std::uint8_t, 2> kFrame{0xff, 0xc0}; // before length, bits, height and width
    std::vector<std::uint8_t> huge = smallPicture(1);
    const auto sides = std::search(huge.begin(), huge.end(), kFrame.begin(), kFrame.end()) + 5;
    std::fill_n(sides, 4, std::uint8_t{0xea});
    const MjpegServer phone([&](int i) {
        std::vector<std::uint8_t> picture = i % 4 == 2 ? huge : smallPicture(i);
        if (i % 4 == 1)
            picture.resize(picture.size() / 2);
        return picture;
    });
    const auto source = openAddress(phone.address(), kQuick);
    ASSERT_TRUE(source) << source.error().message;
    std::vector<std::string> gone;
    for (int i = 0; i < 6; ++i) {
        const auto frame = nextFrame(**source, gone);
        ASSERT_TRUE(frame);
        ASSERT_EQ(frame->bgr.size(), cv::Size(64, 48));
    }
}

TEST(AddressSource, ComesBackWhenThePhoneDoes) {
    std::optional<MjpegServer> phone(std::in_place, smallPicture);
    const std::uint16_t port = phone->port();
    const auto source = openAddress(phone->address(), kQuick);
    ASSERT_TRUE(source) << source.error().message;
    std::vector<std::string> gone;
    ASSERT_TRUE(nextFrame(**source, gone));
    phone.reset();
    SourceStep step = (*source)->next();
    while (std::holds_alternative<SourceFrame>(step))
        step = (*source)->next();
    ASSERT_TRUE(std::holds_alternative<SourceGone>(step));
    EXPECT_THAT(std::get<SourceGone>(step).why.source, testing::HasSubstr("127.0.0.1"));
    phone.emplace([](int) { return jpegOf({80, 60}, 50); }, port); // and it was turned meanwhile
    const auto frame = nextFrame(**source, gone);
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->bgr.size(), cv::Size(80, 60));
}

TEST(AddressSource, FollowsAChangeOfResolution) {
    const MjpegServer phone([](int i) { return i < 12 ? jpegOf({64, 48}, 50) : jpegOf({96, 80}, 90); });
    const auto source = openAddress(phone.address(), kQuick);
    ASSERT_TRUE(source) << source.error().message;
    std::vector<std::string> gone;
    auto frame = nextFrame(**source, gone);
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->bgr.size(), cv::Size(64, 48));
    for (int i = 0; i < 200 && frame && frame->bgr.size() != cv::Size(96, 80); ++i)
        frame = nextFrame(**source, gone);
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->bgr.size(), cv::Size(96, 80));
}

TEST(AddressSource, PassesOverGarbage) {
    const MjpegServer phone([](int i) {
        return i % 3 == 2 ? std::vector<std::uint8_t>(300, static_cast<std::uint8_t>(i)) : smallPicture(i);
    });
    const auto source = openAddress(phone.address(), kQuick);
    ASSERT_TRUE(source) << source.error().message;
    std::vector<std::string> gone;
    for (int i = 0; i < 15; ++i) {
        const auto frame = nextFrame(**source, gone);
        ASSERT_TRUE(frame);
        ASSERT_EQ(frame->bgr.size(), cv::Size(64, 48));
    }
    EXPECT_THAT(gone, testing::IsEmpty());
}

TEST(AddressSource, EndsAWaitAtOnce) {
    std::optional<MjpegServer> phone(std::in_place, smallPicture);
    const auto source = openAddress(phone->address(), kQuick);
    ASSERT_TRUE(source) << source.error().message;
    phone.reset();
    SourceStep step = (*source)->next();
    while (std::holds_alternative<SourceFrame>(step))
        step = (*source)->next();
    std::jthread stopper([&] { (*source)->stop(); });
    EXPECT_TRUE(std::holds_alternative<SourceEnd>((*source)->next())); // nothing else would end it
}

TEST(AddressSource, SaysThatNothingIsThere) {
    std::optional<MjpegServer> phone(std::in_place, smallPicture);
    const std::string address = phone->address();
    phone.reset();
    const auto source = openAddress(address, kQuick);
    ASSERT_FALSE(source);
    EXPECT_THAT(source.error().message, testing::HasSubstr(address));
}

} // namespace
} // namespace meeplecam::session
