#pragma once

#include "app/club/broker.h"
#include "app/club/hall_news.h"
#include "app/session/story/live_event.h"

#include <condition_variable>
#include <mutex>
#include <span>
#include <thread>

namespace meeplecam::club {

/// A table that publishes its game below a topic of a broker: every event once and in order, and how the game
/// stands for those who come later. Events that somebody missed, because the broker or this program was gone,
/// are published again when they are asked for.
class PublishedTable {
public:
    /// `game`: gameNameOf its log. Fails with a sentence when the broker can't be reached or refuses.
    static engine::Result<std::unique_ptr<PublishedTable>> open(const BrokerAddress& address,
                                                                const QString& game);
    /// Waits a little for what was not published yet, and says that the table is gone.
    ~PublishedTable();
    PublishedTable(const PublishedTable&) = delete;
    PublishedTable& operator=(const PublishedTable&) = delete;

    /// The next events of the game, and what it came to. A game that goes on begins with those it had before.
    void publish(std::span<const session::LiveEvent> events, server::TableNews news);

private:
    explicit PublishedTable(std::string topic, QString game);
    [[nodiscard]] std::string topicOf(const char* part) const { return m_topic + "/" + part; }
    void publishFrom(std::size_t first);
    void answer(const BrokerMessage& message);
    void showNews(const std::stop_token& stop);
    void show(const server::TableNews& news);

    const std::string m_topic;
    const QString m_game;
    std::mutex m_mutex; ///< of what the broker's thread and the one that words news see, too
    std::condition_variable_any m_wakes;
    std::vector<QByteArray> m_events;        ///< all, as they were published
    std::optional<server::TableNews> m_news; ///< to be shown
    int m_turns = -1;                        ///< that were told; used on the thread that words news alone
    QDateTime m_since;                       ///< of the last turn; the same
    std::unique_ptr<Broker> m_broker;
    std::jthread m_worder;
};

} // namespace meeplecam::club
