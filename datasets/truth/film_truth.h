#pragma once

#include "datasets/truth/placed_feature.h"
#include "engine/rules/events.h"
#include "models/meeple_looks.h"
#include "models/tiles/tile_library.h"

#include <opencv2/core.hpp>

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace meeplecam::datasets {

// What really happens in a film of a game (`meeplecam-film-truth 1`). Frames count the pictures of the film
// from 0; each event has the first one at rest with it. Turns count from 0. Players are named by the colours
// of their meeples.

struct FilmTile {
    std::int64_t frame = 0;
    std::optional<int> turn;                    ///< none: the first tile, which nobody laid
    std::optional<models::MeepleColour> player; ///< none of the first tile
    engine::Placement placement;
    bool operator==(const FilmTile&) const = default;
};

/// A meeple that is put on the board, or taken from it.
struct FilmMeeple {
    std::int64_t frame = 0;
    int turn = 0;
    models::MeepleColour colour = models::MeepleColour::Red;
    engine::MeepleType figure = engine::MeepleType::Small;
    engine::Cell cell;
    PlacedFeature feature;
    bool operator==(const FilmMeeple&) const = default;
};

using ColourPoints = std::map<models::MeepleColour, int>;

/// A feature that is completed.
struct FilmScoring {
    std::int64_t frame = 0;
    int turn = 0;
    engine::ScoreKind kind = engine::ScoreKind::Road;
    std::vector<engine::Cell> tiles;
    ColourPoints points; ///< of who gets any
    bool operator==(const FilmScoring&) const = default;
};

/// What all players have after a turn.
struct FilmScores {
    int turn = 0;
    ColourPoints points;
    std::int64_t frame = 0;
    bool operator==(const FilmScores&) const = default;
};

/// A figure that is put onto a space of the scoring track.
struct FilmMarker {
    std::int64_t frame = 0;
    models::MeepleColour colour = models::MeepleColour::Red;
    int space = 0;
    bool inPicture = true; ///< whether the camera sees the space
    bool operator==(const FilmMarker&) const = default;
};

struct FilmTruth {
    double framesPerSecond = 0;
    std::int64_t frames = 0;
    cv::Size size;   ///< of the pictures
    std::string art; ///< name of the catalogue that fits
    std::vector<std::string> tileSets;
    std::vector<models::MeepleColour> players; ///< in the order of play
    std::vector<FilmTile> tiles;               ///< the first tile first; one for each turn at most
    std::vector<FilmMeeple> placed;
    std::vector<FilmMeeple> returned;
    std::vector<FilmScoring> scorings;
    std::vector<FilmScores> scores;  ///< by turn, each once
    std::vector<FilmMarker> markers; ///< none: no scoring track lies there, or nothing is known of it
    std::vector<std::int64_t> bumps; ///< frames in which the camera stands elsewhere than before
};

/// Reads the text of film truth: one JSON object a line, a header first. A feature is named by the index in
/// its tile type's list; where only sides are given, they are those of the unrotated tile. Fails on unknown
/// tiles, boxes, colours, features and events, frames that run backwards, two tiles in one cell, and a meeple
/// beside the tiles.
engine::Result<FilmTruth> parseFilmTruth(std::string_view text, const std::string& source,
                                         const models::TileLibrary& library);
engine::Result<FilmTruth> readFilmTruth(const std::filesystem::path& file,
                                        const models::TileLibrary& library);

/// Where the truth of a film lies: beside it, NAME.events.jsonl.
std::filesystem::path truthFileOf(const std::filesystem::path& film);

} // namespace meeplecam::datasets
