#include "app/session/log_record.h"

#include "app/session/event_ledger.h"
#include "app/session/game_words.h"

namespace meeplecam::session {

engine::Result<models::GameRecord> recordOf(const LoggedGame& logged) {
    const engine::Result<EventLedger> ledger = EventLedger::restore(logged.header.setup, logged.events);
    if (!ledger)
        return ledger.error();
    if (ledger->game())
        return models::recordOf(*ledger->game());
    if (const std::vector<OpenFinding>& findings = ledger->reported().findings(); !findings.empty())
        return engine::Error{"the log has no game to export: " +
                             wordsOf(findings.front().made.finding, logged.header.setup).toStdString()};
    return engine::Error{"the log has no game to export: no tile was laid yet"};
}

} // namespace meeplecam::session
