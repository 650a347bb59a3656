#pragma once

#include <csignal>
#include <functional>
#include <mutex>
#include <thread>

namespace meeplecam::cli {

/// While it lives, the first Ctrl-C (or SIGTERM) asks the command to end instead of ending the program, and
/// the next one ends it. Make it before the threads of the command: they inherit that signals are not for
/// them.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// What to do when it comes, on a thread of its own; at once if it came already. Empty = nothing any
    /// more.
    void onInterrupt(std::function<void()> react);

private:
    void awaitSignals(const std::stop_token& stop);
    void interrupt();

    std::mutex m_mutex; ///< held while m_react runs, so that what it uses can go once it was replaced
    std::function<void()> m_react;
    bool m_interrupted = false;
    sigset_t m_before{}; ///< signals that were blocked on this thread
    std::jthread m_worker;
};

} // namespace meeplecam::cli
