#include "app/session/measuring/film_bench.h"

#include "app/session/measuring/told_game.h"
#include "app/session/planning/planned_game.h"
#include "app/session/story/game_words.h"
#include "datasets/measuring/catalogue_readers.h"
#include "datasets/measuring/process_memory.h"
#include "engine/tiles/phrase.h"

#include <opencv2/imgcodecs.hpp>

#include <chrono>
#include <cmath>
#include <utility>

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

/// A machine on which each look takes its time, and what a camera shows meanwhile is not seen.
class BusyMachine {
public:
    explicit BusyMachine(double lookTakes_s)
        : m_lookTakes_s(lookTakes_s) {}

    [[nodiscard]] bool misses(double time_s) const { return time_s < m_busyUntil_s; }
    /// `looks` were taken up to a picture, this one included.
    void count(std::size_t looks, double time_s) {
        if (std::exchange(m_looks, looks) < looks)
            m_busyUntil_s = time_s + m_lookTakes_s;
    }

private:
    double m_lookTakes_s;
    double m_busyUntil_s = 0.0;
    std::size_t m_looks = 0;
};

/// The game in a film, of which nothing is kept.
engine::Result<GamePlan> planOf(const datasets::FilmFile& file, const FilmWish& wish) {
    const auto catalogue = datasets::catalogueFor(wish.catalogues, file.truth.art);
    if (!catalogue)
        return catalogue.error();
    std::vector<std::string> colours;
    for (const models::MeepleColour colour : wish.players.empty() ? file.truth.players : wish.players)
        colours.emplace_back(nameOf(colour));
    GamePlan plan;
    plan.source.source = file.film.string();
    plan.sets = wish.sets.empty() ? file.truth.tileSets : wish.sets;
    plan.catalogue = catalogue->string();
    plan.learned = false;
    plan.players = playersCalled(colours);
    plan.showMeeples = wish.showMeeples;
    plan.track = wish.track;
    return plan;
}

/// What running through a film gave.
struct FilmRun {
    std::vector<LiveEvent> events;
    std::int64_t frames = 0;
    cv::Size size;
    FilmCosts costs;
    std::vector<datasets::ToldMarker> markers; ///< as they were read on the scoring track
};

/// Notes figures on the scoring track that were read on another space than before.
class MarkerNotes {
public:
    void note(const LiveGame& game, const datasets::FilmTruth& truth, std::int64_t frame,
              std::vector<datasets::ToldMarker>& markers) {
        if (game.track() == nullptr)
            return;
        m_spaces.resize(game.track()->places().size(), -1);
        for (std::size_t player = 0; player < m_spaces.size(); ++player)
            if (const auto& place = game.track()->places()[player];
                place && place->sure() && place->space != m_spaces[player]) {
                m_spaces[player] = place->space;
                markers.push_back({frame, truth.players[player], place->space});
            }
    }

private:
    std::vector<int> m_spaces; // by player; -1 = none yet
};

/// Fails when the truth is about another film.
engine::Status checkFits(const FilmRun& run, const datasets::FilmFile& file) {
    const datasets::FilmTruth& truth = file.truth;
    if (run.size == truth.size && run.frames == truth.frames)
        return engine::success();
    return phrase("Sources", "%1 has %2 pictures of %3x%4, but its truth is about %5 of %6x%7; bring "
                             "together what belongs together")
        .with(file.film.string())
        .with(std::int64_t{run.frames})
        .with(run.size.width)
        .with(run.size.height)
        .with(std::int64_t{truth.frames})
        .with(truth.size.width)
        .with(truth.size.height)
        .error();
}

engine::Result<FilmRun> runThrough(const GamePlan& plan, const datasets::FilmTruth& truth,
                                   BusyMachine machine, const FilmProgress& progress) {
    auto reader = openReader(readerRequestOf(plan));
    if (!reader)
        return reader.error();
    const auto source = openSource(sourceRequestOf(plan));
    if (!source)
        return source.error();
    FilmRun run;
    const auto told = [&run](const LiveUpdate& update) {
        run.events.insert(run.events.end(), update.events.begin(), update.events.end());
    };
    const auto planned =
        PlannedGame::begin(plan, *std::move(reader), (*source)->kind(), {told, {}, [](const ShowState&) {}});
    if (!planned)
        return planned.error();
    LiveGame& game = (*planned)->game();
    CameraPicture camera;
    MarkerNotes notes;
    for (;;) {
        const auto start = Clock::now();
        const SourceStep step = (*source)->next();
        if (const auto* frame = std::get_if<SourceFrame>(&step)) {
            run.costs.film_ms.push_back(msSince(start));
            run.size = frame->bgr.size();
            if (run.frames++ % kDecodeEvery == 0)
                run.costs.mjpeg_ms.push_back(camera.decode(frame->bgr));
            if (machine.misses(frame->time_s))
                continue;
        } else if (const auto* gone = std::get_if<SourceGone>(&step)) {
            return engine::Error{wordsOf(gone->why).toStdString()};
        }
        game.take(step);
        if (const auto* frame = std::get_if<SourceFrame>(&step)) {
            machine.count(game.costs().look_ms.size(), frame->time_s);
            notes.note(game, truth, frame->index, run.markers);
        }
        if (std::holds_alternative<SourceEnd>(step))
            break;
        if (progress)
            progress(static_cast<int>(run.frames), static_cast<int>(truth.frames));
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
    const auto plan = planOf(file, wish);
    if (!plan)
        return plan.error();
    const auto setup = setupOf(*plan);
    if (!setup)
        return setup.error();
    engine::Result<FilmRun> run = runThrough(*plan, file.truth, BusyMachine(wish.lookTakes_s), progress);
    if (!run)
        return run.error();
    if (const engine::Status fits = checkFits(*run, file); !fits)
        return fits.error();
    auto told = toldGameOf(run->events, *setup);
    if (!told)
        return told.error();
    told->track.markers = std::move(run->markers);
    datasets::FilmResult result;
    result.film = file.film.filename().string();
    result.size = run->size;
    result.evaluation = datasets::evaluateLive(*told, file.truth, *setup->registry);
    result.costs = std::move(run->costs);
    result.costs.lost = lostDuring(result.costs.look_ms, file.truth.framesPerSecond);
    result.costs.video_s = static_cast<double>(run->frames) / file.truth.framesPerSecond;
    result.costs.peak_mb = datasets::peakMegabytes();
    return result;
}

} // namespace meeplecam::session
