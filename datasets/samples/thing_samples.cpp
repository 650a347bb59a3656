#include "datasets/samples/thing_samples.h"

#include "datasets/measuring/table_readers.h"
#include "datasets/samples/sample_writer.h"
#include "datasets/truth/truth.h"
#include "engine/rules/events.h"
#include "vision/meeples/meeple_reader.h"
#include "vision/reading/board_reader.h"

#include <algorithm>
#include <numeric>

namespace meeplecam::datasets {

namespace fs = std::filesystem;

namespace {

constexpr int kSide = 96;           // pixels: more than the network sees, so that it can be shown other parts
constexpr double kNearThing = 0.35; // sides between a meeple and what is taken for it
constexpr double kFar = 0.5;        // from where on something is no meeple

/// For each thing the meeple that it is, -1 for none: the likelier things choose first.
std::vector<int> meepleOf(const std::vector<vision::FoundMeeple>& things,
                          const std::vector<cv::Point2d>& feet) {
    std::vector<std::size_t> order(things.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t i) { return things[i].evidence; });
    std::vector<int> owner(things.size(), -1);
    std::vector<bool> owned(feet.size(), false);
    for (const std::size_t i : order) {
        double distance = kNearThing;
        for (std::size_t foot = 0; foot < feet.size(); ++foot)
            if (const double far = cv::norm(things[i].foot - feet[foot]); !owned[foot] && far < distance) {
                owner[i] = static_cast<int>(foot);
                distance = far;
            }
        if (owner[i] >= 0)
            owned[static_cast<std::size_t>(owner[i])] = true;
    }
    return owner;
}

/// Whether all meeples near a place are other things: what is there then is none.
bool isNone(cv::Point2d place, const std::vector<cv::Point2d>& feet, const std::vector<int>& owner) {
    for (std::size_t foot = 0; foot < feet.size(); ++foot)
        if (cv::norm(feet[foot] - place) < kFar &&
            std::ranges::find(owner, static_cast<int>(foot)) == owner.end())
            return false;
    return true;
}

/// As in files; "none" of what is no meeple.
const char* nameOfFigure(const TruthMeeple* meeple) {
    return meeple == nullptr ? "none" : engine::nameOf(meeple->figure);
}

void addThings(const std::string& picture, const Truth& truth, const vision::TableReader& reader,
               const vision::Frame& frame, SampleWriter& writer, ThingSamples& sum) {
    const vision::TableReading reading = reader.read(frame);
    if (!reading.board || !reading.view)
        return;
    const calibration::TableCamera& camera = reading.board->grid.camera();
    const vision::Foreignness foreign = vision::measureForeignness(*reading.view);
    engine::FigureCounts any; // whatever the rules say
    any.fill(1);
    const auto things = vision::findThings(*reading.view, foreign, camera, {reader.game().tile_mm, any});
    std::vector<cv::Point2d> feet;
    for (const TruthMeeple& meeple : truth.meeples)
        feet.push_back(camera.tablePoint(meeple.foot));
    const std::vector<int> owner = meepleOf(things, feet);
    for (std::size_t i = 0; i < things.size(); ++i) {
        const vision::FoundMeeple& thing = things[i];
        const TruthMeeple* meeple =
            owner[i] < 0 ? nullptr : &truth.meeples[static_cast<std::size_t>(owner[i])];
        if (meeple == nullptr ? !isNone(thing.foot, feet, owner) : meeple->kind == PieceKind::Disc)
            continue;
        const bool stands = meeple != nullptr && meeple->pose == models::MeeplePose::Standing;
        const auto patch = vision::patchOf(frame, *reading.view, foreign, camera, thing, kSide);
        const cv::Point2d fitted = patch.place.offsetOf(thing.foot);
        const cv::Point2d foot =
            meeple == nullptr ? fitted : patch.place.offsetOf(camera.tablePoint(meeple->foot));
        writer.add(patch.planes, {{"picture", picture},
                                  {"pose", meeple == nullptr ? "none"
                                           : stands          ? "standing"
                                                             : "lying"},
                                  {"figure", nameOfFigure(meeple)},
                                  {"figures", thing.figures},
                                  {"large", thing.large},
                                  {"cotangent", patch.cotangent},
                                  {"evidence", thing.evidence},
                                  {"standing", thing.standing},
                                  {"foot", {foot.x, foot.y}},
                                  {"fitted", {fitted.x, fitted.y}},
                                  {"explains", thing.fit.sum},
                                  {"dark", thing.dark}});
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
