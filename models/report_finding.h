#pragma once

#include "engine/play/board_score.h"
#include "models/meeple_looks.h"

#include <string>
#include <variant>
#include <vector>

namespace meeplecam::models {

/// No tile was found on the picture.
struct NoBoard {
    bool operator==(const NoBoard&) const = default;
};

/// The tiles don't look like those of the catalogue.
struct OtherEdition {
    bool operator==(const OtherEdition&) const = default;
};

/// Something as large as a hand lies over places where tiles may lie; nobody knows what is there.
struct HiddenPlaces {
    std::vector<engine::Cell> cells;
    bool operator==(const HiddenPlaces&) const = default;
};

/// A complete feature that still carries meeples.
struct MissedScoring {
    engine::FeatureKind feature = engine::FeatureKind::Road;
    int points = 0;                    ///< for each who scores
    std::vector<MeepleColour> colours; ///< who scores; empty = nobody
    bool operator==(const MissedScoring&) const = default;
};

/// What somebody else found and has words for: an audit, or the engine that can't score the board ("rules").
struct FindingInWords {
    std::string kind;
    std::string text; ///< one sentence
    bool operator==(const FindingInWords&) const = default;
};

/// Something on the table that contradicts the rules, or that the players forgot. Players of a breach count
/// the scores of the report.
struct ReportFinding {
    using Content = std::variant<NoBoard, OtherEdition, HiddenPlaces, engine::Clash, engine::Overcount,
                                 MissedScoring, engine::Breach, FindingInWords>;
    engine::Cell cell; ///< of the tile that it is about
    Content content;
    bool operator==(const ReportFinding&) const = default;
};

/// What files call it: no_board, wrong_edition, hidden_places, edge_clash, surplus_tile, missed_scoring,
/// misplaced_meeple, or as its words say.
std::string kindOf(const ReportFinding& finding);

/// Whether it is about a place on the board, and not about the whole.
bool hasPlace(const ReportFinding& finding);

} // namespace meeplecam::models
