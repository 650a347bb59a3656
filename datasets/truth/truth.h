#pragma once

#include "datasets/truth/placed_feature.h"
#include "models/meeple_looks.h"
#include "models/tiles/tile_library.h"

#include <opencv2/core.hpp>

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace meeplecam::datasets {

// What really lies on a photographed table (`meeplecam-truth 1`). Pixels: x right, y down, (0,0) = outer
// corner of the first pixel. Cells and turns are those of the truth; a picture has no compass.

struct TruthTile {
    engine::Cell cell;
    /// None: a tile of some expansion that the catalogue does not have; anything read there is not judged.
    std::optional<engine::Placement> placement;
    std::array<cv::Point2d, 4> corners; ///< NW, NE, SE, SW of the unrotated tile
    double visible = 1;                 ///< share of it that the picture shows; 1 where nobody measured
};

/// Discs stand in for meeples; they have no pose.
enum class PieceKind : std::uint8_t { Meeple, Disc };

struct TruthMeeple {
    models::MeepleColour colour = models::MeepleColour::Red;
    engine::MeepleType figure = engine::MeepleType::Small;
    PieceKind kind = PieceKind::Meeple;
    models::MeeplePose pose = models::MeeplePose::Standing;
    engine::Cell cell;
    /// Features that are right, the likeliest first; none: on a tile that the catalogue does not have.
    std::vector<PlacedFeature> features;
    cv::Point2d foot; ///< where it touches the tile
    double visible = 1;
};

/// A player's figure on the scoring track.
struct TruthMarker {
    models::MeepleColour colour = models::MeepleColour::Red;
    int space = 0;
    double visible = 1;
};

/// A scoring track on the table.
struct TruthTrack {
    std::array<cv::Point2d, 4> corners; ///< of its print: upper left, upper right, lower right, lower left
    double visible = 1;
    std::vector<TruthMarker> markers;
};

struct Truth {
    std::string art; ///< name of the catalogue that fits
    std::vector<std::string> tileSets;
    std::vector<models::MeepleColour> players; ///< colours in play; empty: not known
    cv::Size size;                             ///< of the picture
    bool complete = true;                      ///< every tile of the board is listed
    bool meeplesComplete = true;               ///< every meeple on the board is listed
    std::vector<TruthTile> tiles;              ///< none: a table without a board
    std::vector<TruthMeeple> meeples;
    std::optional<TruthTrack> track; ///< none: none lies there, or nothing is known of it
};

/// Reads the text of a truth file; `source` names it in messages. A feature is named by the index in its
/// tile type's list; where only sides are given, they are those of the unrotated tile. Fails on unknown
/// tiles, boxes, colours and features, two tiles in one cell, and a meeple beside the tiles.
engine::Result<Truth> parseTruth(std::string_view text, const std::string& source,
                                 const models::TileLibrary& library);
engine::Result<Truth> readTruth(const std::filesystem::path& file, const models::TileLibrary& library);

/// The tile of a cell, or null.
const TruthTile* tileAt(const Truth& truth, engine::Cell cell);

} // namespace meeplecam::datasets
