#include "app/cli/commands/calibrate_command.h"

#include "app/cli/commands/calibrate_track.h"
#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/watching/live_loop.h"
#include "app/session/planning/open_source.h"
#include "app/session/story/game_words.h"
#include "app/words/guide_words.h"
#include "calibration/sheet_guide.h"
#include "engine/tiles/phrase.h"
#include "vision/image/frame.h"

#include <QCoreApplication>
#include <QLocale>
#include <opencv2/imgcodecs.hpp>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace meeplecam::cli {

namespace {

using calibration::LensFit;
using calibration::SheetHint;

struct Calibrate {
    Q_DECLARE_TR_FUNCTIONS(Calibrate)
};

/// What the command line asks for.
struct CalibrateRequest {
    std::vector<std::string> pictures; ///< or one source of them
    session::CameraWish wish;
    std::string camera; ///< its name; empty = the source's, or "camera"
    std::string out;
    art::CalibrationTarget target;
};

/// Says what to do next and how many views there are, as lines, or on a terminal in one line.
class Guidance {
public:
    void tell(const calibration::SheetProgress& progress, const calibration::SheetGuide& guide) {
        const std::string text = Calibrate::tr("%1 of %2 views: %3", "what to do next")
                                     .arg(guide.views().size())
                                     .arg(guide.wanted())
                                     .arg(words::wordsOf(progress.hint))
                                     .toStdString();
        const bool passing = progress.hint == SheetHint::HoldStill;
        if (text == m_told || (passing && !m_terminal))
            return;
        m_told = text;
        if (m_terminal)
            std::cerr << "\r\x1b[K" << text << (progress.hint == SheetHint::Done ? "\n" : "") << std::flush;
        else
            std::cerr << text << "\n";
    }

private:
    bool m_terminal = isatty(STDERR_FILENO) != 0;
    std::string m_told;
};

/// Collects views of the sheet from a source until there are enough.
class SheetWatcher : public session::Watcher {
public:
    SheetWatcher(session::FrameSource& source, const art::CalibrationTarget& target)
        : m_source(source)
        , m_guide(target) {}

    void take(const session::SourceStep& step) override {
        if (const auto* gone = std::get_if<session::SourceGone>(&step))
            complain({session::wordsOf(gone->why).toStdString()});
        const auto* frame = std::get_if<session::SourceFrame>(&step);
        if (frame == nullptr || m_guide.done())
            return;
        m_guidance.tell(m_guide.next(frame->bgr, frame->time_s), m_guide);
        if (m_guide.done())
            m_source.stop();
    }
    [[nodiscard]] const calibration::SheetGuide& guide() const { return m_guide; }

private:
    session::FrameSource& m_source;
    calibration::SheetGuide m_guide;
    Guidance m_guidance;
};

/// Keeps every picture of a source.
class PictureCollector : public session::Watcher {
public:
    void take(const session::SourceStep& step) override {
        if (const auto* frame = std::get_if<session::SourceFrame>(&step))
            pictures.push_back({phrase("CommandLine", "picture %1").with(frame->index), frame->bgr});
    }
    std::vector<calibration::SheetPicture> pictures;
};

engine::Result<LensFit> fitPictures(const CalibrateRequest& request) {
    std::vector<calibration::SheetPicture> pictures;
    const auto progress = progressOn(phrase("CommandLine", "picture"));
    for (const std::string& path : request.pictures) {
        const auto frame = vision::readFrame(path);
        if (!frame)
            return frame.error();
        pictures.push_back({path, frame->level(0)});
        if (progress)
            progress(static_cast<int>(pictures.size()), static_cast<int>(request.pictures.size()));
    }
    return calibration::fitLens(pictures, request.target);
}

engine::Result<LensFit> fitSource(const CalibrateRequest& request) {
    LiveLoop loop;
    session::SourceRequest wish;
    wish.source = request.pictures.front();
    wish.camera = request.wish;
    wish.lens.use = session::LensUse::Never;
    const auto source = session::openSource(wish);
    if (!source)
        return source.error();
    engine::Result<LensFit> fit = engine::Error{};
    if ((*source)->kind() == session::SourceKind::Pictures) { // chosen by a person: all of them count
        PictureCollector collector;
        if (const engine::Status watched = loop.run(**source, collector); !watched)
            return watched.error();
        fit = calibration::fitLens(collector.pictures, request.target);
    } else {
        SheetWatcher watcher(**source, request.target);
        if (const engine::Status watched = loop.run(**source, watcher); !watched)
            return watched.error();
        fit = watcher.guide().fit();
    }
    if (fit && (*source)->kind() == session::SourceKind::Live)
        fit->lens.camera = (*source)->name();
    return fit;
}

/// One argument that is no picture is a camera, a film, a folder or an address.
bool isSource(const std::vector<std::string>& pictures) {
    return pictures.size() == 1 &&
           !(std::filesystem::is_regular_file(pictures.front()) && cv::haveImageReader(pictures.front()));
}

std::string describeLens(const models::Lens& lens) {
    const auto rounded = [](double number, int digits) { return QLocale().toString(number, 'f', digits); };
    return Calibrate::tr("%1, %2 × %3: focal length %4 pixels, axis at %5; %6, distortion %7 and %8")
               .arg(QString::fromStdString(lens.camera))
               .arg(lens.picture.width)
               .arg(lens.picture.height)
               .arg(rounded(lens.focal_px, 1), rounded(lens.principal.x, 1), rounded(lens.principal.y, 1),
                    rounded(lens.k1, 4), rounded(lens.k2, 4))
               .toStdString() +
           "\n" +
           Calibrate::tr("On average %1 pixels off in %n picture(s)", nullptr, lens.views)
               .arg(rounded(lens.error_px, 2))
               .toStdString() +
           "\n";
}

ExitStatus calibrate(const CalibrateRequest& request) {
    auto fit = isSource(request.pictures) ? fitSource(request) : fitPictures(request);
    if (!fit)
        return complain(fit.error());
    const bool ownName = request.camera.empty() && !fit->lens.camera.empty();
    if (!ownName)
        fit->lens.camera = request.camera.empty() ? "camera" : request.camera;
    for (const std::string& sentence : fit->unused)
        std::cerr << "meeplecam: " << phrase("CommandLine", "not used: %1").with(sentence).text() << "\n";
    if (!request.out.empty())
        return statusOf(writeOutput(request.out, models::writeLens(fit->lens)));
    const auto kept = session::keepLens(fit->lens, session::lensFolder());
    if (!kept)
        return complain(kept.error());
    std::cout << describeLens(fit->lens)
              << (ownName ? phrase("CommandLine",
                                   "Kept as %1; the pictures of that camera are straightened from now on.")
                          : phrase("CommandLine", "Kept as %1; use it with --camera \"%2\"."))
                     .with(kept->string())
                     .with(fit->lens.camera)
                     .text()
              << "\n";
    return Done;
}

} // namespace

void addCalibrateCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* group =
        program.add_subcommand("calibrate", phrase("Help", "Measures what a camera does to its pictures"));
    group->require_subcommand(1);
    CLI::App* command = group->add_subcommand(
        "camera", phrase("Help", "The lens, by pictures of the printed sheet (print target)"));
    const auto request = std::make_shared<CalibrateRequest>();
    command
        ->add_option(
            "pictures", request->pictures,
            phrase("Help",
                   "At least five pictures of the sheet from different angles; or a camera by number or "
                   "name, a film or an address, before which the sheet is held as it is told"))
        ->required();
    command->add_option("--camera", request->camera,
                        phrase("Help", "What the camera is called from now on (default: its own name)"));
    addSizeOption(*command, "--size", request->wish.size,
                  phrase("Help", "Pixels that a camera is to give, e.g. 1920x1080"));
    command
        ->add_option("--square-mm", request->target.square_mm,
                     phrase("Help", "Side of a square as it was printed"))
        ->check(between(5, 200));
    command->add_option("--out", request->out,
                        phrase("Help", "Write the lens to this file instead; - for standard output"));
    keepApart(*command, {.read = {"pictures"}, .written = {"--out"}});
    command->callback([request, &status] { status = calibrate(*request); });
    addCalibrateTrack(*group, status);
}

} // namespace meeplecam::cli
