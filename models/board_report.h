#pragma once

#include "engine/placement.h"
#include "engine/tile_registry.h"
#include "models/json_input.h"

#include <opencv2/core.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace meeplecam::models {

// What was read from one picture of a table (`meeplecam-board 1`). Pictures: pixels, x right, y down, (0,0) =
// outer corner of the first pixel. Features are positions in TileType::segments.

enum class MeeplePose : std::uint8_t { Standing, Lying };
enum class MeepleSize : std::uint8_t { Normal, Large };

/// Colours that wooden meeples are sold in.
enum class MeepleColour : std::uint8_t {
    Red,
    Yellow,
    Green,
    Blue,
    Black,
    Pink,
    Grey,
    White,
    Orange,
    Purple,
    Brown
};
inline constexpr int kMeepleColours = 11;

/// The word that files and people use, e.g. "red".
std::string_view nameOf(MeepleColour colour);
std::optional<MeepleColour> findColour(std::string_view name);
/// "standing" or "lying".
std::string_view nameOf(MeeplePose pose);
/// "normal" or "large".
std::string_view nameOf(MeepleSize size);

struct ReportedTile {
    engine::Placement placement;
    double confidence = 1.0;            ///< probability that type and turn are right
    std::array<cv::Point2d, 4> corners; ///< NW, NE, SE, SW of the unrotated tile
};

struct ReportedMeeple {
    MeepleColour colour = MeepleColour::Red;
    MeepleSize size = MeepleSize::Normal;
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

/// Something that the program is not sure of, with what else it may be.
struct ReportQuestion {
    enum class About : std::uint8_t { Tile, Meeple };
    About about = About::Tile;
    engine::Cell cell;
    std::vector<std::string> alternatives; ///< tiles: type names; meeples: "red city 1", "none", …
    std::string why;
    /// What can be answered, the likeliest first: what the alternatives say, and each turn that a tile may
    /// have. Those about a meeple have its foot in common. Not part of the JSON.
    std::vector<ReportAnswer> answers = {};
};

/// Something on the table that contradicts the rules, or that the players forgot.
struct ReportFinding {
    std::string kind; ///< edge_clash, surplus_tile, missed_scoring, misplaced_meeple, unknown_tile, …
    engine::Cell cell;
    std::string text; ///< one sentence for the players
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
    std::vector<ReportQuestion> questions;
    std::vector<ReportFinding> findings;
    std::vector<ReportedScore> scores;
    std::vector<std::pair<std::string, double>> timing_ms; ///< by stage, then "total"
};

/// "(3, -1)", as people read it.
std::string placeOf(engine::Cell cell);

/// The report as JSON (`meeplecam-board 1`): pixels to a tenth, places on a tile and probabilities to a
/// thousandth, milliseconds to a tenth; tiles are named as in `registry`.
Json writeBoardReport(const BoardReport& report, const engine::TileRegistry& registry);

} // namespace meeplecam::models
