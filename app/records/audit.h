#pragma once

#include "app/records/final_walk.h"
#include "app/records/kept_game.h"
#include "app/session/photo_board.h"
#include "models/board_report.h"

#include <optional>

namespace meeplecam::records {

// An audit says what was missed, forgotten, or scored wrongly.

/// Something that is wrong. Kinds:
///
///   not_scored             a feature was completed, and its points were not written down
///   forgotten_at_end       a feature that scores at the end, and was left out
///   wrong_points           a feature was scored with other points, or for other players, than it is worth
///   not_due                points were written down for a feature that gives none
///   not_taken_back         a meeple should have gone home and did not, or only later
///   taken_without_scoring  a meeple went home although its feature had not scored
///   wrong_sum              points after a turn, or in the final table, do not add up
///   wrong_supply           the meeples beside the board do not add up
///   wrong_winner           the game was won by others
///   and the kinds of session::findingsOf and models::ReportFinding.
struct AuditFinding {
    std::string kind;
    std::optional<std::size_t> turn;          ///< position among the turns; none = the end, or the whole
    std::optional<engine::Cell> cell;         ///< where to look; none = nowhere on the board
    std::vector<engine::PlayerPoints> points; ///< what players lack by it; below 0 = have too much
    std::string text;                         ///< one sentence for the players, without its turn
    bool operator==(const AuditFinding&) const = default;
};

/// Something that the program is not sure of itself, in words.
struct AuditDoubt {
    models::ReportQuestion::About about = models::ReportQuestion::About::Tile;
    engine::Cell cell;
    std::vector<std::string> alternatives; ///< what it may be
    std::string why;
};

struct Audit {
    enum class About : std::uint8_t { Record, Log, Picture };
    About about = About::Record;
    bool over = false; ///< whether the game had ended; otherwise `walk` is as if it ended now
    std::vector<AuditFinding> findings; ///< in the order of play
    std::vector<AuditDoubt> doubts;
    FinalWalk walk; ///< the right scoring
};

/// Audits a game. Of a record, everything that it says about what followed from its turns is compared with
/// the rules; of a log, what was found while the game went on counts. Fails when the record says it in a form
/// that cannot be understood.
engine::Result<Audit> auditOf(const KeptGame& kept);

/// Audits a read picture of a table; meeples on complete features were not taken back. `setup` is that of the
/// reader. Fails when no board was found.
engine::Result<Audit> auditOf(const models::BoardReport& report, const engine::GameSetup& setup);

/// The same of a photo that people spoke about, with the points on the scoring track.
engine::Result<Audit> auditOf(const session::PhotoBoard& board);

} // namespace meeplecam::records
