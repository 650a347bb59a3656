#include "app/cli/calibrate_command.h"

#include "app/cli/arguments.h"
#include "app/cli/output.h"
#include "app/session/lens_store.h"
#include "calibration/lens_calibration.h"
#include "vision/frame.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

/// What the command line asks for.
struct CalibrateRequest {
    std::vector<std::string> pictures;
    std::string camera = "camera";
    std::string out;
    art::CalibrationTarget target;
};

engine::Result<std::vector<calibration::SheetPicture>> readPictures(const std::vector<std::string>& paths) {
    std::vector<calibration::SheetPicture> pictures;
    const auto progress = progressOn("picture");
    for (const std::string& path : paths) {
        const auto frame = vision::readFrame(path);
        if (!frame)
            return frame.error();
        pictures.push_back({path, frame->level(0)});
        if (progress)
            progress(static_cast<int>(pictures.size()), static_cast<int>(paths.size()));
    }
    return pictures;
}

std::string describe(const models::Lens& lens) {
    constexpr int kLongest = 400;
    std::string text(kLongest, '\0');
    const int length = std::snprintf(
        text.data(), text.size(),
        "%s, %d x %d: focal length %.1f pixels, axis at %.1f, %.1f, distortion %.4f and "
        "%.4f, %.2f pixels off over %d pictures\n",
        lens.camera.substr(0, 80).c_str(), lens.picture.width, lens.picture.height, lens.focal_px,
        lens.principal.x, lens.principal.y, lens.k1, lens.k2, lens.error_px, lens.views);
    text.resize(static_cast<std::size_t>(length));
    return text;
}

ExitStatus calibrate(const CalibrateRequest& request) {
    const auto pictures = readPictures(request.pictures);
    if (!pictures)
        return complain(pictures.error());
    auto fit = calibration::fitLens(*pictures, request.target);
    if (!fit)
        return complain(fit.error());
    fit->lens.camera = request.camera;
    for (const std::string& sentence : fit->unused)
        std::cerr << "meeplecam: not used: " << sentence << "\n";
    if (!request.out.empty())
        return statusOf(writeOutput(request.out, models::writeLens(fit->lens)));
    const auto kept = session::keepLens(fit->lens, session::lensFolder());
    if (!kept)
        return complain(kept.error());
    std::cout << describe(fit->lens) << "Kept as " << kept->string() << "; use it with --camera \""
              << request.camera << "\".\n";
    return Done;
}

} // namespace

void addCalibrateCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* group = program.add_subcommand("calibrate", "Measures what a camera does to its pictures");
    group->require_subcommand(1);
    CLI::App* command =
        group->add_subcommand("camera", "The lens, by pictures of the printed sheet (print target)");
    const auto request = std::make_shared<CalibrateRequest>();
    command
        ->add_option("pictures", request->pictures,
                     "At least five pictures of the sheet from different angles")
        ->required();
    command->add_option("--camera", request->camera, "What the camera is called from now on");
    command->add_option("--square-mm", request->target.square_mm, "Side of a square as it was printed")
        ->check(between(5, 200));
    command->add_option("--out", request->out, "Write the lens to this file instead; - for standard output");
    command->callback([request, &status] { status = calibrate(*request); });
}

} // namespace meeplecam::cli
