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

/// Tiles that look like none of the boxes in play; they are not among those of the report.
struct OtherBoxes {
    std::vector<engine::Cell> cells;
    bool operator==(const OtherBoxes&) const = default;
};

/// Boxes that were not chosen, but lie on the table; they were added to the boxes in play.
struct BoxesAdded {
    std::vector<engine::TileSet> boxes;
    bool operator==(const BoxesAdded&) const = default;
};

/// More copies than the boxes hold: of one kind of tile, or of so many that another box must be in play.
struct SurplusTiles {
    std::vector<engine::Overcount> kinds;
    std::vector<engine::Cell> cells; ///< of all their copies, the least certain first
    bool operator==(const SurplusTiles&) const = default;
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
    using Content = std::variant<NoBoard, OtherEdition, HiddenPlaces, OtherBoxes, BoxesAdded, engine::Clash,
                                 SurplusTiles, MissedScoring, engine::Breach, FindingInWords>;
    engine::Cell cell; ///< of the tile that it is about, or of the first
    Content content;
    bool operator==(const ReportFinding&) const = default;
};

/// What files call it: no_board, wrong_edition, hidden_places, other_boxes, boxes_added, edge_clash,
/// surplus_tile, missed_scoring, misplaced_meeple, or as its words say.
std::string kindOf(const ReportFinding& finding);

/// Whether it is about one place on the board, and not about the whole.
bool hasPlace(const ReportFinding& finding);

/// The places of which it is not known what lies there: under a hand, or tiles of other boxes.
std::vector<engine::Cell> unknownPlacesOf(const ReportFinding& finding);

/// The tiles in which something was found that is wrong: one, all copies of one kind, or none.
std::vector<engine::Cell> wrongPlacesOf(const ReportFinding& finding);

} // namespace meeplecam::models
