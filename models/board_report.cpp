#include "models/board_report.h"

#include "engine/tiles/cell_extent.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace meeplecam::models {

namespace {

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
    json["size"] = meeple.figure == engine::MeepleType::Large ? "large" : "normal";
    if (meeple.figure > engine::MeepleType::Large)
        json["figure"] = engine::nameOf(meeple.figure);
    json["pose"] = nameOf(meeple.pose);
    json["x"] = meeple.feature.cell.x;
    json["y"] = meeple.feature.cell.y;
    json["at"] = point(meeple.at, 1000);
    json["feature"] = meeple.feature.segment;
    json["foot"] = point(meeple.foot, 10);
    json["confidence"] = rounded(meeple.confidence, 1000);
    return json;
}

/// "base.U", "red road 0 at (1, 1)" or "none".
std::string nameOf(const ReportAnswer& answer, const BoardReport& report,
                   const engine::TileRegistry& registry) {
    if (answer.tile)
        return registry[answer.tile->placement.tile].name;
    if (!answer.meeple)
        return "none";
    const auto& [cell, segment] = answer.meeple->feature;
    const ReportedTile* tile = tileAt(report, cell);
    const char* kind =
        tile == nullptr
            ? "feature"
            : engine::nameOf(registry[tile->placement.tile].segments[static_cast<std::size_t>(segment)].kind);
    return std::string(nameOf(answer.meeple->colour)) + " " + kind + " " + std::to_string(segment) + " at " +
           placeOf(cell);
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

Json toJson(const ReportQuestion& question, const BoardReport& report, const engine::TileRegistry& registry,
            const ReportWording& wording) {
    return {{"about", question.about == ReportQuestion::About::Tile ? "tile" : "meeple"},
            {"x", question.cell.x},
            {"y", question.cell.y},
            {"alternatives", alternativesOf(question, report, registry)},
            {"why", wording.why(question)},
            {"probability", rounded(question.probability, 1000)},
            {"points", question.points},
            {"worth", rounded(question.worth(), 1000)}};
}

/// Several tiles, or places of the table, that a finding is about.
std::vector<engine::Cell> placesOf(const ReportFinding& finding) {
    const auto* surplus = std::get_if<SurplusTiles>(&finding.content);
    return surplus == nullptr ? unknownPlacesOf(finding) : surplus->cells;
}

Json toJson(const ReportFinding& finding, const ReportWording& wording) {
    Json json{{"kind", kindOf(finding)},
              {"x", finding.cell.x},
              {"y", finding.cell.y},
              {"text", wording.text(finding)}};
    for (const engine::Cell cell : placesOf(finding))
        json["places"].push_back({cell.x, cell.y});
    return json;
}

} // namespace

std::string placeOf(engine::Cell cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

std::vector<std::string> alternativesOf(const ReportQuestion& question, const BoardReport& report,
                                        const engine::TileRegistry& registry) {
    std::vector<std::string> names;
    for (const ReportAnswer& answer : question.answers)
        if (const std::string name = nameOf(answer, report, registry);
            std::ranges::find(names, name) == names.end())
            names.push_back(name);
    return names;
}

BoardReport aligned(BoardReport report, const engine::BoardAlignment& by) {
    const auto alignTile = [&](ReportedTile& tile) { tile.placement = engine::aligned(tile.placement, by); };
    const auto alignMeeple = [&](ReportedMeeple& meeple) {
        meeple.feature.cell = engine::aligned(meeple.feature.cell, by);
    };
    std::ranges::for_each(report.tiles, alignTile);
    std::ranges::for_each(report.meeples, alignMeeple);
    for (auto* const questions : {&report.questions, &report.mayBeLookedAt})
        for (ReportQuestion& question : *questions) {
            question.cell = engine::aligned(question.cell, by);
            for (ReportAnswer& answer : question.answers) {
                if (answer.tile)
                    alignTile(*answer.tile);
                if (answer.meeple)
                    alignMeeple(*answer.meeple);
            }
        }
    return report;
}

engine::CellRange extentOf(const BoardReport& report) {
    engine::CellRange range =
        engine::extentOf(report.tiles, [](const ReportedTile& tile) { return tile.placement.cell; });
    const auto include = [&range](engine::Cell cell) { range = engine::widened(range, cell); };
    for (const ReportQuestion& question : report.questions)
        include(question.cell);
    for (const ReportQuestion& question : report.mayBeLookedAt)
        include(question.cell);
    for (const ReportFinding& finding : report.findings)
        std::ranges::for_each(wrongPlacesOf(finding), include);
    return range;
}

const ReportedTile* tileAt(const BoardReport& report, engine::Cell cell) {
    const auto tile =
        std::ranges::find(report.tiles, cell, [](const ReportedTile& lying) { return lying.placement.cell; });
    return tile == report.tiles.end() ? nullptr : &*tile;
}

std::vector<ReportQuestion> listedOf(const BoardReport& report) {
    std::vector<ReportQuestion> listed;
    std::ranges::copy_if(report.mayBeLookedAt, std::back_inserter(listed),
                         [](const ReportQuestion& question) { return !isSaidOnce(question.why); });
    return listed;
}

Json writeBoardReport(const BoardReport& report, const engine::TileRegistry& registry,
                      const ReportWording& wording) {
    Json json;
    json["format"] = "meeplecam-board 1";
    json["image"] = {{"file", report.file}, {"width", report.size.width}, {"height", report.size.height}};
    json["tile_sets"] = report.tileSets;
    json["tiles"] = Json::array();
    for (const ReportedTile& tile : report.tiles)
        json["tiles"].push_back(toJson(tile, registry));
    json["meeples"] = Json::array();
    for (const ReportedMeeple& meeple : report.meeples)
        json["meeples"].push_back(toJson(meeple));
    json["questions"] = Json::array();
    for (const ReportQuestion& question : report.questions)
        json["questions"].push_back(toJson(question, report, registry, wording));
    json["may_be_looked_at"] = Json::array();
    for (const ReportQuestion& question : report.mayBeLookedAt)
        json["may_be_looked_at"].push_back(toJson(question, report, registry, wording));
    json["findings"] = Json::array();
    for (const ReportFinding& finding : report.findings)
        json["findings"].push_back(toJson(finding, wording));
    json["scores"] = Json::object();
    for (const ReportedScore& score : report.scores)
        json["scores"][std::string(nameOf(score.colour))] = toJson(score);
    json["timing_ms"] = Json::object();
    for (const auto& [stage, milliseconds] : report.timing_ms)
        json["timing_ms"][stage] = rounded(milliseconds, 10);
    return json;
}

} // namespace meeplecam::models
