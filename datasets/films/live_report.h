#pragma once

#include "datasets/films/live_evaluation.h"
#include "models/files/json_input.h"

#include <span>

namespace meeplecam::datasets {

/// What following a film cost, by the clock; a time in ms for each picture or look.
struct FilmCosts {
    std::vector<double> film_ms; ///< until the film gave its next picture
    std::vector<double>
        idle_ms; ///< of pictures in which nothing was to be decided, from when they were there
    std::vector<double> look_ms;  ///< of looks at the table, with all they led to
    std::vector<double> mjpeg_ms; ///< to decode a picture of this film from JPEG, as a camera sends it
    /// By stage, of each picture that went through it; together they are what idle pictures and looks cost.
    std::vector<std::pair<std::string, std::vector<double>>> stages_ms;
    int lost = 0; ///< pictures that a camera would have given during looks, at the film's pace
    double video_s = 0;
    double peak_mb = 0; ///< most memory of the process
};

/// Of the medians: an idle picture over one decoded from JPEG; 0 when one of them was not measured.
double idleRatioOf(const FilmCosts& costs);

struct FilmResult {
    std::string film; ///< name of its file
    cv::Size size;    ///< of its pictures
    LiveEvaluation evaluation;
    FilmCosts costs;
};

/// For people: one line for each film and for all, the costs below, and where they come from.
std::string liveText(std::span<const FilmResult> results);

/// What is not right in each film, one line each; empty when everything is.
std::string liveMistakesText(std::span<const FilmResult> results);

/// `meeplecam-live-bench 1`: `films[]` and `sum`, each with every measure by name (live_figures.h);
/// datasets/README.md explains the keys.
models::Json writeLiveBench(std::span<const FilmResult> results);

} // namespace meeplecam::datasets
