#include "datasets/live_figures.h"

#include "datasets/bench_summary.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::datasets {

namespace {

constexpr std::array kCounts{&LiveCounts::right, &LiveCounts::wrong, &LiveCounts::missed,
                             &LiveCounts::spurious, &LiveCounts::asked};
constexpr std::array kKinds{&LiveFigures::tiles, &LiveFigures::meeples, &LiveFigures::returns,
                            &LiveFigures::scorings};
constexpr std::array kNumbers{
    &LiveFigures::films,        &LiveFigures::turns,       &LiveFigures::playersRight,
    &LiveFigures::scoresJudged, &LiveFigures::scoresRight, &LiveFigures::silentScoreErrors,
    &LiveFigures::questions,    &LiveFigures::corrections, &LiveFigures::outOfSync};
constexpr double kTurnsOfQuestions = 25; // as the wanted number of questions is stated

Measure count(std::string_view name, int value) {
    return {name, static_cast<double>(value), Measure::Unit::Count};
}

Measure number(std::string_view name, double value) {
    return {name, value, Measure::Unit::Number};
}

Measure share(std::string_view name, int part, int whole) {
    return {name, whole == 0 ? 1.0 : static_cast<double>(part) / whole, Measure::Unit::Share};
}

} // namespace

LiveFigures& LiveFigures::operator+=(const LiveFigures& other) {
    for (const auto kind : kKinds)
        for (const auto number : kCounts)
            this->*kind.*number += other.*kind.*number;
    for (const auto number : kNumbers)
        this->*number += other.*number;
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
    return {share("tiles_right", f.tiles.right, f.tiles.required()),
            share("tiles_right_or_asked", f.tiles.right + f.tiles.asked, f.tiles.required()),
            count("tiles_wrong", f.tiles.wrong),
            count("tiles_missed", f.tiles.missed),
            count("tiles_spurious", f.tiles.spurious),
            share("players_right", f.playersRight, f.turns),
            share("meeples_right", f.meeples.right, f.meeples.required()),
            share("meeples_right_or_asked", f.meeples.right + f.meeples.asked, f.meeples.required()),
            count("meeples_wrong", f.meeples.wrong),
            count("meeples_missed", f.meeples.missed),
            count("meeples_spurious", f.meeples.spurious),
            share("returns_right", f.returns.right, f.returns.required()),
            count("returns_spurious", f.returns.spurious),
            share("scorings_right", f.scorings.right, f.scorings.required()),
            count("scorings_spurious", f.scorings.spurious),
            share("scores_right", f.scoresRight, f.scoresJudged),
            count("silent_score_errors", f.silentScoreErrors),
            count("questions", f.questions),
            number("questions_per_25_turns", kTurnsOfQuestions * f.questions / turns),
            count("corrections", f.corrections),
            count("out_of_sync", f.outOfSync),
            number("tile_delay_median_s", tiles.median),
            number("tile_delay_p90_s", tiles.ninetieth),
            number("tile_delay_worst_s", tiles.worst),
            number("meeple_delay_median_s", meeples.median),
            number("meeple_delay_p90_s", meeples.ninetieth),
            number("meeple_delay_worst_s", meeples.worst)};
}

} // namespace meeplecam::datasets
