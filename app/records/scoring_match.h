#pragma once

#include "app/records/audit.h"
#include "models/recorded_outcome.h"

namespace meeplecam::records {

/// What is called wrong about scorings that do not agree.
struct MatchWords {
    const char* leftOut; ///< kind of the finding about one that was not written down
    std::string when;    ///< ", but it was not scored" or ", but was forgotten at the end"
};

/// Compares scorings as they were written down with those that follow from the rules; both of one turn, or of
/// the end. Those of no points may be left out. The findings have no turn yet.
std::vector<AuditFinding> compareScorings(const engine::Board& board,
                                          const std::vector<engine::ScoreEvent>& right,
                                          const std::vector<models::RecordedScoring>& written,
                                          const MatchWords& words, const std::vector<std::string>& names);

/// The finding about a scoring that was not written down at all.
AuditFinding leftOutFinding(const engine::ScoreEvent& event, const MatchWords& words,
                            const std::vector<std::string>& names);

} // namespace meeplecam::records
