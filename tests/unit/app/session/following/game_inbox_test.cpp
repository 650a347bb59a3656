#include "app/session/following/game_inbox.h"

#include <gmock/gmock.h>

#include <thread>

namespace meeplecam::session {
namespace {

using Unread = GameInbox::Unread;

SourceStep frame(std::int64_t index) {
    return SourceFrame{{}, index, 0.0};
}

std::int64_t indexOf(const std::optional<GameInbox::Letter>& letter) {
    return std::get<SourceFrame>(std::get<SourceStep>(*letter)).index;
}

TEST(GameInbox, OrdersGoBeforeSteps) {
    GameInbox inbox;
    ASSERT_TRUE(inbox.putStep(frame(1), Unread::Wait));
    inbox.putOrder([] {});
    EXPECT_TRUE(std::holds_alternative<GameInbox::Order>(*inbox.take()));
    EXPECT_EQ(indexOf(inbox.take()), 1);
}

TEST(GameInbox, ANewStepReplacesOneThatNobodyTook) {
    GameInbox inbox;
    ASSERT_TRUE(inbox.putStep(frame(1), Unread::Replace));
    ASSERT_TRUE(inbox.putStep(frame(2), Unread::Replace));
    EXPECT_EQ(indexOf(inbox.take()), 2);
}

TEST(GameInbox, AStepThatWaitsIsNotLost) {
    GameInbox inbox;
    ASSERT_TRUE(inbox.putStep(frame(1), Unread::Wait));
    const std::jthread other([&] { EXPECT_TRUE(inbox.putStep(frame(2), Unread::Wait)); });
    EXPECT_EQ(indexOf(inbox.take()), 1);
    EXPECT_EQ(indexOf(inbox.take()), 2);
}

TEST(GameInbox, ClosedItHandsOutOrdersAndNoSteps) {
    GameInbox inbox;
    ASSERT_TRUE(inbox.putStep(frame(1), Unread::Wait));
    inbox.putOrder([] {});
    inbox.close();
    EXPECT_FALSE(inbox.putStep(frame(2), Unread::Wait));
    EXPECT_TRUE(inbox.take().has_value());
    EXPECT_FALSE(inbox.take().has_value());
}

} // namespace
} // namespace meeplecam::session
