#pragma once

#include "app/session/sources/frame_source.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <variant>

namespace meeplecam::session {

/// What comes to the thread that owns a game, in one order: steps of the source and orders of people. Orders
/// go first, so that they are answered while pictures come or when none come any more.
class GameInbox {
public:
    using Order = std::function<void()>; ///< runs on the thread of the game
    using Letter = std::variant<SourceStep, Order>;

    /// What becomes of a step that nobody has taken yet when the next one comes.
    enum class Unread : std::uint8_t { Wait, Replace };

    /// Leaves a step. Whether to go on; false once the inbox is closed, or closed to steps.
    [[nodiscard]] bool putStep(SourceStep step, Unread unread);
    void putOrder(Order order);
    /// The next letter, waiting for it; none once the inbox is closed and all orders were taken.
    [[nodiscard]] std::optional<Letter> take();
    /// Takes no steps any more, and lets go of one that waits: the source is to be another one.
    void closeToSteps();
    /// Takes steps again.
    void openToSteps();
    /// Ends all waiting. Orders that are in it are still handed out, a step is not.
    void close();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<SourceStep> m_step;
    std::deque<Order> m_orders;
    bool m_closedToSteps = false;
    bool m_closed = false;
};

} // namespace meeplecam::session
