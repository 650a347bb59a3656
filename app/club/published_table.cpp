#include "app/club/published_table.h"

#include "app/session/log/log_text.h"

#include <QJsonDocument>

namespace meeplecam::club {

namespace {

constexpr std::chrono::milliseconds kFarewell(3000);
constexpr std::chrono::milliseconds kCalm(1000); // between two pictures of the board

} // namespace

engine::Result<std::unique_ptr<PublishedTable>> PublishedTable::open(const BrokerAddress& address,
                                                                     const QString& game) {
    std::unique_ptr<PublishedTable> table(new PublishedTable(address.topic, game));
    BrokerWish wish;
    wish.subscription = table->topicOf(kAsk);
    wish.received = [self = table.get()](const BrokerMessage& message) { self->answer(message); };
    wish.farewell = {table->topicOf(kHere), textOf(false)};
    wish.connected = [self = table.get()] {
        const std::scoped_lock lock(self->m_mutex);
        if (self->m_broker) // else it is said below
            self->m_broker->publish(self->topicOf(kHere), textOf(true), Keep::Yes);
    };
    auto broker = Broker::connect(address, std::move(wish));
    if (!broker)
        return broker.error();
    const std::scoped_lock lock(table->m_mutex);
    table->m_broker = *std::move(broker);
    table->m_broker->publish(table->topicOf(kHere), textOf(true), Keep::Yes);
    table->m_worder =
        std::jthread([self = table.get()](const std::stop_token& stop) { self->showNews(stop); });
    return table;
}

PublishedTable::PublishedTable(std::string topic, QString game)
    : m_topic(std::move(topic))
    , m_game(std::move(game)) {}

PublishedTable::~PublishedTable() {
    if (!m_broker)
        return;
    m_worder.request_stop();
    m_worder.join();
    m_broker->publish(topicOf(kHere), textOf(false), Keep::Yes);
    m_broker->flush(kFarewell);
}

void PublishedTable::publish(std::span<const session::LiveEvent> events, server::TableNews news) {
    const std::scoped_lock lock(m_mutex);
    const std::size_t before = m_events.size();
    for (const session::LiveEvent& event : events) {
        const QByteArray line =
            QByteArray::fromStdString(session::eventLines({&event, 1}, news.ledger.setup()));
        m_events.push_back(textOf(TableEvent{m_game, event.id, QJsonDocument::fromJson(line).object()}));
    }
    publishFrom(before);
    m_news = std::move(news);
    m_wakes.notify_all();
}

void PublishedTable::publishFrom(std::size_t first) {
    for (std::size_t i = first; i < m_events.size(); ++i)
        m_broker->publish(topicOf(kEvent), m_events[i], Keep::No);
}

void PublishedTable::answer(const BrokerMessage& message) {
    const auto wanted = wantedIn(message.content);
    if (!wanted || wanted->game != m_game)
        return;
    const std::scoped_lock lock(m_mutex);
    if (m_broker)
        publishFrom(static_cast<std::size_t>(wanted->from));
}

/// Words the newest news only, and not more often than anybody looks: what came in between is in it.
void PublishedTable::showNews(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (m_wakes.wait(lock, stop, [this] { return m_news.has_value(); })) {
        const server::TableNews news = *std::exchange(m_news, std::nullopt);
        lock.unlock();
        show(news);
        lock.lock();
        m_wakes.wait_for(lock, stop, kCalm, [] { return false; });
    }
}

void PublishedTable::show(const server::TableNews& news) {
    const auto turns = static_cast<int>(news.ledger.reported().turnOrder().size());
    if (std::exchange(m_turns, turns) != turns)
        m_since = QDateTime::currentDateTimeUtc();
    m_broker->publish(
        topicOf(kState),
        textOf(TableState{m_game, news.ledger.reported().events(), m_since, newsInAllLanguages(news)}),
        Keep::Yes);
    if (const QByteArray board = server::boardPicture(news.ledger); !board.isEmpty())
        m_broker->publish(topicOf(kBoard), board, Keep::Yes);
}

} // namespace meeplecam::club
