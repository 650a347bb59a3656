#pragma once

#include "app/session/following/live_game.h"
#include "datasets/films/live_report.h"
#include "datasets/truth/film_files.h"

#include <filesystem>

namespace meeplecam::session {

/// What is to be known about the games in films.
struct FilmWish {
    std::filesystem::path catalogues;          ///< a catalogue, or a folder with those that truths name
    std::vector<std::string> sets;             ///< names of the boxes; empty = as the truth says
    std::vector<models::MeepleColour> players; ///< in the order of play; empty = as the truth says
    bool showMeeples = false;                  ///< whether the players show theirs before the game
    /// What a look takes on the machine that is imagined, seconds of the film: pictures that come meanwhile
    /// are lost, as a camera's are. 0 = none is.
    double lookTakes_s = 0.0;
    std::string track = {}; ///< GamePlan::track
};

/// Told after each picture: how many of how many.
using FilmProgress = std::function<void(int done, int all)>;

/// Follows the game in a film as `watch` does, picture by picture, compares what was told with what happened,
/// and measures what it cost. Fails when the film or the catalogue can't be read, and when the film is not
/// the one that its truth describes.
engine::Result<datasets::FilmResult> benchFilm(const datasets::FilmFile& file, const FilmWish& wish,
                                               const FilmProgress& progress = {});

} // namespace meeplecam::session
