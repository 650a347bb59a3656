#include "app/club/hall_feed.h"

namespace meeplecam::club {

engine::Result<std::unique_ptr<HallFeed>> HallFeed::open(const BrokerAddress& address) {
    std::unique_ptr<HallFeed> feed(new HallFeed(address.topic));
    HallFeed* self = feed.get();
    BrokerWish wish;
    wish.subscription = address.topic + "/+/+";
    wish.received = [self](const BrokerMessage& message) {
        QMetaObject::invokeMethod(self, [self, message] { self->take(message); });
    };
    wish.connected = [self] { QMetaObject::invokeMethod(self, [self] { self->say(true); }); };
    wish.lost = [self] { QMetaObject::invokeMethod(self, [self] { self->say(false); }); };
    auto broker = Broker::connect(address, std::move(wish));
    if (!broker)
        return broker.error();
    feed->m_broker = *std::move(broker);
    return feed;
}

HallFeed::HallFeed(std::string topic)
    : m_hall(std::move(topic)) {
    constexpr int kPatience_ms = 1000; // of what is on its way
    connect(&m_asks, &QTimer::timeout, this, &HallFeed::askForMissing);
    m_asks.start(kPatience_ms);
}

HallFeed::~HallFeed() = default;

QJsonArray HallFeed::forPage() const {
    QJsonArray tables;
    for (const auto& [name, table] : m_hall.tables()) {
        QJsonObject told{{QStringLiteral("name"), name}, {QStringLiteral("here"), hears(table)}};
        if (table.state) {
            told[QStringLiteral("since")] = table.state->since.toString(Qt::ISODateWithMs);
            told[QStringLiteral("news")] = table.state->news;
        }
        tables.push_back(told);
    }
    return tables;
}

void HallFeed::take(const BrokerMessage& message) {
    const HallChange change = m_hall.take(message.topic, message.content);
    for (const TableEvent& event : change.events)
        Q_EMIT happened(change.table, event);
    if (change.shown)
        Q_EMIT tableChanged(change.table, change.board);
}

void HallFeed::say(bool connected) {
    if (std::exchange(m_connected, connected) != connected)
        Q_EMIT connectionChanged(connected);
}

void HallFeed::askForMissing() {
    for (const auto& [topic, wanted] : m_hall.missing())
        m_broker->publish(topic, textOf(wanted), Keep::No);
}

} // namespace meeplecam::club
