#include "app/session/log/log_record.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/refusal.h"
#include "app/session/story/game_words.h"

namespace meeplecam::session {

engine::Result<models::GameRecord> recordOf(const EventLedger& ledger) {
    if (ledger.game())
        return models::recordOf(*ledger.game());
    if (const std::vector<OpenFinding>& findings = ledger.reported().findings(); !findings.empty())
        return refusal(Files::tr("There is no game to export: %1")
                           .arg(wordsOf(findings.front().made.finding, ledger.setup())));
    return refusal(Files::tr("There is no game to export: no tile was laid yet"));
}

} // namespace meeplecam::session
