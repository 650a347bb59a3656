// A library that is loaded before a program (LD_PRELOAD) and makes the day's clock jump, as it does when a
// machine finds out what time it is: by an hour to and fro, and by weeks, at every half second. Clocks that
// only measure run on evenly.

#include <cstddef>
#include <ctime>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

constexpr long kNanoseconds = 1'000'000'000; // of a second
constexpr long kHalfSecond = kNanoseconds / 2;

timespec read(clockid_t clock) {
    timespec now{};
    syscall(SYS_clock_gettime, clock, &now);
    return now;
}

/// Seconds by which the clock is wrong now.
std::time_t wrongBy() {
    constexpr std::time_t kHour = 3600;
    constexpr std::time_t kWeek = 7 * 24 * kHour;
    constexpr std::time_t kJumps[] = {0, -kHour, kHour, 3 * kWeek, -5 * kWeek};
    const timespec even = read(CLOCK_MONOTONIC);
    const std::time_t halves = 2 * even.tv_sec + (even.tv_nsec >= kHalfSecond ? 1 : 0);
    return kJumps[halves % 5];
}

} // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
    *time = read(clock);
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)
        time->tv_sec += wrongBy();
    return 0;
}

int gettimeofday(timeval* time, void* /*zone*/) noexcept {
    const timespec now = read(CLOCK_REALTIME);
    *time = {now.tv_sec + wrongBy(), now.tv_nsec / 1000};
    return 0;
}

std::time_t time(std::time_t* time) noexcept {
    const std::time_t now = read(CLOCK_REALTIME).tv_sec + wrongBy();
    if (time != nullptr)
        *time = now;
    return now;
}

} // extern "C"
