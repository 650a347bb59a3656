#pragma once

#include "datasets/truth/truth.h"
#include "engine/board/board_alignment.h"
#include "models/board_report.h"
#include "tests/support/bundled.h"

namespace meeplecam::tests {

// Tables made by hand: cells are squares of 100 pixels, cell (0,0) begins at pixel (500,500).

inline cv::Point2d pixelOf(engine::Cell cell, double u = 0, double v = 0) {
    return {500 + 100 * (cell.x + u), 500 + 100 * (cell.y + v)};
}

/// Where the corners of a placed tile lie, in the order of the unrotated tile.
inline std::array<cv::Point2d, 4> cornersOf(const engine::Placement& tile) {
    const std::array<cv::Point2d, 4> grid{pixelOf(tile.cell), pixelOf(tile.cell, 1, 0),
                                          pixelOf(tile.cell, 1, 1), pixelOf(tile.cell, 0, 1)};
    std::array<cv::Point2d, 4> corners;
    for (std::size_t i = 0; i < 4; ++i)
        corners[i] = grid[(i + static_cast<std::size_t>(tile.rotation)) % 4];
    return corners;
}

inline datasets::Truth truthOf(const std::vector<engine::Placement>& tiles) {
    datasets::Truth truth;
    truth.art = "house";
    truth.tileSets = {"base"};
    truth.size = {1000, 1000};
    for (const engine::Placement& tile : tiles)
        truth.tiles.push_back({tile.cell, tile, cornersOf(tile), 1});
    return truth;
}

/// A meeple in the middle of a cell of the truth, moved by shares of a cell.
inline datasets::TruthMeeple meepleOn(const datasets::Truth& truth, models::MeepleColour colour,
                                      engine::Cell cell, int segment, double u = 0.5, double v = 0.5) {
    datasets::TruthMeeple meeple;
    meeple.colour = colour;
    meeple.cell = cell;
    meeple.foot = pixelOf(cell, u, v);
    const engine::Placement& tile = *tileAt(truth, cell)->placement;
    const engine::TileType& type = (*models::bundledTiles().registry)[tile.tile];
    meeple.features = {datasets::placedFeature(type, segment, tile.rotation)};
    return meeple;
}

/// The segment of a placed tile that is this feature, or -1.
inline int segmentOf(const datasets::PlacedFeature& feature, const engine::Placement& tile) {
    const engine::TileType& type = (*models::bundledTiles().registry)[tile.tile];
    for (int i = 0; i < static_cast<int>(type.segments.size()); ++i)
        if (datasets::placedFeature(type, i, tile.rotation) == feature)
            return i;
    return -1;
}

/// What a perfect reader reports of this truth.
inline models::BoardReport perfectReport(const datasets::Truth& truth) {
    models::BoardReport report;
    report.size = truth.size;
    report.tileSets = truth.tileSets;
    for (const datasets::TruthTile& tile : truth.tiles)
        if (tile.placement)
            report.tiles.push_back({*tile.placement, 1, tile.corners});
    for (const datasets::TruthMeeple& meeple : truth.meeples) {
        if (meeple.features.empty())
            continue;
        models::ReportedMeeple seen;
        seen.colour = meeple.colour;
        seen.figure = meeple.figure;
        seen.pose = meeple.pose;
        seen.feature = {meeple.cell,
                        segmentOf(meeple.features.front(), *tileAt(truth, meeple.cell)->placement)};
        seen.foot = meeple.foot;
        report.meeples.push_back(seen);
    }
    report.timing_ms = {{"tiles", 3}, {"total", 5}};
    return report;
}

/// The same report in another compass and with another origin.
inline models::BoardReport moved(models::BoardReport report, const engine::BoardAlignment& by) {
    for (models::ReportedTile& tile : report.tiles)
        tile.placement = engine::aligned(tile.placement, by);
    for (models::ReportedMeeple& meeple : report.meeples)
        meeple.feature.cell = engine::aligned(meeple.feature.cell, by);
    for (auto* const questions : {&report.questions, &report.mayBeLookedAt})
        for (models::ReportQuestion& question : *questions)
            question.cell = engine::aligned(question.cell, by);
    return report;
}

} // namespace meeplecam::tests
