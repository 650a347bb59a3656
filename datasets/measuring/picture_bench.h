#pragma once

#include "datasets/measuring/disturbance.h"
#include "datasets/truth/picture_files.h"
#include "datasets/verdicts/evaluation.h"

#include <functional>

namespace meeplecam::datasets {

/// What a reader is given.
struct PictureTask {
    cv::Mat picture;  ///< BGR, 8 bit
    std::string file; ///< for the report
    std::vector<std::string> tileSets;
};

/// Reads one picture; an error is a refusal ("there is no board on it") and counts as everything missing.
using PictureReader = std::function<engine::Result<models::BoardReport>(const PictureTask&)>;

/// The reader for pictures of tiles of one catalogue (`art`, as truths name it) and these boxes. An error
/// ends the measuring.
using ReaderFinder = std::function<engine::Result<PictureReader>(const std::string& art,
                                                                 const std::vector<std::string>& tileSets)>;

/// One disturbance, and how many of the pictures undergo it.
struct DisturbedRun {
    Disturbance disturbance = Disturbance::None;
    int every = 1; ///< the first picture and every n-th after it
    bool operator==(const DisturbedRun&) const = default;
};

/// Whether each undisturbed read is compared with a SIFT pass in the same process.
enum class SiftPass : std::uint8_t { Skip, Measure };

struct BenchPlan {
    std::vector<DisturbedRun> runs{DisturbedRun{}};
    SiftPass sift = SiftPass::Measure;
};

struct PictureResult {
    std::string set;
    std::string file;
    Disturbance disturbance = Disturbance::None;
    Evaluation evaluation;
    std::string refusal; ///< why it was not read; empty: it was
    double read_ms = 0;  ///< the whole read, by the clock
    double peak_mb = 0;  ///< most memory of the process during the read
    double sift_ms = 0;  ///< one SIFT pass over the picture; 0: not measured
    std::vector<std::pair<std::string, double>> timing_ms; ///< as the reader reports its stages
};

/// Told after each read: how many of how many.
using BenchProgress = std::function<void(int done, int all)>;

/// Reads every picture under every disturbance of the plan and judges it. Results are in the order of the
/// files, then of the plan; pictures of one catalogue are read one after the other, so that a finder may keep
/// just one reader. Fails on pictures and truths that cannot be read or do not fit together, and when there
/// is no reader.
engine::Result<std::vector<PictureResult>> benchPictures(const std::vector<PictureFile>& files,
                                                         const BenchPlan& plan, const ReaderFinder& finder,
                                                         const models::TileLibrary& library,
                                                         const BenchProgress& progress = {});

/// Milliseconds of one cv::SIFT detectAndCompute pass with default settings, on the picture reduced to the
/// number of pixels of 1920×1080 when it has more.
double siftPassMilliseconds(const cv::Mat& picture);

} // namespace meeplecam::datasets
