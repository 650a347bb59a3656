#pragma once

#include "app/records/audit/audit.h"
#include "app/session/planning/photo_board.h"
#include "models/art/reports/report_panel.h"

namespace meeplecam::records {

/// The colours of the players as they are drawn: their own where they have one, else others, each
/// differently.
std::vector<models::MeepleColour> coloursOf(const engine::GameSetup& setup);

/// Tiles and meeples of a game as they lie, as a report of certain ones: tiles in the order in which they
/// were laid, meeples on roomy places of their features.
models::BoardReport boardReportOf(const engine::GameState& state, const engine::GameSetup& setup);

/// The board of a game as a report, so that it is drawn as read boards are: tiles in the order in which they
/// were laid, meeples on roomy places of their features, the points of each player with the scoring at the
/// end, and findings that have a place. Tiles and meeples are certain.
models::BoardReport boardReportOf(const KeptGame& kept, const Audit& audit);

/// What stands beside its drawing. `headline`: empty = how many tiles and meeples there are.
art::PanelWords boardWordsOf(const KeptGame& kept, const Audit& audit, const std::string& headline = {});

/// The board of a photo to be drawn: with the points on the scoring track. `audit` is auditOf(board).
models::BoardReport boardReportOf(const session::PhotoBoard& board, const Audit& audit);
/// What stands beside its drawing.
art::PanelWords boardWordsOf(const session::PhotoBoard& board, const Audit& audit);

} // namespace meeplecam::records
