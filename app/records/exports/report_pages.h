#pragma once

#include "app/records/audit/audit.h"
#include "app/session/planning/photo_board.h"
#include "models/art/reports/board_picture.h"

namespace meeplecam::records {

/// What a report says about a game besides what follows from the game.
struct ReportOptions {
    std::string title;       ///< empty = that it is a game of Carcassonne
    std::string note;        ///< below the title: where and when; may be empty
    art::BoardStyle board{}; ///< what the board is made of
};

/// A report of a game on two pages (A4, millimetres): the board, the final table with points by kind, the
/// course of the scores, the scoring at the end, and what the audit found.
std::vector<art::Scene> reportPages(const KeptGame& kept, const Audit& audit,
                                    const ReportOptions& options = {});

/// The same of a photo of a board, without a course of scores; its audit is auditOf(board).
std::vector<art::Scene> reportPages(const session::PhotoBoard& board, const Audit& audit,
                                    const ReportOptions& options = {});

} // namespace meeplecam::records
