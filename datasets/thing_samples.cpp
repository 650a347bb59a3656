#include "datasets/thing_samples.h"

#include "datasets/sample_writer.h"
#include "datasets/table_readers.h"
#include "datasets/truth.h"
#include "vision/board_reader.h"
#include "vision/meeple_reader.h"

#include <optional>

namespace meeplecam::datasets {

namespace fs = std::filesystem;

namespace {

constexpr int kSide = 48;      // pixels: more than the network sees, so that it can be shown other parts
constexpr double kNear = 0.35; // sides between a meeple and what is taken for it
constexpr double kFar = 0.5;   // from where on something is no meeple

/// For each thing the meeple that it is, -1 for none.
std::vector<int> meepleOf(const std::vector<vision::FoundMeeple>& things,
                          const std::vector<cv::Point2d>& feet) {
    std::vector<int> owner(things.size(), -1);
    std::vector<double> distance(things.size(), kNear);
    for (std::size_t foot = 0; foot < feet.size(); ++foot) {
        std::optional<std::size_t> nearest;
        for (std::size_t i = 0; i < things.size(); ++i) {
            const double far = cv::norm(things[i].foot - feet[foot]);
            if (far < distance[i] && (!nearest || far < cv::norm(things[*nearest].foot - feet[foot])))
                nearest = i;
        }
        if (!nearest)
            continue;
        owner[*nearest] = static_cast<int>(foot);
        distance[*nearest] = cv::norm(things[*nearest].foot - feet[foot]);
    }
    return owner;
}

bool isFarFromAll(cv::Point2d place, const std::vector<cv::Point2d>& feet) {
    return std::ranges::none_of(feet, [&](cv::Point2d foot) { return cv::norm(foot - place) < kFar; });
}

void addThings(const std::string& picture, const Truth& truth, const vision::TableReader& reader,
               const vision::Frame& frame, SampleWriter& writer, ThingSamples& sum) {
    const vision::TableReading reading = reader.read(frame);
    if (!reading.board || !reading.view)
        return;
    const calibration::TableCamera& camera = reading.board->grid.camera();
    const vision::Foreignness foreign = vision::measureForeignness(*reading.view);
    const auto things =
        vision::findMeeples(*reading.view, camera, {reader.game().tile_mm, reader.game().largeMeeples});
    std::vector<cv::Point2d> feet;
    for (const TruthMeeple& meeple : truth.meeples)
        feet.push_back(camera.tablePoint(meeple.foot));
    const std::vector<int> owner = meepleOf(things, feet);
    for (std::size_t i = 0; i < things.size(); ++i) {
        const vision::FoundMeeple& thing = things[i];
        const TruthMeeple* meeple =
            owner[i] < 0 ? nullptr : &truth.meeples[static_cast<std::size_t>(owner[i])];
        if (meeple == nullptr ? !isFarFromAll(thing.foot, feet) : meeple->kind == PieceKind::Disc)
            continue;
        const bool stands = meeple != nullptr && meeple->pose == models::MeeplePose::Standing;
        const auto patch = vision::patchOf(*reading.view, foreign, camera, thing, kSide);
        writer.add(patch.planes, {{"picture", picture},
                                  {"pose", meeple == nullptr ? "none"
                                           : stands          ? "standing"
                                                             : "lying"},
                                  {"cotangent", patch.cotangent},
                                  {"evidence", thing.evidence},
                                  {"standing", thing.standing}});
        ++(meeple == nullptr ? sum.others : sum.meeples);
    }
}

} // namespace

engine::Result<ThingSamples> writeThingSamples(const std::vector<PictureFile>& files,
                                               const fs::path& catalogue, const fs::path& out,
                                               const BenchProgress& progress) {
    // Readers without networks: what things are by their shape alone is told beside the samples.
    SampleWriter writer(out, std::tuple_size_v<decltype(vision::ThingPatch::planes)>, kSide);
    ThingSamples sum;
    const engine::Status visited =
        visitTables(files, catalogue, progress,
                    [&](const std::string& name, const Truth& truth, const vision::TableReader& reader,
                        const vision::Frame& frame) {
                        if (truth.meeplesComplete)
                            addThings(name, truth, reader, frame, writer, sum);
                    });
    if (!visited)
        return visited.error();
    if (const engine::Status written = writer.finish(); !written)
        return written.error();
    return sum;
}

} // namespace meeplecam::datasets
