#pragma once

#include "datasets/films/track_evaluation.h"
#include "datasets/verdicts/figures.h"

namespace meeplecam::datasets {

// Counts of what was told rightly and wrongly about games in films. How each is judged: live_evaluation.h.

struct LiveCounts {
    int right = 0;
    int wrong = 0;
    int missed = 0;
    int spurious = 0; ///< told, but nothing of the kind happened
    int asked = 0;    ///< of the wrong and missed ones, those that an open question names
    [[nodiscard]] int required() const { return right + wrong + missed; }
    bool operator==(const LiveCounts&) const = default;
};

/// How long after it happened something was told right, in seconds of the film.
struct DelayFigures {
    double median = 0;
    double ninetieth = 0; ///< nine of ten took no longer
    double worst = 0;
    bool operator==(const DelayFigures&) const = default;
};

struct LiveFigures {
    int films = 0;
    int turns = 0; ///< that were played
    LiveCounts tiles;
    int playersRight = 0; ///< turns whose tile was told with the right player
    LiveCounts meeples;
    int kindsRight = 0; ///< of the meeples that are right, those told as the figure that stands there
    LiveCounts returns;
    LiveCounts scorings;
    int scoresJudged = 0; ///< turns after which the truth knows all scores
    int scoresRight = 0;  ///< those after which every player's was told right
    int silentScoreErrors = 0;
    int questions = 0;
    int corrections = 0;
    int outOfSync = 0;
    TrackCounts track;
    std::vector<double> tileDelays_s;   ///< of each tile that is right
    std::vector<double> meepleDelays_s; ///< of each meeple that is right

    LiveFigures& operator+=(const LiveFigures& other);
    bool operator==(const LiveFigures&) const = default;
};

/// All 0 of none.
DelayFigures delayFiguresOf(std::vector<double> delays_s);

/// Every measure that reports show and floors can bound, in a fixed order.
std::vector<Measure> measuresOf(const LiveFigures& figures);

} // namespace meeplecam::datasets
