#pragma once

#include "app/club/broker.h"
#include "app/club/hall.h"

#include <QJsonArray>
#include <QObject>
#include <QTimer>

namespace meeplecam::club {

/// A hall that hears of its tables from a broker, on the thread that made it, which needs an event loop.
class HallFeed : public QObject {
    Q_OBJECT

public:
    /// `address`: the club's topic. Fails with a sentence when the broker can't be reached or refuses.
    static engine::Result<std::unique_ptr<HallFeed>> open(const BrokerAddress& address);
    ~HallFeed() override;

    [[nodiscard]] const Hall& hall() const { return m_hall; }
    /// Whether the broker can be heard.
    [[nodiscard]] bool connected() const { return m_connected; }
    /// Whether the table's program can be heard.
    [[nodiscard]] bool hears(const HallTable& table) const { return m_connected && table.here; }
    /// All tables as the page of a hall is told them (server::TableServer::showTables).
    [[nodiscard]] QJsonArray forPage() const;

Q_SIGNALS:
    /// `board`: whether its board changed, too.
    void tableChanged(const QString& table, bool board);
    void happened(const QString& table, const meeplecam::club::TableEvent& event);
    void connectionChanged(bool connected);

private:
    explicit HallFeed(std::string topic);
    void take(const BrokerMessage& message);
    void say(bool connected);
    void askForMissing();

    Hall m_hall;
    QTimer m_asks;
    bool m_connected = true;
    std::unique_ptr<Broker> m_broker; ///< last: its thread uses the others
};

} // namespace meeplecam::club
