#include "app/cli/watching/interrupt.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <future>
#include <unistd.h>

namespace meeplecam::cli {
namespace {

/// Leaves with 3 when the interruption is told, and by the signal when it isn't.
[[noreturn]] void interruptMyself(int signal) {
    Interrupt interrupt;
    std::promise<void> told;
    interrupt.onInterrupt([&] { told.set_value(); });
    kill(getpid(), signal);
    told.get_future().wait();
    std::_Exit(3);
}

[[noreturn]] void interruptBeforeAnybodyListens() {
    Interrupt interrupt;
    kill(getpid(), SIGINT);
    std::promise<void> told;
    interrupt.onInterrupt([&] { told.set_value(); });
    told.get_future().wait();
    std::_Exit(3);
}

// Each in a process of its own, whose threads all know what interruptions are for.
TEST(InterruptDeathTest, TellsInsteadOfEndingTheProgram) {
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(interruptMyself(SIGINT), testing::ExitedWithCode(3), "");
    EXPECT_EXIT(interruptMyself(SIGTERM), testing::ExitedWithCode(3), "");
    EXPECT_EXIT(interruptBeforeAnybodyListens(), testing::ExitedWithCode(3), "");
}

} // namespace
} // namespace meeplecam::cli
