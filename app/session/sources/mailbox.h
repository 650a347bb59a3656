#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>

namespace meeplecam::session {

/// A place for one thing on its way from one thread to another: what is new replaces what nobody took.
template<class T>
class Mailbox {
public:
    /// What becomes of a thing that nobody took when the mailbox closes.
    enum class Unread : std::uint8_t { Keep, Drop };

    /// Leaves a thing for whoever takes next. Without effect once the mailbox is closed.
    void put(T thing) {
        {
            const std::scoped_lock lock(m_mutex);
            if (m_closed)
                return;
            if (m_thing)
                ++m_dropped;
            m_thing = std::move(thing);
        }
        m_changed.notify_one();
    }

    /// The newest thing, waiting for it when there is none; empty once the mailbox is closed and nothing is
    /// left in it.
    [[nodiscard]] std::optional<T> take() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_thing || m_closed; });
        return std::exchange(m_thing, std::nullopt);
    }

    /// Ends all waiting, now and later.
    void close(Unread unread) {
        {
            const std::scoped_lock lock(m_mutex);
            m_closed = true;
            if (unread == Unread::Drop)
                m_thing.reset();
        }
        m_changed.notify_all();
    }

    /// Number of things that were replaced before anybody took them.
    [[nodiscard]] std::int64_t dropped() const {
        const std::scoped_lock lock(m_mutex);
        return m_dropped;
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<T> m_thing;
    std::int64_t m_dropped = 0;
    bool m_closed = false;
};

} // namespace meeplecam::session
