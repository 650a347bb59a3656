#pragma once

#include "app/records/audit/audit_finding.h"
#include "app/records/games/kept_game.h"
#include "models/records/recorded_outcome.h"

namespace meeplecam::records {

/// How what a record says differs from what follows from its turns. One mistake is named once: sums that
/// follow from a mistake that was named are not called wrong again.
std::vector<AuditFinding> differencesOf(const KeptGame& kept, const models::RecordedOutcome& recorded);

} // namespace meeplecam::records
