#include "datasets/measuring/track_bench.h"

#include "datasets/measuring/table_readers.h"
#include "datasets/truth/truth.h"
#include "engine/tiles/phrase.h"
#include "vision/reading/board_reader.h"
#include "vision/track/track_reader.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace meeplecam::datasets {

namespace {

constexpr double kMostOfIt = 0.6;   // of it is in view
constexpr double kSamePlace = 0.25; // tile sides between corners

bool liesThere(const vision::LyingTrack& track, cv::Size size, const calibration::TableCamera& camera,
               const TruthTrack& truth) {
    const std::vector<cv::Point2d> corners = track.cornersOnTable(size);
    for (std::size_t i = 0; i < corners.size(); ++i)
        if (cv::norm(corners[i] - camera.tablePoint(truth.corners[i])) > kSamePlace)
            return false;
    return true;
}

void judgeMarkers(const std::string& name, const vision::TrackReading& reading, const TruthTrack& truth,
                  double least, TrackBench& bench) {
    for (const TruthMarker& marker : truth.markers)
        bench.figures.markers += marker.visible >= kMostOfIt ? 1 : 0;
    for (const vision::TrackFigure& figure : reading.figures) {
        if (figure.sure < least)
            continue;
        const auto there = std::ranges::find(truth.markers, figure.colour, &TruthMarker::colour);
        const bool right = there != truth.markers.end() && there->space == figure.space;
        if (right) {
            bench.figures.right += there->visible >= kMostOfIt ? 1 : 0;
            continue;
        }
        ++bench.figures.wrong;
        bench.mistakes.push_back(name + ": " + std::string(models::nameOf(figure.colour)) + " on " +
                                 std::to_string(figure.space) + " (" + std::to_string(figure.sure) +
                                 ") is on " +
                                 (there == truth.markers.end() ? "none" : std::to_string(there->space)));
    }
    for (const TruthMarker& marker : truth.markers) {
        const auto read = std::ranges::find(reading.figures, marker.colour, &vision::TrackFigure::colour);
        if (marker.visible >= kMostOfIt && (read == reading.figures.end() || read->sure < least))
            bench.mistakes.push_back(name + ": " + std::string(models::nameOf(marker.colour)) + " on " +
                                     std::to_string(marker.space) + " not read");
    }
}

} // namespace

engine::Result<TrackBench> benchTracks(const std::vector<PictureFile>& files,
                                       const vision::TileSource& source, const models::ScoreTrack& track,
                                       double least, const BenchProgress& progress) {
    TrackBench bench;
    const vision::TrackReader reader(track);
    const engine::Status visited = visitTables(
        files, source, progress,
        [&](const std::string& name, const Truth& truth, const vision::TableReader& tables,
            const vision::Frame& frame) {
            const vision::TableReading board = tables.read(frame);
            if (!board.board || board.tiles.empty())
                return;
            ++bench.figures.pictures;
            const bool shown = truth.track && truth.track->visible >= kMostOfIt;
            bench.figures.tracks += shown ? 1 : 0;
            const auto start = std::chrono::steady_clock::now();
            const auto reading =
                reader.read(frame, *board.board, {truth.players, tables.index().tile_mm, tables.meeples()});
            bench.read_ms.push_back(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
            if (!reading) {
                if (shown)
                    bench.mistakes.push_back(name + ": track not found");
                return;
            }
            if (!truth.track ||
                !liesThere(reading->track, track.picture.size(), board.board->grid.camera(), *truth.track)) {
                ++bench.figures.misplaced;
                bench.mistakes.push_back(name + ": track found elsewhere");
                return;
            }
            bench.figures.found += shown ? 1 : 0;
            judgeMarkers(name, *reading, *truth.track, least, bench);
        });
    if (!visited)
        return visited.error();
    return bench;
}

std::string trackText(const TrackBench& bench) {
    const TrackFigures& sum = bench.figures;
    std::string text;
    for (const std::string& mistake : bench.mistakes)
        text += mistake + "\n";
    const double mean_ms = std::accumulate(bench.read_ms.begin(), bench.read_ms.end(), 0.0) /
                           std::max<double>(1.0, static_cast<double>(bench.read_ms.size()));
    return text +
           phrase("Bench",
                  "tracks found: %1 of %2, elsewhere: %3; figures right: %4 of %5, wrong: %6; %7 ms each")
               .with(sum.found)
               .with(sum.tracks)
               .with(sum.misplaced)
               .with(sum.right)
               .with(sum.markers)
               .with(sum.wrong)
               .with(static_cast<int>(mean_ms))
               .text() +
           "\n";
}

} // namespace meeplecam::datasets
