#include "datasets/films/live_figures.h"

#include "datasets/measuring/bench_summary.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::datasets {

namespace {

constexpr std::array kCounts{&LiveCounts::right, &LiveCounts::wrong, &LiveCounts::missed,
                             &LiveCounts::spurious, &LiveCounts::asked};
constexpr std::array kCountedKinds{&LiveFigures::tiles, &LiveFigures::meeples, &LiveFigures::returns,
                                   &LiveFigures::scorings};
constexpr std::array kNumbers{&LiveFigures::films,
                              &LiveFigures::turns,
                              &LiveFigures::playersRight,
                              &LiveFigures::kindsRight,
                              &LiveFigures::scoresJudged,
                              &LiveFigures::scoresRight,
                              &LiveFigures::silentScoreErrors,
                              &LiveFigures::questions,
                              &LiveFigures::corrections,
                              &LiveFigures::outOfSync};
constexpr std::array kTrackCounts{&TrackCounts::placesRight, &TrackCounts::placesWrong,
                                  &TrackCounts::differencesRight, &TrackCounts::differencesWrong,
                                  &TrackCounts::differencesMissed};
constexpr double kTurnsOfQuestions = 25; // as the wanted number of questions is stated

Measure number(std::string_view name, double value) {
    return {name, value, Measure::Unit::Number};
}

} // namespace

LiveFigures& LiveFigures::operator+=(const LiveFigures& other) {
    for (const auto kind : kCountedKinds)
        for (const auto number : kCounts)
            this->*kind.*number += other.*kind.*number;
    for (const auto number : kNumbers)
        this->*number += other.*number;
    for (const auto number : kTrackCounts)
        track.*number += other.track.*number;
    tileDelays_s.insert(tileDelays_s.end(), other.tileDelays_s.begin(), other.tileDelays_s.end());
    meepleDelays_s.insert(meepleDelays_s.end(), other.meepleDelays_s.begin(), other.meepleDelays_s.end());
    return *this;
}

DelayFigures delayFiguresOf(std::vector<double> delays_s) {
    if (delays_s.empty())
        return {};
    std::ranges::sort(delays_s);
    const auto rank = static_cast<std::size_t>(std::ceil(0.9 * static_cast<double>(delays_s.size())));
    return {medianOf(delays_s), delays_s[rank - 1], delays_s.back()};
}

std::vector<Measure> measuresOf(const LiveFigures& f) {
    const DelayFigures tiles = delayFiguresOf(f.tileDelays_s);
    const DelayFigures meeples = delayFiguresOf(f.meepleDelays_s);
    const double turns = std::max(1, f.turns);
    return {
        shareMeasure("tiles_right", f.tiles.right, f.tiles.required()),
        shareMeasure("tiles_right_or_asked", f.tiles.right + f.tiles.asked, f.tiles.required()),
        countMeasure("tiles_wrong", f.tiles.wrong),
        countMeasure("tiles_missed", f.tiles.missed),
        countMeasure("tiles_spurious", f.tiles.spurious),
        shareMeasure("players_right", f.playersRight, f.turns),
        shareMeasure("meeples_right", f.meeples.right, f.meeples.required()),
        shareMeasure("meeples_right_or_asked", f.meeples.right + f.meeples.asked, f.meeples.required()),
        shareMeasure("kinds_right", f.kindsRight, f.meeples.right),
        countMeasure("meeples_wrong", f.meeples.wrong),
        countMeasure("meeples_missed", f.meeples.missed),
        countMeasure("meeples_spurious", f.meeples.spurious),
        shareMeasure("returns_right", f.returns.right, f.returns.required()),
        countMeasure("returns_spurious", f.returns.spurious),
        shareMeasure("scorings_right", f.scorings.right, f.scorings.required()),
        countMeasure("scorings_spurious", f.scorings.spurious),
        shareMeasure("scores_right", f.scoresRight, f.scoresJudged),
        countMeasure("silent_score_errors", f.silentScoreErrors),
        countMeasure("questions", f.questions),
        number("questions_per_25_turns", kTurnsOfQuestions * f.questions / turns),
        countMeasure("corrections", f.corrections),
        countMeasure("out_of_sync", f.outOfSync),
        shareMeasure("track_places_right", f.track.placesRight, f.track.placesRight + f.track.placesWrong),
        countMeasure("track_places_wrong", f.track.placesWrong),
        shareMeasure("track_differences_told", f.track.differencesRight,
                     f.track.differencesRight + f.track.differencesMissed),
        countMeasure("track_false_alarms", f.track.differencesWrong),
        number("tile_delay_median_s", tiles.median),
        number("tile_delay_p90_s", tiles.ninetieth),
        number("tile_delay_worst_s", tiles.worst),
        number("meeple_delay_median_s", meeples.median),
        number("meeple_delay_p90_s", meeples.ninetieth),
        number("meeple_delay_worst_s", meeples.worst)};
}

} // namespace meeplecam::datasets
