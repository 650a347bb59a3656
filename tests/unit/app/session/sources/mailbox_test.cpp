#include "app/session/sources/mailbox.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace meeplecam::session {
namespace {

using Box = Mailbox<int>;

TEST(Mailbox, NewReplacesUnread) {
    Box box;
    box.put(1);
    box.put(2);
    box.put(3);
    EXPECT_EQ(box.take(), 3);
    EXPECT_EQ(box.dropped(), 2);
    box.put(4);
    EXPECT_EQ(box.take(), 4);
    EXPECT_EQ(box.dropped(), 2);
}

TEST(Mailbox, ClosingKeepsOrDropsWhatNobodyTook) {
    Box kept;
    kept.put(1);
    kept.close(Box::Unread::Keep);
    kept.put(2);
    EXPECT_EQ(kept.take(), 1);
    EXPECT_EQ(kept.take(), std::nullopt);
    Box dropped;
    dropped.put(1);
    dropped.close(Box::Unread::Drop);
    EXPECT_EQ(dropped.take(), std::nullopt);
}

TEST(Mailbox, ClosingEndsAWait) {
    Box box;
    std::atomic<bool> ended = false;
    std::jthread waiting([&] {
        EXPECT_EQ(box.take(), std::nullopt);
        ended = true;
    });
    box.close(Box::Unread::Drop);
    waiting.join();
    EXPECT_TRUE(ended);
}

TEST(Mailbox, LosesNothingUncountedBetweenThreads) {
    constexpr int kThings = 20000;
    Box box;
    std::jthread sender([&] {
        for (int i = 1; i <= kThings; ++i)
            box.put(i);
        box.close(Box::Unread::Keep);
    });
    std::vector<int> taken;
    while (const auto thing = box.take())
        taken.push_back(*thing);
    ASSERT_FALSE(taken.empty());
    EXPECT_EQ(std::ranges::adjacent_find(taken, std::ranges::greater_equal()), taken.end());
    EXPECT_EQ(taken.back(), kThings);
    EXPECT_EQ(static_cast<std::int64_t>(taken.size()) + box.dropped(), kThings);
}

} // namespace
} // namespace meeplecam::session
