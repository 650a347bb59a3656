#pragma once

#include "datasets/measuring/picture_bench.h"
#include "models/score_track.h"

namespace meeplecam::vision {
struct TileSource;
}

namespace meeplecam::datasets {

/// How scoring tracks were read.
struct TrackFigures {
    int pictures = 0;  ///< that show a board
    int tracks = 0;    ///< of which most is in view
    int found = 0;     ///< of these, at the place where they lie
    int misplaced = 0; ///< found elsewhere, or where none lies
    int markers = 0;   ///< figures of which most is in view, on tracks that were found
    int right = 0;     ///< of these, read on the space on which they stand
    int wrong = 0;     ///< read on another one, or of a colour that is not there
    bool operator==(const TrackFigures&) const = default;
};

struct TrackBench {
    TrackFigures figures;
    std::vector<std::string> mistakes; ///< a line each
    std::vector<double> read_ms;       ///< of each track that was found
};

/// Reads this track in pictures of tables, with the players' colours known, and compares with their truths.
/// Figures of which less is sure than `least` don't count as read. `source` as in visitTables.
/// Stops with the first picture that cannot be opened.
engine::Result<TrackBench> benchTracks(const std::vector<PictureFile>& files,
                                       const vision::TileSource& source, const models::ScoreTrack& track,
                                       double least, const BenchProgress& progress);

/// The figures and mistakes for people.
std::string trackText(const TrackBench& bench);

} // namespace meeplecam::datasets
