#include "app/session/sources/demo_source.h"

#include "tests/unit/app/session/sources.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace meeplecam::session {
namespace {

DemoWish shortGame() {
    DemoWish wish;
    wish.turns = 1;
    wish.table.size = {320, 240};
    wish.table.frames_per_second = 5;
    wish.table.pause_s = 0.2;
    return wish;
}

TEST(DemoSource, PlaysAGameThatItTells) {
    const auto demo = DemoSource::create(shortGame());
    ASSERT_TRUE(demo) << demo.error().message;
    const auto steps = tests::stepsOf(**demo);
    ASSERT_FALSE(steps.empty());
    const auto& last = std::get<SourceFrame>(steps.back());
    EXPECT_EQ(last.bgr.size(), cv::Size(320, 240));
    EXPECT_EQ(last.index + 1, static_cast<std::int64_t>(steps.size()));
    EXPECT_DOUBLE_EQ(last.time_s, static_cast<double>(last.index) / 5);
    EXPECT_EQ((*demo)->game().moves.size(), 1U);
    const auto placed = std::ranges::count_if(
        (*demo)->events(), [](const models::Json& event) { return event["event"] == "tile_placed"; });
    EXPECT_EQ(placed, 2); // the start tile too
}

TEST(DemoSource, PlayersMayBeNamed) {
    DemoWish wish = shortGame();
    wish.players = 3;
    wish.colours = {"brown", "purple"};
    const auto players = demoPlayers(wish);
    ASSERT_TRUE(players) << players.error().message;
    ASSERT_EQ(players->size(), 3U);
    EXPECT_EQ((*players)[0], "brown");
    EXPECT_EQ((*players)[1], "purple");
}

TEST(DemoSource, EndsWhenItIsStopped) {
    const auto demo = DemoSource::create(shortGame());
    ASSERT_TRUE(demo) << demo.error().message;
    (*demo)->stop();
    EXPECT_TRUE(std::holds_alternative<SourceEnd>((*demo)->next()));
}

TEST(DemoSource, NeedsBoxesThatThereAre) {
    DemoWish wish = shortGame();
    wish.sets = {"chess"};
    EXPECT_FALSE(DemoSource::create(wish));
}

} // namespace
} // namespace meeplecam::session
