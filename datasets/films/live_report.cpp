#include "datasets/films/live_report.h"

#include "datasets/measuring/bench_summary.h"
#include "datasets/verdicts/text_table.h"

#include <cmath>
#include <numeric>

namespace meeplecam::datasets {

namespace {

using models::Json;
using Row = std::vector<std::string>;

constexpr const char* kLiveLegend =
    "tiles, meeples: happened, told right, wrong, missed, spurious, asked about; players: right of turns\n"
    "kinds: small and large meeples, abbots, builders, pigs, of the meeples that are right\n"
    "home: meeples that went home, right of all; scoring: features, right of all; scores: turns after\n"
    "which all are right; silent: wrong scorings that no question names; delay: median and worst, s\n"
    "idle: median of pictures in which nothing was decided; lost: pictures that a camera would have given\n"
    "during looks; mean: of all that a picture cost, and by stage\n\n";

Row liveHeadline() {
    return {"",       "tiles", "right", "wrong",   "miss", "extra",  "ask",   "players",  "meeples",
            "right",  "wrong", "miss",  "extra",   "ask",  "kinds",  "home",  "scoring",  "scores",
            "silent", "|",     "ask",   "correct", "lost", "tile s", "worst", "meeple s", "worst"};
}

/// "12/13"
std::string fractionOf(int part, int whole) {
    return std::to_string(part) + "/" + std::to_string(whole);
}

std::string fractionOf(const LiveCounts& counts) {
    return fractionOf(counts.right, counts.required()) +
           (counts.spurious > 0 ? "+" + std::to_string(counts.spurious) : "");
}

void addCounts(Row& row, const LiveCounts& counts) {
    for (const int count :
         {counts.required(), counts.right, counts.wrong, counts.missed, counts.spurious, counts.asked})
        row.push_back(std::to_string(count));
}

void addDelay(Row& row, const std::vector<double>& delays_s) {
    const DelayFigures delay = delayFiguresOf(delays_s);
    row.push_back(fixed(delay.median, 2));
    row.push_back(fixed(delay.worst, 2));
}

Row rowOf(const std::string& name, const LiveFigures& f) {
    Row row{name};
    addCounts(row, f.tiles);
    row.push_back(fractionOf(f.playersRight, f.turns));
    addCounts(row, f.meeples);
    row.push_back(fractionOf(f.kindsRight, f.meeples.right));
    row.push_back(fractionOf(f.returns));
    row.push_back(fractionOf(f.scorings));
    row.push_back(fractionOf(f.scoresRight, f.scoresJudged));
    row.push_back(std::to_string(f.silentScoreErrors));
    row.emplace_back("|");
    for (const int count : {f.questions, f.corrections, f.outOfSync})
        row.push_back(std::to_string(count));
    addDelay(row, f.tileDelays_s);
    addDelay(row, f.meepleDelays_s);
    return row;
}

LiveFigures sumOf(std::span<const FilmResult> results) {
    LiveFigures sum;
    for (const FilmResult& result : results)
        sum += result.evaluation.figures;
    return sum;
}

double sumOf(const std::vector<double>& times_ms) {
    return std::reduce(times_ms.begin(), times_ms.end());
}

/// Of this part of what following a film cost, for each of its pictures, ms.
double meanOf(const FilmCosts& costs, double part_ms) {
    const auto pictures = static_cast<double>(costs.idle_ms.size() + costs.look_ms.size());
    return pictures > 0 ? part_ms / pictures : 0;
}

/// Of everything that following a picture cost, ms.
double meanOf(const FilmCosts& costs) {
    return meanOf(costs, sumOf(costs.idle_ms) + sumOf(costs.look_ms));
}

Row costsOf(const FilmResult& result) {
    const FilmCosts& costs = result.costs;
    const DelayFigures looks = delayFiguresOf(costs.look_ms);
    return {result.film,
            std::to_string(result.size.width) + "x" + std::to_string(result.size.height),
            fixed(costs.video_s, 0),
            fixed(medianOf(costs.film_ms), 1),
            fixed(medianOf(costs.mjpeg_ms), 1),
            fixed(medianOf(costs.idle_ms), 1),
            fixed(idleRatioOf(costs), 2),
            std::to_string(costs.look_ms.size()),
            fixed(looks.median, 0),
            fixed(looks.ninetieth, 0),
            fixed(looks.worst, 0),
            std::to_string(costs.lost),
            fixed(meanOf(costs), 1),
            fixed(costs.peak_mb, 0)};
}

std::string costsText(std::span<const FilmResult> results) {
    std::vector<Row> rows{{"", "pixels", "film s", "film ms", "jpeg ms", "idle ms", "idle/jpeg", "looks",
                           "look ms", "p90", "worst", "lost", "mean ms", "MB"}};
    for (const FilmResult& result : results)
        rows.push_back(costsOf(result));
    return alignedTable(rows);
}

std::string stagesText(std::span<const FilmResult> results) {
    std::vector<Row> rows{{"", "stage", "pictures", "median ms", "p90", "worst", "mean ms of all"}};
    for (const FilmResult& result : results)
        for (const auto& [stage, times_ms] : result.costs.stages_ms) {
            const DelayFigures times = delayFiguresOf(times_ms);
            rows.push_back({result.film, stage, std::to_string(times_ms.size()), fixed(times.median, 1),
                            fixed(times.ninetieth, 1), fixed(times.worst, 0),
                            fixed(meanOf(result.costs, sumOf(times_ms)), 2)});
        }
    return alignedTable(rows);
}

Json toJson(const LiveFigures& figures) {
    Json json{{"films", figures.films}, {"turns", figures.turns}};
    for (const Measure& measure : measuresOf(figures))
        if (measure.unit == Measure::Unit::Count)
            json[std::string(measure.name)] = static_cast<int>(measure.value);
        else
            json[std::string(measure.name)] = std::round(measure.value * 1e5) / 1e5;
    return json;
}

double rounded(double value) {
    return std::round(value * 100) / 100;
}

Json stagesOf(const FilmCosts& costs) {
    Json json = Json::array();
    for (const auto& [stage, times_ms] : costs.stages_ms) {
        const DelayFigures times = delayFiguresOf(times_ms);
        json.push_back({{"stage", stage},
                        {"pictures", times_ms.size()},
                        {"median_ms", rounded(times.median)},
                        {"p90_ms", rounded(times.ninetieth)},
                        {"worst_ms", rounded(times.worst)},
                        {"mean_ms", rounded(meanOf(costs, sumOf(times_ms)))}});
    }
    return json;
}

Json toJson(const FilmCosts& costs) {
    const DelayFigures looks = delayFiguresOf(costs.look_ms);
    return {{"film_ms", rounded(medianOf(costs.film_ms))},
            {"jpeg_ms", rounded(medianOf(costs.mjpeg_ms))},
            {"idle_ms", rounded(medianOf(costs.idle_ms))},
            {"idle_to_jpeg", rounded(idleRatioOf(costs))},
            {"looks", costs.look_ms.size()},
            {"look_median_ms", rounded(looks.median)},
            {"look_p90_ms", rounded(looks.ninetieth)},
            {"look_worst_ms", rounded(looks.worst)},
            {"lost", costs.lost},
            {"mean_ms", rounded(meanOf(costs))},
            {"video_s", rounded(costs.video_s)},
            {"peak_mb", std::round(costs.peak_mb)},
            {"stages", stagesOf(costs)}};
}

Json toJson(const FilmResult& result) {
    return {{"film", result.film},           {"width", result.size.width},
            {"height", result.size.height},  {"figures", toJson(result.evaluation.figures)},
            {"costs", toJson(result.costs)}, {"mistakes", result.evaluation.mistakes}};
}

} // namespace

double idleRatioOf(const FilmCosts& costs) {
    const double decoded_ms = medianOf(costs.mjpeg_ms);
    return decoded_ms > 0 ? medianOf(costs.idle_ms) / decoded_ms : 0;
}

std::string liveText(std::span<const FilmResult> results) {
    std::vector<Row> rows{liveHeadline()};
    for (const FilmResult& result : results)
        rows.push_back(rowOf(result.film, result.evaluation.figures));
    if (results.size() > 1)
        rows.push_back(rowOf("all films", sumOf(results)));
    return kLiveLegend + alignedTable(rows) + "\n" + costsText(results) + "\n" + stagesText(results);
}

std::string liveMistakesText(std::span<const FilmResult> results) {
    std::string text;
    for (const FilmResult& result : results)
        for (const std::string& mistake : result.evaluation.mistakes)
            text += result.film + ": " + mistake + "\n";
    return text;
}

Json writeLiveBench(std::span<const FilmResult> results) {
    Json json{{"format", "meeplecam-live-bench 1"}, {"films", Json::array()}};
    for (const FilmResult& result : results)
        json["films"].push_back(toJson(result));
    json["sum"] = toJson(sumOf(results));
    return json;
}

} // namespace meeplecam::datasets
