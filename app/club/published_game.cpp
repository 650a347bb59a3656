#include "app/club/published_game.h"

#include "app/session/log/event_log.h"

namespace meeplecam::club {

void PublishedGame::take(const session::LiveUpdate& update) {
    if (m_table)
        m_table->publish(update.events, {update.ledger, {}});
    else if (m_wanted)
        m_early.insert(m_early.end(), update.events.begin(), update.events.end());
}

engine::Status PublishedGame::begin(const session::GamePlan& plan, const session::EventLedger& ledger) {
    if (plan.publish.empty()) {
        m_early.clear();
        m_wanted = false;
        return engine::success();
    }
    const auto broker = brokerAddressOf(QString::fromStdString(plan.publish));
    if (!broker)
        return broker.error();
    auto table = PublishedTable::open(*broker, gameNameOf(plan.log));
    if (!table)
        return table.error();
    if (const auto logged = session::readEventLog(plan.log, models::bundledTiles());
        logged && logged->events.size() > m_early.size())
        m_early = logged->events;
    m_table = *std::move(table);
    m_table->publish(m_early, {ledger, {}});
    m_early.clear();
    return engine::success();
}

} // namespace meeplecam::club
