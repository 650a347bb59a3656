#pragma once

#include "app/records/audit/audit.h"
#include "app/records/audit/claims.h"
#include "models/files/json_input.h"

#include <QString>

#include <string>

namespace meeplecam::records {

// An audit for people and for programs.

/// What was audited, and what was said about it.
struct AuditReport {
    std::string file; ///< name of the record, log or picture
    Audit audit;
    std::vector<ClaimCheck> claims;
};

/// What is wrong, with the number of its turn.
[[nodiscard]] QString lineOf(const AuditFinding& finding, const Audit& audit);

/// Lines for people: what was found in the order of play, doubts, claims, then the scoring at the end feature
/// by feature, and the table.
std::string describe(const AuditReport& report);

/// As JSON (`meeplecam-audit 1`).
models::Json toJson(const AuditReport& report);

} // namespace meeplecam::records
