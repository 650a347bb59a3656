#include "app/session/sources/paced_source.h"

#include "tests/unit/app/session/sources.h"

#include <gtest/gtest.h>

#include <thread>

namespace meeplecam::session {
namespace {

TEST(PacedSource, ShowsTheNewestUpToTheLast) {
    const auto source = pacedSource(std::make_unique<tests::ListedSource>(tests::numbered(30)));
    EXPECT_EQ(source->kind(), SourceKind::Live);
    const auto steps = tests::stepsOf(*source);
    ASSERT_FALSE(steps.empty());
    std::int64_t before = -1;
    for (const SourceStep& step : steps) {
        EXPECT_GT(std::get<SourceFrame>(step).index, before);
        before = std::get<SourceFrame>(step).index;
    }
    EXPECT_EQ(before, 29);
}

TEST(PacedSource, EndsAWaitWhenItIsStopped) {
    std::vector<SourceStep> steps = tests::numbered(2);
    std::get<SourceFrame>(steps[1]).time_s = 3600; // nobody waits for that
    const auto source = pacedSource(std::make_unique<tests::ListedSource>(steps));
    EXPECT_EQ(std::get<SourceFrame>(source->next()).index, 0);
    const std::jthread stopper([&] { source->stop(); });
    EXPECT_TRUE(std::holds_alternative<SourceEnd>(source->next()));
    EXPECT_TRUE(std::holds_alternative<SourceEnd>(source->next()));
}

TEST(PacedSource, PassesOnWhatTheRecordingSays) {
    const auto source = pacedSource(std::make_unique<tests::ListedSource>(
        std::vector<SourceStep>{SourceGone{{SourceFault::Kind::Damaged, "film", {}}}}));
    const SourceStep step = source->next();
    ASSERT_TRUE(std::holds_alternative<SourceGone>(step));
    EXPECT_EQ(std::get<SourceGone>(step).why.kind, SourceFault::Kind::Damaged);
    EXPECT_TRUE(std::holds_alternative<SourceEnd>(source->next()));
}

} // namespace
} // namespace meeplecam::session
