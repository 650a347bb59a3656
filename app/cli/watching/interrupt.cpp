#include "app/cli/watching/interrupt.h"

#include <chrono>
#include <cstdlib>
#include <optional>

namespace meeplecam::cli {

namespace {

using Clock = std::chrono::steady_clock;

// Those who pass signals on to a group of programs send some of them twice.
constexpr std::chrono::milliseconds kSameInterruption{500};
constexpr timespec kLookEvery{0, 100'000'000}; // how long the end of a command may wait for this thread

sigset_t interruptions() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

} // namespace

Interrupt::Interrupt() {
    const sigset_t signals = interruptions();
    pthread_sigmask(SIG_BLOCK, &signals, &m_before);
    m_worker = std::jthread([this](const std::stop_token& stop) { awaitSignals(stop); });
}

Interrupt::~Interrupt() {
    m_worker.request_stop();
    m_worker.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void Interrupt::onInterrupt(std::function<void()> react) {
    const std::scoped_lock lock(m_mutex);
    m_react = std::move(react);
    if (m_react && m_interrupted)
        m_react();
}

void Interrupt::awaitSignals(const std::stop_token& stop) {
    const sigset_t signals = interruptions();
    std::optional<Clock::time_point> first;
    while (!stop.stop_requested()) {
        const int signal = sigtimedwait(&signals, nullptr, &kLookEvery);
        if (signal < 0)
            continue;
        if (first && Clock::now() - *first > kSameInterruption)
            std::_Exit(128 + signal); // as shells report programs that a signal ended
        if (!first) {
            first = Clock::now();
            interrupt();
        }
    }
}

void Interrupt::interrupt() {
    const std::scoped_lock lock(m_mutex);
    m_interrupted = true;
    if (m_react)
        m_react();
}

} // namespace meeplecam::cli
