#pragma once

#include "app/records/audit/audit_finding.h"
#include "models/records/recorded_outcome.h"

namespace meeplecam::records {

/// Compares scorings as they were written down with those that follow from the rules; both of one turn, or of
/// the end, as `when` says. Those of no points may be left out. The findings have no turn yet.
std::vector<AuditFinding> compareScorings(const engine::Board& board,
                                          const std::vector<engine::ScoreEvent>& right,
                                          const std::vector<models::RecordedScoring>& written,
                                          LeftOut::When when, std::size_t players);

/// The finding about a scoring that was not written down at all.
AuditFinding leftOutFinding(const engine::ScoreEvent& event, LeftOut::When when, std::size_t players);

} // namespace meeplecam::records
