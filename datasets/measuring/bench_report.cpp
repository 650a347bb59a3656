#include "datasets/measuring/bench_report.h"

#include "datasets/verdicts/text_table.h"

#include <cmath>

namespace meeplecam::datasets {

namespace {

using models::Json;
using Row = std::vector<std::string>;

constexpr const char* kLegend =
    "tiles: to be read, right, wrong, missing, extra, asked about, silently wrong\n"
    "meeples: to be read, found in their colour, on the right feature, in another colour, false, asked "
    "about\n"
    "boards: exact, right or asked about; ms: the whole read; sift: in passes of cv::SIFT; MB: peak "
    "memory\n\n";

Row headline() {
    return {"",      "tiles",  "right", "wrong", "miss", "extra", "ask",     "silent", "meeples", "found",
            "right", "colour", "false", "ask",   "|",    "exact", "settled", "ms",     "sift",    "MB"};
}

/// The columns that pictures and sums share.
Row countsOf(const std::string& name, const Figures& f) {
    Row row{name};
    for (const int count : {f.tiles.required(), f.tiles.right, f.tiles.wrong, f.tiles.missing, f.tiles.extra,
                            f.tiles.asked, f.tiles.silent, f.meeples.required(), f.meeples.found(),
                            f.meeples.right, f.meeples.wrongColour, f.meeples.spurious, f.meeples.asked})
        row.push_back(std::to_string(count));
    row.emplace_back("|");
    row.push_back(std::to_string(f.boards.exact));
    row.push_back(std::to_string(f.boards.rightOrAsked));
    return row;
}

void addEffort(Row& row, double read_ms, double siftRatio, double peak_mb) {
    row.push_back(fixed(read_ms, 0));
    row.push_back(siftRatio > 0 ? fixed(siftRatio, 2) : "-");
    row.push_back(fixed(peak_mb, 0));
}

double siftRatioOf(const PictureResult& result) {
    return result.sift_ms > 0 ? result.read_ms / result.sift_ms : 0;
}

std::string nameOf(const std::string& what, Disturbance disturbance) {
    return disturbance == Disturbance::None ? what : what + " (" + std::string(nameOf(disturbance)) + ")";
}

std::string nameOf(const BenchSummary& sum) {
    return nameOf(sum.set.empty() ? "all sets" : "set " + sum.set, sum.disturbance);
}

std::string stagesText(const std::vector<BenchSummary>& sums) {
    std::string text;
    for (const BenchSummary& sum : sums) {
        if (sum.timing_ms.empty())
            continue;
        text += nameOf(sum) + ", median ms:";
        for (const auto& [stage, milliseconds] : sum.timing_ms)
            text += " " + stage + " " + fixed(milliseconds, 1);
        text += "\n";
    }
    return text;
}

/// "12 of 13"
std::string partOf(int part, int whole) {
    return std::to_string(part) + " of " + std::to_string(whole);
}

Json toJson(const Figures& figures) {
    Json json;
    for (const Measure& measure : measuresOf(figures))
        if (measure.unit == Measure::Unit::Count)
            json[std::string(measure.name)] = static_cast<int>(measure.value);
        else
            json[std::string(measure.name)] = std::round(measure.value * 1e5) / 1e5;
    json["pictures"] = figures.boards.pictures;
    json["tiles"] = figures.tiles.required();
    json["tiles_hidden"] = {figures.tiles.hiddenRight, figures.tiles.hidden};
    json["tiles_unjudged"] = figures.tiles.unjudged;
    json["meeples"] = figures.meeples.required();
    json["meeples_hidden"] = {figures.meeples.hiddenRight, figures.meeples.hidden};
    json["meeples_wrong_colour"] = figures.meeples.wrongColour;
    json["findings"] = figures.boards.findings;
    return json;
}

Json toJson(const std::vector<std::pair<std::string, double>>& timing_ms) {
    Json json = Json::object();
    for (const auto& [stage, milliseconds] : timing_ms)
        json[stage] = std::round(milliseconds * 10) / 10;
    return json;
}

void addEffort(Json& json, double read_ms, double siftRatio, double peak_mb) {
    json["read_ms"] = std::round(read_ms * 10) / 10;
    if (siftRatio > 0)
        json["sift_ratio"] = std::round(siftRatio * 1000) / 1000;
    json["peak_mb"] = std::round(peak_mb);
}

Json toJson(const std::vector<JudgedQuestion>& questions) {
    Json list = Json::array();
    for (const JudgedQuestion& question : questions)
        list.push_back({{"why", models::nameOf(question.why)},
                        {"x", question.cell.x},
                        {"y", question.cell.y},
                        {"probability", question.probability},
                        {"worth", question.worth},
                        {"asked", question.asked},
                        {"needed", question.needed}});
    return list;
}

Json toJson(const PictureResult& result) {
    Json json{{"set", result.set}, {"file", result.file}, {"disturbance", nameOf(result.disturbance)}};
    json["figures"] = toJson(result.evaluation.figures);
    addEffort(json, result.read_ms, siftRatioOf(result), result.peak_mb);
    json["timing_ms"] = toJson(result.timing_ms);
    json["mistakes"] = mistakesOf(result.evaluation);
    json["questions"] = toJson(result.evaluation.questions);
    if (!result.refusal.empty())
        json["refusal"] = result.refusal;
    return json;
}

Json toJson(const BenchSummary& sum) {
    Json json{{"set", sum.set}, {"disturbance", nameOf(sum.disturbance)}};
    json["figures"] = toJson(sum.figures);
    addEffort(json, sum.read_ms, sum.siftRatio, sum.peak_mb);
    json["timing_ms"] = toJson(sum.timing_ms);
    return json;
}

/// How many questions there are, how many of them are needed, and of what is given a probability how much is
/// right.
std::string calmText(const std::vector<BenchSummary>& sums) {
    std::string text;
    for (const BenchSummary& sum : sums) {
        const BoardFigures& boards = sum.figures.boards;
        text += nameOf(sum) + ", questions: " + std::to_string(boards.questions) + ", needed " +
                std::to_string(boards.questionsNeeded) + ", only listed " + std::to_string(boards.listed) +
                "; tiles by what they are given:";
        for (std::size_t bin = 0; bin < Reliability::kFrom.size(); ++bin)
            if (const int given = sum.tilesGiven.given[bin]; given > 0)
                text += " " + fixed(100.0 * sum.tilesGiven.expected[bin] / given, 1) + " % " +
                        partOf(sum.tilesGiven.right[bin], given);
        text += "\n";
    }
    return text;
}

} // namespace

std::string benchText(std::span<const PictureResult> results) {
    std::vector<Row> rows{headline()};
    for (const PictureResult& result : results) {
        rows.push_back(
            countsOf(nameOf(result.set + "/" + result.file, result.disturbance), result.evaluation.figures));
        addEffort(rows.back(), result.read_ms, siftRatioOf(result), result.peak_mb);
    }
    rows.emplace_back();
    const std::vector<BenchSummary> sums = summarise(results);
    for (const BenchSummary& sum : sums) {
        rows.push_back(countsOf(nameOf(sum), sum.figures));
        addEffort(rows.back(), sum.read_ms, sum.siftRatio, sum.peak_mb);
    }
    return kLegend + alignedTable(rows) + "\n" + stagesText(sums) + "\n" + calmText(sums);
}

std::string mistakesText(std::span<const PictureResult> results) {
    std::string text;
    for (const PictureResult& result : results) {
        const std::string name = nameOf(result.set + "/" + result.file, result.disturbance);
        if (!result.refusal.empty())
            text += name + ": not read: " + result.refusal + "\n";
        else
            for (const auto& lines : {mistakesOf(result.evaluation), textOf(result.evaluation.questions)})
                for (const std::string& line : lines)
                    text.append(name).append(": ").append(line).append("\n");
    }
    return text;
}

std::string benchMarkdown(std::span<const PictureResult> results) {
    std::string text = "| set | pictures | tiles right | wrong | missing | extra | silent | boards exact | "
                       "settled | meeples found "
                       "| right | false | ms | SIFT passes | MB "
                       "|\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (const BenchSummary& sum : summarise(results)) {
        const Figures& f = sum.figures;
        Row cells{nameOf(sum), std::to_string(f.boards.pictures), partOf(f.tiles.right, f.tiles.required())};
        for (const int count : {f.tiles.wrong, f.tiles.missing, f.tiles.extra, f.tiles.silent, f.boards.exact,
                                f.boards.rightOrAsked})
            cells.push_back(std::to_string(count));
        cells.push_back(partOf(f.meeples.found(), f.meeples.required()));
        cells.push_back(partOf(f.meeples.right, f.meeples.required()));
        cells.push_back(std::to_string(f.meeples.spurious));
        addEffort(cells, sum.read_ms, sum.siftRatio, sum.peak_mb);
        for (const std::string& cell : cells)
            text.append("| ").append(cell).append(" ");
        text += "|\n";
    }
    return text;
}

models::Json writeBench(std::span<const PictureResult> results) {
    Json json;
    json["format"] = "meeplecam-bench 1";
    json["pictures"] = Json::array();
    for (const PictureResult& result : results)
        json["pictures"].push_back(toJson(result));
    json["sums"] = Json::array();
    for (const BenchSummary& sum : summarise(results))
        json["sums"].push_back(toJson(sum));
    return json;
}

} // namespace meeplecam::datasets
