#include "app/session/following/game_inbox.h"

#include <utility>

namespace meeplecam::session {

bool GameInbox::putStep(SourceStep step, Unread unread) {
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock,
                       [&] { return !m_step || m_closed || m_closedToSteps || unread == Unread::Replace; });
        if (m_closed || m_closedToSteps)
            return false;
        m_step = std::move(step);
    }
    m_changed.notify_all();
    return true;
}

void GameInbox::putOrder(Order order) {
    {
        const std::scoped_lock lock(m_mutex);
        if (m_closed)
            return;
        m_orders.push_back(std::move(order));
    }
    m_changed.notify_all();
}

std::optional<GameInbox::Letter> GameInbox::take() {
    std::optional<Letter> letter;
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_orders.empty() || m_step || m_closed; });
        if (!m_orders.empty()) {
            letter = std::move(m_orders.front());
            m_orders.pop_front();
        } else if (!m_closed) {
            letter = *std::exchange(m_step, std::nullopt);
        }
    }
    m_changed.notify_all();
    return letter;
}

void GameInbox::closeToSteps() {
    {
        const std::scoped_lock lock(m_mutex);
        m_closedToSteps = true;
        m_step.reset();
    }
    m_changed.notify_all();
}

void GameInbox::openToSteps() {
    const std::scoped_lock lock(m_mutex);
    m_closedToSteps = false;
}

void GameInbox::close() {
    {
        const std::scoped_lock lock(m_mutex);
        m_closed = true;
    }
    m_changed.notify_all();
}

} // namespace meeplecam::session
