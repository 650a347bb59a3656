#pragma once

#include "app/records/audit/audit_finding.h"
#include "app/records/games/kept_game.h"
#include "models/records/recorded_outcome.h"

namespace meeplecam::records {

/// How the scoring at the end that a record states differs from the right one. `soFar`: the points before it
/// as the record has them, by player, right or wrong.
std::vector<AuditFinding> auditEnd(const KeptGame& kept, const models::RecordedEnd& recorded,
                                   const std::vector<int>& soFar);

} // namespace meeplecam::records
