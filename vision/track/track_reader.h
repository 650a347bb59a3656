#pragma once

#include "vision/meeples/meeple_colours.h"
#include "vision/track/track_finder.h"

#include <span>

namespace meeplecam::vision {

/// From this probability on a figure counts as read.
inline constexpr double kSureFigure = 0.8;

/// A player's figure on a scoring track.
struct TrackFigure {
    models::MeepleColour colour = models::MeepleColour::Red;
    int space = 0;
    double sure = 0.0; ///< probability that it is of this colour and stands on this space
    cv::Point2d foot;  ///< on the table, tile sides

    /// Whether it counts as read.
    [[nodiscard]] bool isSure() const { return sure >= kSureFigure; }
};

/// A scoring track as it was read.
struct TrackReading {
    LyingTrack track;
    std::vector<TrackFigure> figures; ///< at most one of a colour, by colour
    double covered = 0.0;             ///< share of the track on which something else is seen than its print
};

/// What is known of the game whose track it is.
struct TrackGame {
    std::span<const models::MeepleColour> colours; ///< in play; empty = not known
    double tile_mm = 45.0;                         ///< side of the tiles that lie beside it
    const MeepleReader* things = nullptr; ///< tells what stands there by its looks; null = by its shape alone
    PaintBook paints = usualPaints();
};

/// Reads scoring tracks. Immutable; may be shared by threads.
class TrackReader {
public:
    explicit TrackReader(models::ScoreTrack track);

    [[nodiscard]] const models::ScoreTrack& track() const { return m_track; }

    /// The track beside a board, and the figures on it; nothing where it isn't seen. `before` as in
    /// TrackFinder::find.
    [[nodiscard]] std::optional<TrackReading> read(const Frame& frame, const TracedBoard& board,
                                                   const TrackGame& game,
                                                   const std::optional<LyingTrack>& before = {}) const;

private:
    models::ScoreTrack m_track;
    TrackFinder m_finder;
};

/// The track as it should look where it lies, and as it does. Empty cells around it belong to it.
OrthoView viewOfTrack(const Frame& frame, const TracedBoard& board, const models::ScoreTrack& print,
                      const LyingTrack& track);

} // namespace meeplecam::vision
