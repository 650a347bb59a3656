#include "app/session/log_record.h"

#include "app/session/game_words.h"

namespace meeplecam::session {

engine::Result<models::GameRecord> recordOf(const EventLedger& ledger) {
    if (ledger.game())
        return models::recordOf(*ledger.game());
    if (const std::vector<OpenFinding>& findings = ledger.reported().findings(); !findings.empty())
        return engine::Error{"the log has no game to export: " +
                             wordsOf(findings.front().made.finding, ledger.setup()).toStdString()};
    return engine::Error{"the log has no game to export: no tile was laid yet"};
}

} // namespace meeplecam::session
