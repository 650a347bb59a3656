#include "datasets/thing_samples.h"

#include "datasets/table_readers.h"
#include "datasets/truth.h"
#include "models/json_input.h"
#include "vision/board_reader.h"
#include "vision/meeple_reader.h"

#include <fstream>
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

/// The head of a file of numpy's format 1.0 (NEP 1): 64 bytes and more, the same for any number of samples.
std::string npyHead(int samples) {
    constexpr std::size_t kLength = 118; // after magic, version and length: 128 bytes in all
    const auto planes = std::tuple_size_v<decltype(vision::ThingPatch::planes)>;
    std::string shape = "{'descr': '|u1', 'fortran_order': False, 'shape': (" + std::to_string(samples) +
                        ", " + std::to_string(planes) + ", " + std::to_string(kSide) + ", " +
                        std::to_string(kSide) + "), }";
    shape.resize(kLength - 1, ' ');
    return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(kLength) + '\0' + shape + '\n';
}

/// The two files that samples go into.
class SampleWriter {
public:
    explicit SampleWriter(const fs::path& out)
        : m_pixels(fs::path(out) += ".npy", std::ios::binary)
        , m_facts(fs::path(out) += ".jsonl") {
        m_pixels << npyHead(0);
    }

    void add(const vision::ThingPatch& patch, const models::Json& facts) {
        for (const cv::Mat& plane : patch.planes)
            for (int y = 0; y < plane.rows; ++y)
                m_pixels.write(reinterpret_cast<const char*>(plane.ptr(y)), plane.cols);
        m_facts << facts.dump() << "\n";
        ++m_count;
    }

    /// Whether all of it was written.
    bool finish() {
        m_pixels.seekp(0);
        m_pixels << npyHead(m_count);
        m_pixels.flush();
        m_facts.flush();
        return m_pixels.good() && m_facts.good();
    }

private:
    std::ofstream m_pixels;
    std::ofstream m_facts;
    int m_count = 0;
};

void addThings(const Truth& truth, const std::string& picture, const vision::BoardReader& reader,
               const vision::Frame& frame, SampleWriter& writer, ThingSamples& sum) {
    const vision::TableReading reading = reader.tables().read(frame);
    if (!reading.board || !reading.view)
        return;
    const calibration::TableCamera& camera = reading.board->grid.camera();
    const vision::Foreignness foreign = vision::measureForeignness(*reading.view);
    const auto things = vision::findMeeples(
        *reading.view, camera, {reader.tables().game().tile_mm, reader.tables().game().largeMeeples});
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
        writer.add(patch, {{"picture", picture},
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
    // Without networks: what things are by their shape alone is told beside the samples.
    ReadersByCatalogue<std::shared_ptr<const vision::BoardReader>> readers(
        catalogue,
        [](const fs::path& folder, const auto& tileSets) { return openBoardReader(folder, tileSets); });
    SampleWriter writer(out);
    ThingSamples sum;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto truth = readTruth(files[i].truth, models::bundledTiles());
        if (!truth)
            return truth.error();
        const auto reader = readers.readerFor(truth->art, truth->tileSets);
        if (!reader)
            return reader.error();
        const auto frame = vision::readFrame(files[i].picture);
        if (!frame)
            return frame.error();
        if (truth->meeplesComplete)
            addThings(*truth, files[i].set + "/" + files[i].picture.stem().string(), **reader, *frame, writer,
                      sum);
        if (progress)
            progress(static_cast<int>(i + 1), static_cast<int>(files.size()));
    }
    if (!writer.finish())
        return engine::Error{out.string() + ".npy cannot be written; choose another place with --out"};
    return sum;
}

} // namespace meeplecam::datasets
