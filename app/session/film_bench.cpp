#include "app/session/film_bench.h"

#include "app/session/bundled.h"
#include "app/session/film_source.h"
#include "app/session/told_game.h"
#include "datasets/catalogue_readers.h"
#include "datasets/process_memory.h"
#include "models/setup_json.h"
#include "vision/board_reader.h"

#include <opencv2/imgcodecs.hpp>

#include <chrono>
#include <cmath>

namespace meeplecam::session {

namespace {

using datasets::FilmCosts;
using Clock = std::chrono::steady_clock;

constexpr int kCameraQuality = 90; // of JPEG; webcams send about that
constexpr int kDecodeEvery = 10;   // pictures; between them, so that both suffer alike from a busy machine

double msSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Decodes the first picture of a film again and again, as it would come from a camera.
class CameraPicture {
public:
    /// The time that it takes, ms.
    double decode(const cv::Mat& bgr) {
        if (m_jpeg.empty())
            cv::imencode(".jpg", bgr, m_jpeg, {cv::IMWRITE_JPEG_QUALITY, kCameraQuality});
        const auto start = Clock::now();
        cv::imdecode(m_jpeg, cv::IMREAD_COLOR, &m_decoded);
        return msSince(start);
    }

private:
    std::vector<unsigned char> m_jpeg;
    cv::Mat m_decoded;
};

/// Pictures that a camera at this pace would have given while looks were taken.
int lostDuring(const std::vector<double>& look_ms, double framesPerSecond) {
    double lost = 0;
    for (const double ms : look_ms)
        lost += std::floor(ms * framesPerSecond / 1000);
    return static_cast<int>(lost);
}

/// A film with all that is needed to follow it.
struct FilmTask {
    const datasets::FilmFile& file;
    vision::BoardReader reader;
    engine::GameSetup setup; // with the players
};

engine::Result<FilmTask> taskOf(const datasets::FilmFile& file, const FilmWish& wish) {
    const auto catalogue = datasets::catalogueFor(wish.catalogues, file.truth.art);
    if (!catalogue)
        return catalogue.error();
    engine::Result<engine::GameSetup> setup =
        models::setupOf(models::bundledTiles(), wish.sets.empty() ? file.truth.tileSets : wish.sets);
    if (!setup)
        return setup.error();
    const std::vector<models::MeepleColour>& colours =
        wish.players.empty() ? file.truth.players : wish.players;
    engine::Result<vision::BoardReader> reader =
        vision::BoardReader::open({*catalogue, networkFolder()}, *setup, colours);
    if (!reader)
        return reader.error();
    for (const models::MeepleColour colour : colours)
        setup->players.push_back({std::string(nameOf(colour)), std::string(nameOf(colour))});
    return FilmTask{file, *std::move(reader), *std::move(setup)};
}

/// What running through a film gave.
struct FilmRun {
    std::vector<LiveEvent> events;
    std::int64_t frames = 0;
    cv::Size size;
    FilmCosts costs;
};

/// Fails when the truth is about another film.
engine::Status checkFits(const FilmRun& run, const datasets::FilmFile& file) {
    const datasets::FilmTruth& truth = file.truth;
    if (run.size == truth.size && run.frames == truth.frames)
        return engine::success();
    const auto text = [](std::int64_t frames, cv::Size size) {
        return std::to_string(frames) + " pictures of " + std::to_string(size.width) + "x" +
               std::to_string(size.height);
    };
    return engine::Error{file.film.string() + " has " + text(run.frames, run.size) + ", its truth is about " +
                         text(truth.frames, truth.size) + "; bring together what belongs together"};
}

engine::Result<FilmRun> runThrough(const FilmTask& task, bool showMeeples, const FilmProgress& progress) {
    const auto source = openFilm(task.file.film);
    if (!source)
        return source.error();
    FilmRun run;
    LiveGame game(task.reader.tables(), task.setup, (*source)->kind(), [&](const LiveUpdate& update) {
        run.events.insert(run.events.end(), update.events.begin(), update.events.end());
    });
    if (showMeeples)
        game.showMeeples([](const ShowState&) {});
    CameraPicture camera;
    for (;;) {
        const auto start = Clock::now();
        const SourceStep step = (*source)->next();
        if (const auto* frame = std::get_if<SourceFrame>(&step)) {
            run.costs.film_ms.push_back(msSince(start));
            run.size = frame->bgr.size();
            if (run.frames++ % kDecodeEvery == 0)
                run.costs.mjpeg_ms.push_back(camera.decode(frame->bgr));
        } else if (const auto* gone = std::get_if<SourceGone>(&step)) {
            return engine::Error{gone->reason};
        }
        game.take(step);
        if (std::holds_alternative<SourceEnd>(step))
            break;
        if (progress)
            progress(static_cast<int>(run.frames), static_cast<int>(task.file.truth.frames));
    }
    run.costs.idle_ms = game.costs().idle_ms;
    run.costs.look_ms = game.costs().look_ms;
    run.costs.stages_ms = game.costs().stages_ms;
    return run;
}

} // namespace

engine::Result<datasets::FilmResult> benchFilm(const datasets::FilmFile& file, const FilmWish& wish,
                                               const FilmProgress& progress) {
    datasets::forgetPeak();
    const engine::Result<FilmTask> task = taskOf(file, wish);
    if (!task)
        return task.error();
    engine::Result<FilmRun> run = runThrough(*task, wish.showMeeples, progress);
    if (!run)
        return run.error();
    if (const engine::Status fits = checkFits(*run, file); !fits)
        return fits.error();
    const auto told = toldGameOf(run->events, task->setup);
    if (!told)
        return told.error();
    datasets::FilmResult result;
    result.film = file.film.filename().string();
    result.size = run->size;
    result.evaluation = datasets::evaluateLive(*told, file.truth, *task->setup.registry);
    result.costs = std::move(run->costs);
    result.costs.lost = lostDuring(result.costs.look_ms, file.truth.framesPerSecond);
    result.costs.video_s = static_cast<double>(run->frames) / file.truth.framesPerSecond;
    result.costs.peak_mb = datasets::peakMegabytes();
    return result;
}

} // namespace meeplecam::session
