#include "models/board_report.h"

#include "engine/points.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::models {

namespace {

constexpr std::array<std::string_view, kMeepleColours> kColourNames{
    "red", "yellow", "green", "blue", "black", "pink", "grey", "white", "orange", "purple", "brown"};

/// To the nearest 1/parts, which is written with as few digits as it needs.
double rounded(double value, double parts) {
    return std::round(value * parts) / parts;
}

Json point(cv::Point2d at, double parts) {
    return Json::array({rounded(at.x, parts), rounded(at.y, parts)});
}

Json toJson(const ReportedTile& tile, const engine::TileRegistry& registry) {
    Json json;
    json["tile"] = registry[tile.placement.tile].name;
    json["x"] = tile.placement.cell.x;
    json["y"] = tile.placement.cell.y;
    json["rot"] = engine::quarterTurns(tile.placement.rotation);
    json["confidence"] = rounded(tile.confidence, 1000);
    json["corners"] = Json::array();
    for (const cv::Point2d& corner : tile.corners)
        json["corners"].push_back(point(corner, 10));
    return json;
}

Json toJson(const ReportedMeeple& meeple) {
    Json json;
    json["colour"] = nameOf(meeple.colour);
    json["size"] = nameOf(meeple.size);
    json["pose"] = nameOf(meeple.pose);
    json["x"] = meeple.feature.cell.x;
    json["y"] = meeple.feature.cell.y;
    json["at"] = point(meeple.at, 1000);
    json["feature"] = meeple.feature.segment;
    json["foot"] = point(meeple.foot, 10);
    json["confidence"] = rounded(meeple.confidence, 1000);
    return json;
}

Json toJson(const ReportQuestion& question) {
    Json json;
    json["about"] = question.about == ReportQuestion::About::Tile ? "tile" : "meeple";
    json["x"] = question.cell.x;
    json["y"] = question.cell.y;
    json["alternatives"] = question.alternatives;
    json["why"] = question.why;
    return json;
}

Json toJson(const ReportFinding& finding) {
    return {{"kind", finding.kind}, {"x", finding.cell.x}, {"y", finding.cell.y}, {"text", finding.text}};
}

Json toJson(const ReportedPoints& points) {
    Json json;
    json["feature"] = engine::nameOf(points.feature);
    json["complete"] = points.complete;
    json["tiles"] = points.tiles;
    json["pennants"] = points.pennants;
    json["points"] = points.points;
    json["at"] = {points.at.cell.x, points.at.cell.y, points.at.segment};
    return json;
}

Json toJson(const ReportedScore& score) {
    Json json;
    json["if_ended_now"] = score.ifEndedNow;
    json["sheet"] = Json::array();
    for (const ReportedPoints& points : score.sheet)
        json["sheet"].push_back(toJson(points));
    return json;
}

template<class T>
Json listOf(const std::vector<T>& things) {
    Json list = Json::array();
    for (const T& thing : things)
        list.push_back(toJson(thing));
    return list;
}

} // namespace

std::string_view nameOf(MeepleColour colour) {
    return kColourNames[static_cast<std::size_t>(colour)];
}

std::optional<MeepleColour> findColour(std::string_view name) {
    const auto* const found = std::ranges::find(kColourNames, name);
    if (found == kColourNames.end())
        return std::nullopt;
    return static_cast<MeepleColour>(found - kColourNames.begin());
}

std::string_view nameOf(MeeplePose pose) {
    return pose == MeeplePose::Standing ? "standing" : "lying";
}

std::string_view nameOf(MeepleSize size) {
    return size == MeepleSize::Normal ? "normal" : "large";
}

std::string placeOf(engine::Cell cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

Json writeBoardReport(const BoardReport& report, const engine::TileRegistry& registry) {
    Json json;
    json["format"] = "meeplecam-board 1";
    json["image"] = {{"file", report.file}, {"width", report.size.width}, {"height", report.size.height}};
    json["tile_sets"] = report.tileSets;
    json["tiles"] = Json::array();
    for (const ReportedTile& tile : report.tiles)
        json["tiles"].push_back(toJson(tile, registry));
    json["meeples"] = listOf(report.meeples);
    json["questions"] = listOf(report.questions);
    json["findings"] = listOf(report.findings);
    json["scores"] = Json::object();
    for (const ReportedScore& score : report.scores)
        json["scores"][std::string(nameOf(score.colour))] = toJson(score);
    json["timing_ms"] = Json::object();
    for (const auto& [stage, milliseconds] : report.timing_ms)
        json["timing_ms"][stage] = rounded(milliseconds, 10);
    return json;
}

} // namespace meeplecam::models
