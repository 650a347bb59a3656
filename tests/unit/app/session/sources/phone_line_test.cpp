#include "app/session/sources/phone_line.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <future>

namespace meeplecam::session {
namespace {

using namespace std::chrono_literals;

std::string jpegOf(cv::Size size, int grey) {
    std::vector<uchar> bytes;
    cv::imencode(".jpg", cv::Mat(size, CV_8UC3, cv::Scalar::all(grey)), bytes);
    return {bytes.begin(), bytes.end()};
}

/// What the line says of the next picture that is taken.
std::future<PhoneReply> nextReply(PhoneLine& line) {
    auto promise = std::make_shared<std::promise<PhoneReply>>();
    auto reply = promise->get_future();
    line.onReply([promise, told = std::make_shared<std::once_flag>()](const PhoneReply& given) {
        std::call_once(*told, [&] { promise->set_value(given); });
    });
    return reply;
}

TEST(PhoneLine, ShowsThePicturesThatWereSent) {
    const auto line = std::make_shared<PhoneLine>();
    auto reply = nextReply(*line);
    const auto source = openPhone(line);
    line->put(jpegOf({64, 48}, 200));
    const SourceStep step = source->next();
    const auto* frame = std::get_if<SourceFrame>(&step);
    ASSERT_NE(frame, nullptr);
    EXPECT_EQ(frame->bgr.size(), cv::Size(64, 48));
    EXPECT_NEAR(frame->bgr.at<cv::Vec3b>(20, 20)[1], 200, 3);
    EXPECT_EQ(frame->index, 0);
    EXPECT_TRUE(reply.get().usable);
    line->onReply({});
}

TEST(PhoneLine, RefusesWhatIsNoPictureAndGoesOn) {
    const auto line = std::make_shared<PhoneLine>();
    const auto source = openPhone(line);
    for (const std::string& bad : {std::string("GIF89a"), std::string("\xff\xd8\xff junk"), std::string(),
                                   jpegOf({64, 48}, 9).substr(0, 300), jpegOf({8000, 4000}, 9)}) {
        auto reply = nextReply(*line);
        line->put(bad);
        EXPECT_FALSE(reply.get().usable);
    }
    line->put(jpegOf({32, 32}, 10));
    const SourceStep step = source->next();
    ASSERT_TRUE(std::holds_alternative<SourceFrame>(step));
    EXPECT_EQ(std::get<SourceFrame>(step).index, 5);
    line->onReply({});
}

TEST(PhoneLine, TellsOnceThatThePhoneIsAwayAndComesBack) {
    const auto line = std::make_shared<PhoneLine>();
    const auto source = openPhone(line, 300ms);
    line->put(jpegOf({32, 32}, 10));
    ASSERT_TRUE(std::holds_alternative<SourceFrame>(source->next()));
    const SourceStep gone = source->next();
    ASSERT_TRUE(std::holds_alternative<SourceGone>(gone));
    EXPECT_EQ(std::get<SourceGone>(gone).why.kind, SourceFault::Kind::Unreachable);
    EXPECT_EQ(std::get<SourceGone>(gone).why.source, kPhoneSource);
    line->put(jpegOf({32, 32}, 10));
    EXPECT_TRUE(std::holds_alternative<SourceFrame>(source->next()));
}

TEST(PhoneLine, SaysNothingBeforeThePhoneCame) {
    const auto line = std::make_shared<PhoneLine>();
    const auto source = openPhone(line, 100ms);
    auto step = std::async(std::launch::async, [&] { return source->next(); });
    EXPECT_EQ(step.wait_for(300ms), std::future_status::timeout);
    source->stop();
    EXPECT_TRUE(std::holds_alternative<SourceEnd>(step.get()));
}

TEST(PhoneLine, ServesTheNextSourceAfterOneThatWasClosed) {
    const auto line = std::make_shared<PhoneLine>();
    {
        const auto preview = openPhone(line);
        line->put(jpegOf({32, 32}, 10));
        ASSERT_TRUE(std::holds_alternative<SourceFrame>(preview->next()));
        preview->stop();
    }
    const auto game = openPhone(line);
    line->put(jpegOf({32, 32}, 10));
    EXPECT_TRUE(std::holds_alternative<SourceFrame>(game->next()));
}

TEST(PhoneLine, WhoeverWaitsIsWokenByAPicture) {
    PhoneLine line;
    std::stop_source stop;
    auto taken = std::async(std::launch::async,
                            [&] { return line.take(PhoneLine::Clock::now() + 60s, stop.get_token()); });
    EXPECT_EQ(taken.wait_for(100ms), std::future_status::timeout);
    line.put("picture");
    EXPECT_EQ(taken.wait_for(20s), std::future_status::ready);
    stop.request_stop(); // nobody waits longer if not
    const auto sent = taken.get();
    ASSERT_TRUE(sent);
    EXPECT_EQ(sent->jpeg, "picture");
    EXPECT_EQ(sent->when, line.lastSent());
}

TEST(PhoneLine, APictureIsTakenOnceAndTheNewestOfSeveral) {
    PhoneLine line;
    EXPECT_FALSE(line.lastSent());
    line.put("first");
    line.put("second");
    EXPECT_EQ(line.take(PhoneLine::Clock::now(), {})->jpeg, "second");
    EXPECT_FALSE(line.take(PhoneLine::Clock::now(), {}));
    std::stop_source stopped;
    stopped.request_stop();
    line.put("third");
    EXPECT_FALSE(line.take(PhoneLine::Clock::now(), stopped.get_token()));
}

} // namespace
} // namespace meeplecam::session
