#pragma once

#include "engine/board/board_alignment.h"
#include "models/files/json_input.h"
#include "models/meeple_looks.h"
#include "models/question_reason.h"
#include "models/report_finding.h"

#include <opencv2/core.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace meeplecam::models {

// What was read from one picture of a table (`meeplecam-board 1`). Pictures: pixels, x right, y down, (0,0) =
// outer corner of the first pixel. Features are positions in TileType::segments.

struct ReportedTile {
    engine::Placement placement;
    double confidence = 1.0;              ///< probability that type and turn are right
    std::array<cv::Point2d, 4> corners{}; ///< NW, NE, SE, SW of the unrotated tile
};

struct ReportedMeeple {
    MeepleColour colour = MeepleColour::Red;
    engine::MeepleType figure = engine::MeepleType::Small;
    MeeplePose pose = MeeplePose::Standing;
    engine::SegmentRef feature; ///< the tile and the feature on it
    cv::Point2d at;             ///< foot on the unrotated tile, u and v from 0 to 1
    cv::Point2d foot;           ///< where it touches the tile, in the picture
    double confidence = 1.0;    ///< probability that colour and feature are right
};

/// One answer to a question: what lies or stands there; neither = nothing does.
struct ReportAnswer {
    std::optional<ReportedTile> tile = {};
    std::optional<ReportedMeeple> meeple = {};
};

/// Something that the program is not sure of.
struct ReportQuestion {
    enum class About : std::uint8_t { Tile, Meeple };
    About about = About::Tile;
    engine::Cell cell;
    QuestionReason why = QuestionReason::NoPicture;
    /// What it may be, the likeliest first; of a tile also each turn that it may have. Those about a meeple
    /// have its foot in common.
    std::vector<ReportAnswer> answers = {};
    double probability = 1.0; ///< that the answer changes what stands in the report
    int points = 1;           ///< what that moves, of all players together; 1 where it moves none yet, 0
                              ///< for a size on which nothing hangs

    /// Points that an answer moves on average.
    [[nodiscard]] double worth() const { return probability * points; }
};

/// One line of a score sheet.
struct ReportedPoints {
    engine::FeatureKind feature = engine::FeatureKind::Road;
    bool complete = false;
    int tiles = 0;
    int pennants = 0;
    int points = 0;
    engine::SegmentRef at; ///< a segment of the feature
};

struct ReportedScore {
    MeepleColour colour = MeepleColour::Red;
    int ifEndedNow = 0;
    std::vector<ReportedPoints> sheet;
};

struct BoardReport {
    std::string file;
    cv::Size size; ///< of the picture
    std::vector<std::string> tileSets;
    std::vector<ReportedTile> tiles; ///< by cell
    std::vector<ReportedMeeple> meeples;
    std::vector<ReportQuestion> questions;     ///< what is asked, the most worth first
    std::vector<ReportQuestion> mayBeLookedAt; ///< hardly worth a question, or under a hand: not asked
    std::vector<ReportFinding> findings;
    std::vector<ReportedScore> scores;
    std::vector<std::pair<std::string, double>> timing_ms; ///< by stage, then "total"
};

/// "(3, -1)", as people read it.
std::string placeOf(engine::Cell cell);

/// The report in other cells and turns: tiles, meeples, and what is asked about them. Findings and scores,
/// which follow from these, stay as they are.
BoardReport aligned(BoardReport report, const engine::BoardAlignment& by);

/// The cells of the tiles, and of what is asked and found beside them. Not for a report without tiles.
engine::CellRange extentOf(const BoardReport& report);

/// The tile of the report that lies in a cell; null where none does.
const ReportedTile* tileAt(const BoardReport& report, engine::Cell cell);

/// What may be looked at and no finding says, as lists beside the questions have it.
std::vector<ReportQuestion> listedOf(const BoardReport& report);

/// What files call the answers, each once: "base.U", "red road 0 at (1, 1)", "none".
std::vector<std::string> alternativesOf(const ReportQuestion& question, const BoardReport& report,
                                        const engine::TileRegistry& registry);

/// Says in words what a report has as values.
struct ReportWording {
    std::function<std::string(const ReportQuestion&)> why;
    std::function<std::string(const ReportFinding&)> text;
};

/// The report as JSON (`meeplecam-board 1`): pixels to a tenth, places on a tile and probabilities to a
/// thousandth, milliseconds to a tenth; tiles are named as in `registry`.
Json writeBoardReport(const BoardReport& report, const engine::TileRegistry& registry,
                      const ReportWording& wording);

} // namespace meeplecam::models
