#include "app/cli/read_text.h"

#include "engine/notation.h"
#include "models/art/report_marks.h"

#include <algorithm>

namespace meeplecam::cli {

namespace {

std::string boardText(const models::BoardReport& report, const engine::TileRegistry& registry) {
    engine::BoardText board;
    std::ranges::transform(report.tiles, std::back_inserter(board.tiles), &models::ReportedTile::placement);
    return engine::formatBoard(registry, board);
}

std::string meepleText(const models::ReportedMeeple& meeple, const models::BoardReport& report,
                       const engine::TileRegistry& registry) {
    const auto tile =
        std::ranges::find(report.tiles, meeple.feature.cell,
                          [](const models::ReportedTile& reported) { return reported.placement.cell; });
    const engine::TileType& type = registry[tile->placement.tile];
    return "  " + std::string(models::nameOf(meeple.colour)) +
           (meeple.size == models::MeepleSize::Large ? " (large)" : "") + " on the " +
           engine::nameOf(type.segments[static_cast<std::size_t>(meeple.feature.segment)].kind) + " " +
           std::to_string(meeple.feature.segment) + " of " + type.name + " at " +
           models::placeOf(meeple.feature.cell) + "\n";
}

std::string scoreText(const models::ReportedScore& score) {
    std::string text = std::string(models::nameOf(score.colour)) + ": " +
                       art::counted(static_cast<std::size_t>(std::max(0, score.ifEndedNow)), "point") +
                       " if the game ended now\n";
    for (const models::ReportedPoints& points : score.sheet)
        text += "  " + std::to_string(points.points) + " for a " + engine::nameOf(points.feature) +
                (points.feature == engine::FeatureKind::Field ? ""
                 : points.complete                            ? ", complete"
                                                              : ", not complete") +
                ", at " + models::placeOf(points.at.cell) + "\n";
    return text;
}

} // namespace

std::string describeReport(const models::BoardReport& report, const engine::TileRegistry& registry) {
    if (report.tiles.empty())
        return report.findings.empty() ? std::string() : report.findings.front().text + "\n";
    std::string text = art::counted(report.tiles.size(), "tile") + "\n" + boardText(report, registry) + "\n";
    text += art::counted(report.meeples.size(), "meeple") + "\n";
    for (const models::ReportedMeeple& meeple : report.meeples)
        text += meepleText(meeple, report, registry);
    for (const models::ReportedScore& score : report.scores)
        text += scoreText(score);
    for (const models::ReportQuestion& question : report.questions) {
        text += "Question at " + models::placeOf(question.cell) + ": " + question.why + ":";
        for (const std::string& alternative : question.alternatives)
            text += (&alternative == &question.alternatives.front() ? " " : " or ") + alternative;
        text += "?\n";
    }
    for (const models::ReportFinding& finding : report.findings)
        text += "Found at " + models::placeOf(finding.cell) + ": " + finding.text + "\n";
    return text;
}

} // namespace meeplecam::cli
