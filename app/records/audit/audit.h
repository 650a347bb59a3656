#pragma once

#include "app/records/audit/audit_finding.h"
#include "app/records/games/final_walk.h"
#include "app/records/games/kept_game.h"
#include "app/session/planning/photo_board.h"
#include "models/board_report.h"

namespace meeplecam::records {

// An audit says what was missed, forgotten, or scored wrongly.

/// Something that the program is not sure of itself: of a log, or of a picture.
using AuditDoubt = std::variant<session::StoryQuestion, models::ReportQuestion>;

struct Audit {
    enum class About : std::uint8_t { Record, Log, Picture };
    About about = About::Record;
    engine::GameSetup setup;                         ///< of the game, with its players
    std::optional<models::BoardReport> picture = {}; ///< as it was read, in an audit of one
    bool over = false; ///< whether the game had ended; otherwise `walk` is as if it ended now
    std::vector<AuditFinding> findings; ///< in the order of play
    std::vector<AuditDoubt> doubts;
    FinalWalk walk; ///< the right scoring
};

/// Audits a game. Of a record, everything that it says about what followed from its turns is compared with
/// the rules; of a followed game, what was found while it went on counts. Fails when the record says it in a
/// form that cannot be understood.
engine::Result<Audit> auditOf(const KeptGame& kept);

/// Audits a read picture of a table; meeples on complete features were not taken back. `setup` is that of the
/// reader. Fails when no board was found.
engine::Result<Audit> auditOf(const models::BoardReport& report, const engine::GameSetup& setup);

/// The same of a photo that people spoke about, with the points on the scoring track.
engine::Result<Audit> auditOf(const session::PhotoBoard& board);

} // namespace meeplecam::records
