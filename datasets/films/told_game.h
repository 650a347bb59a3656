#pragma once

#include "datasets/films/track_evaluation.h"
#include "datasets/truth/film_truth.h"
#include "models/board_report.h"

namespace meeplecam::datasets {

// What was told about a filmed game, once everything that was told wrongly and corrected is left out. Cells,
// turns and the frames of the source are as they were told; players are named by colour.

struct ToldTile {
    std::int64_t frame = 0;                     ///< in which it was told first as it is told now
    std::optional<models::MeepleColour> player; ///< none of the first tile
    engine::Placement placement;
    bool operator==(const ToldTile&) const = default;
};

struct ToldMeeple {
    std::int64_t frame = 0; ///< in which it was told first as it is told now
    models::MeepleColour colour = models::MeepleColour::Red;
    engine::MeepleType figure = engine::MeepleType::Small;
    engine::SegmentRef at; ///< on the tile as it was told
    bool operator==(const ToldMeeple&) const = default;
};

struct ToldScoring {
    engine::Cell turn; ///< where the tile of the turn lies
    engine::ScoreKind kind = engine::ScoreKind::Road;
    std::vector<engine::Cell> tiles;
    ColourPoints points;
    bool operator==(const ToldScoring&) const = default;
};

/// What all players have after a turn.
struct ToldScores {
    engine::Cell turn; ///< where the tile of the turn lies
    ColourPoints points;
    bool operator==(const ToldScores&) const = default;
};

/// A question that nobody answered.
struct ToldQuestion {
    models::ReportQuestion::About about = models::ReportQuestion::About::Tile;
    engine::Cell cell;
    bool operator==(const ToldQuestion&) const = default;
};

struct ToldGame {
    std::vector<ToldTile> tiles; ///< in the order of play, the first tile first
    std::vector<ToldMeeple> placed;
    std::vector<ToldMeeple> returned;
    std::vector<ToldScoring> scorings; ///< of features that were completed
    std::vector<ToldScores> scores;    ///< in the order of play
    std::vector<ToldQuestion> open;    ///< at the end
    int questions = 0;                 ///< asked at all
    int corrections = 0;
    ToldTrack track;
    int outOfSync = 0; ///< how often the table was lost
    bool operator==(const ToldGame&) const = default;
};

} // namespace meeplecam::datasets
