#include "datasets/measuring/picture_bench.h"

#include "datasets/measuring/process_memory.h"
#include "vision/image/frame.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

namespace meeplecam::datasets {

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

engine::Result<std::vector<Truth>> truthsOf(const std::vector<PictureFile>& files,
                                            const models::TileLibrary& library) {
    std::vector<Truth> truths;
    for (const PictureFile& file : files) {
        engine::Result<Truth> truth = readTruth(file.truth, library);
        if (!truth)
            return truth.error();
        truths.push_back(std::move(*truth));
    }
    return truths;
}

std::string sizeText(cv::Size size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

engine::Result<cv::Mat> pictureOf(const PictureFile& file, const Truth& truth) {
    const engine::Result<vision::Frame> frame = vision::readFrame(file.picture);
    if (!frame)
        return frame.error();
    if (frame->size() != truth.size)
        return engine::Error{file.picture.string() + " has " + sizeText(frame->size()) +
                             " pixels but its truth is about " + sizeText(truth.size) +
                             "; one of them belongs to another picture"};
    return frame->level(0);
}

/// Positions of the pictures, those of one catalogue and the same boxes together.
std::vector<std::size_t> readingOrder(const std::vector<Truth>& truths) {
    std::vector<std::size_t> order(truths.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {},
                             [&](std::size_t i) { return std::pair(truths[i].art, truths[i].tileSets); });
    return order;
}

bool takesPart(const DisturbedRun& run, std::size_t position) {
    return position % static_cast<std::size_t>(run.every) == 0;
}

PictureResult benchOne(const PictureTask& task, const Truth& truth, const PictureReader& reader,
                       const engine::TileRegistry& registry) {
    PictureResult result;
    forgetPeak();
    const Clock::time_point start = Clock::now();
    const engine::Result<models::BoardReport> report = reader(task);
    result.read_ms = millisecondsSince(start);
    result.peak_mb = peakMegabytes();
    if (report) {
        result.evaluation = evaluate(*report, truth, registry);
        result.timing_ms = report->timing_ms;
    } else {
        result.evaluation = evaluateUnread(truth, registry);
        result.refusal = report.error().message;
    }
    return result;
}

/// The runs of the plan over one set of files.
class Bench {
public:
    Bench(const BenchPlan& plan, const models::TileLibrary& library, const BenchProgress& progress)
        : m_plan(plan)
        , m_library(library)
        , m_progress(progress) {}

    engine::Result<std::vector<PictureResult>> run(const std::vector<PictureFile>& files,
                                                   const ReaderFinder& finder) {
        const engine::Result<std::vector<Truth>> truths = truthsOf(files, m_library);
        if (!truths)
            return truths.error();
        for (const DisturbedRun& run : m_plan.runs)
            for (std::size_t i = 0; i < files.size(); ++i)
                m_all += takesPart(run, i) ? 1 : 0;
        std::vector<std::vector<PictureResult>> byFile(files.size());
        for (const std::size_t i : readingOrder(*truths)) {
            const engine::Result<PictureReader> reader = finder((*truths)[i].art, (*truths)[i].tileSets);
            if (!reader)
                return reader.error();
            const engine::Result<cv::Mat> picture = pictureOf(files[i], (*truths)[i]);
            if (!picture)
                return picture.error();
            for (const DisturbedRun& run : m_plan.runs)
                if (takesPart(run, i))
                    byFile[i].push_back(read(files[i], *picture, (*truths)[i], run.disturbance, *reader));
        }
        std::vector<PictureResult> results;
        for (std::vector<PictureResult>& ofFile : byFile)
            std::ranges::move(ofFile, std::back_inserter(results));
        return results;
    }

private:
    PictureResult read(const PictureFile& file, const cv::Mat& picture, const Truth& truth,
                       Disturbance disturbance, const PictureReader& reader) {
        const PictureTask task{disturbed(picture, disturbance), file.picture.string(), truth.tileSets};
        PictureResult result = benchOne(task, disturbed(truth, disturbance), reader, *m_library.registry);
        result.set = file.set;
        result.file = file.picture.filename().string();
        result.disturbance = disturbance;
        if (m_plan.sift == SiftPass::Measure && disturbance == Disturbance::None)
            result.sift_ms = siftPassMilliseconds(picture);
        ++m_done;
        if (m_progress)
            m_progress(m_done, m_all);
        return result;
    }

    const BenchPlan& m_plan;
    const models::TileLibrary& m_library;
    const BenchProgress& m_progress;
    int m_done = 0;
    int m_all = 0;
};

} // namespace

engine::Result<std::vector<PictureResult>> benchPictures(const std::vector<PictureFile>& files,
                                                         const BenchPlan& plan, const ReaderFinder& finder,
                                                         const models::TileLibrary& library,
                                                         const BenchProgress& progress) {
    return Bench(plan, library, progress).run(files, finder);
}

double siftPassMilliseconds(const cv::Mat& picture) {
    constexpr double kPixels = 1920.0 * 1080.0;
    const double factor = std::sqrt(kPixels / static_cast<double>(picture.total()));
    cv::Mat reduced = picture;
    if (factor < 1)
        cv::resize(picture, reduced, {}, factor, factor, cv::INTER_AREA);
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
    const Clock::time_point start = Clock::now();
    cv::SIFT::create()->detectAndCompute(reduced, cv::noArray(), points, descriptors);
    return millisecondsSince(start);
}

} // namespace meeplecam::datasets
