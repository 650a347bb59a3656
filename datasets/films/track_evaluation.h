#pragma once

#include "datasets/truth/film_truth.h"

#include <string>
#include <vector>

namespace meeplecam::datasets {

// What was told about the scoring track in a film compared with where the figures really stood. Frames are
// those of the film.

/// A figure that was read on a space, where it had come to rest.
struct ToldMarker {
    std::int64_t frame = 0;
    models::MeepleColour colour = models::MeepleColour::Red;
    int space = 0;
    bool operator==(const ToldMarker&) const = default;
};

/// Something that was told about a figure: that it stands elsewhere than the score says.
struct ToldDifference {
    std::int64_t from = 0;
    models::MeepleColour colour = models::MeepleColour::Red;
    int ahead = 0; ///< spaces, below 0 = behind
    bool operator==(const ToldDifference&) const = default;
};

struct ToldTrack {
    std::vector<ToldMarker> markers;
    std::vector<ToldDifference> differences;
    bool operator==(const ToldTrack&) const = default;
};

struct TrackCounts {
    int placesRight = 0;
    int placesWrong = 0;
    int differencesRight = 0;
    int differencesWrong = 0;  ///< false alarms, and those by another number
    int differencesMissed = 0; ///< that lasted, and were not told
    bool operator==(const TrackCounts&) const = default;
};

struct TrackEvaluation {
    TrackCounts counts;
    std::vector<std::string> mistakes; ///< one line each
};

/// A place is right when the figure stood there in that frame, a difference when it was that large then.
/// Differences of 20 seconds and more have to be told; interruptions of less than six are the time that a
/// hand takes. Nothing is missed in films without a track, or where the camera doesn't see the figure.
TrackEvaluation evaluateTrack(const ToldTrack& told, const FilmTruth& truth);

} // namespace meeplecam::datasets
