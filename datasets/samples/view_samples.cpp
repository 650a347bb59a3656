#include "datasets/samples/view_samples.h"

#include "datasets/measuring/table_readers.h"
#include "datasets/samples/sample_writer.h"
#include "vision/decision/cell_belief.h"
#include "vision/reading/board_reader.h"

#include <algorithm>
#include <optional>

namespace meeplecam::datasets {

namespace fs = std::filesystem;

namespace {

constexpr int kPlanes = 4 + 3 * static_cast<int>(vision::kMostCompared);
constexpr float kUnclear = 6.0F; // gap in nats below which all tiles are taken
constexpr int kEvery = 8;        // of the others

/// The face that lies where a tile was read, as it lies in the read grid; none where nobody knows.
std::optional<engine::TileFace> faceAt(const Truth& truth, const vision::Quad& quad) {
    constexpr double kNearMiddle = 0.25; // sides
    const cv::Point2d middle = vision::centreOf(quad);
    for (const TruthTile& tile : truth.tiles) {
        const cv::Point2d there = (tile.corners[0] + tile.corners[1] + tile.corners[2] + tile.corners[3]) / 4;
        if (!tile.placement || cv::norm(there - middle) > kNearMiddle * vision::meanSide(quad))
            continue;
        const auto northWest = std::ranges::min_element(
            quad, {}, [&](cv::Point2f corner) { return cv::norm(cv::Point2d(corner) - tile.corners[0]); });
        return engine::TileFace{tile.placement->tile,
                                engine::rotationOf(static_cast<int>(northWest - quad.begin()))};
    }
    return std::nullopt;
}

/// The views to choose from, and which of them is the right one; none when no view of the reading is.
struct Candidates {
    std::vector<const vision::ViewScore*> views;
    std::size_t right = 0;
};

std::optional<Candidates> candidatesOf(std::vector<const vision::ViewScore*> views,
                                       const vision::CellReading& reading, const vision::TileIndex& index,
                                       const engine::TileFace& face) {
    const auto shows = [&](const vision::ViewScore* score) {
        return index.registry->sameFace(index[score->view].face, face);
    };
    Candidates candidates{.views = std::move(views)};
    const auto right = std::ranges::find_if(candidates.views, shows);
    candidates.right = static_cast<std::size_t>(right - candidates.views.begin());
    if (right != candidates.views.end())
        return candidates;
    for (const vision::ViewScore& score : reading.views)
        if (shows(&score)) {
            candidates.views.back() = &score;
            candidates.right = candidates.views.size() - 1;
            return candidates;
        }
    return std::nullopt;
}

std::vector<cv::Mat> planesOf(const vision::ViewChoice& choice) {
    std::vector<cv::Mat> planes;
    cv::split(choice.seen, planes);
    planes.push_back(choice.visible);
    for (const cv::Mat& face : choice.expected) {
        std::vector<cv::Mat> colours;
        cv::split(face, colours);
        planes.insert(planes.end(), colours.begin(), colours.end());
    }
    planes.resize(kPlanes, cv::Mat::zeros(choice.visible.size(), CV_8U));
    return planes;
}

void addTiles(const std::string& picture, const Truth& truth, const vision::TableReader& reader,
              const vision::Frame& frame, SampleWriter& writer) {
    const vision::TableReading reading = reader.read(frame);
    if (!reading.board)
        return;
    std::vector<vision::FoundMeeple> meeples;
    std::ranges::transform(reading.meeples, std::back_inserter(meeples), &vision::ReadMeeple::found);
    const vision::Cover cover = vision::coverOf(meeples, reading.board->grid.camera(), frame.size());
    int clear = 0;
    for (const vision::ReadTile& tile : reading.tiles) {
        if (tile.gap > kUnclear && clear++ % kEvery != 0)
            continue;
        const auto face = faceAt(truth, tile.tile.quad);
        if (!face)
            continue;
        vision::CellReading cell = tile.reading;
        const auto candidates =
            candidatesOf(vision::viewsToCompare({frame, reader.index()}, reading.board->scorer, cover, cell),
                         cell, reader.index(), *face);
        if (!candidates || candidates->views.size() < 2)
            continue;
        std::vector<float> evidence;
        std::ranges::transform(candidates->views, std::back_inserter(evidence), [&](const auto* score) {
            return vision::trustIn(cell) * vision::viewEvidence(*score);
        });
        writer.add(planesOf(vision::choiceOf({frame, reader.index()}, reading.board->scorer, cover, cell,
                                             candidates->views)),
                   {{"picture", picture},
                    {"faces", candidates->views.size()},
                    {"right", candidates->right},
                    {"evidence", evidence}});
    }
}

} // namespace

engine::Result<int> writeViewSamples(const std::vector<PictureFile>& files, const fs::path& catalogue,
                                     const fs::path& out, const BenchProgress& progress) {
    SampleWriter writer(out, kPlanes, vision::ViewChoice::kSide);
    const engine::Status visited =
        visitTables(files, catalogue, progress,
                    [&](const std::string& name, const Truth& truth, const vision::TableReader& reader,
                        const vision::Frame& frame) { addTiles(name, truth, reader, frame, writer); });
    if (!visited)
        return visited.error();
    if (const engine::Status written = writer.finish(); !written)
        return written.error();
    return writer.count();
}

} // namespace meeplecam::datasets
