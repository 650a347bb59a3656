#include "app/cli/commands/calibrate_track.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "engine/tiles/phrase.h"
#include "models/score_track.h"
#include "vision/image/frame.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

namespace meeplecam::cli {

namespace {

/// What the command line asks for.
struct TrackPhoto {
    std::string photo;
    std::vector<std::string> spaces; ///< "0=120,860"
    int count = 50;
    std::string out;
};

engine::Result<std::map<int, cv::Point2d>> spacesOf(const std::vector<std::string>& texts) {
    std::map<int, cv::Point2d> spaces;
    for (const std::string& text : texts) {
        int number = 0;
        cv::Point2d at;
        int read = 0;
        if (std::sscanf(text.c_str(), "%d=%lf,%lf%n", &number, &at.x, &at.y, &read) != 3 ||
            static_cast<std::size_t>(read) != text.size())
            return phrase("CommandLine",
                          "%1 names no space; write its points and where its middle is on the photo, "
                          "in pixels: --space 0=120,860")
                .with(text)
                .error();
        spaces[number] = at;
    }
    return spaces;
}

engine::Status learnTrack(const TrackPhoto& request) {
    const auto frame = vision::readFrame(request.photo);
    if (!frame)
        return frame.error();
    const auto spaces = spacesOf(request.spaces);
    if (!spaces)
        return spaces.error();
    auto track = models::trackOnPhoto(frame->level(0), *spaces, request.count);
    if (!track)
        return track.error();
    track->name = std::filesystem::path(request.out).stem().string();
    return models::writeScoreTrack(*track, request.out);
}

} // namespace

void addCalibrateTrack(CLI::App& calibrate, ExitStatus& status) {
    CLI::App* command = calibrate.add_subcommand(
        "track", phrase("Help", "The scoring track, by one photo of it, for watch --track"));
    const auto request = std::make_shared<TrackPhoto>();
    command->add_option("photo", request->photo, phrase("Help", "A photo of the track without figures"))
        ->required();
    command
        ->add_option("--space", request->spaces,
                     phrase("Help",
                            "Points of a space and where its middle is on the photo, e.g. 0=120,860; for the "
                            "spaces at all corners"))
        ->required();
    command->add_option("--count", request->count, phrase("Help", "Spaces of a lap"))
        ->check(between(models::kFewestSpaces, models::kMostSpaces));
    command
        ->add_option("--out", request->out,
                     phrase("Help", "Write the track to this file, and its picture beside it"))
        ->required();
    keepApart(*command, {.read = {"photo"}, .written = {"--out"}});
    command->callback([request, &status] { status = statusOf(learnTrack(*request)); });
}

} // namespace meeplecam::cli
