#pragma once

#include "datasets/films/live_figures.h"
#include "datasets/measuring/floor.h"

#include <filesystem>

namespace meeplecam::datasets {

// Floors on films (`meeplecam-film-floors 1`, film_floors.json): what following a game must reach on each.

struct FloorFilm {
    std::string name;
    FloorRoot root = FloorRoot::Data;
    std::string film;         ///< below the root; its truth lies beside it
    bool anyTiles = false;    ///< whether it is followed without a catalogue
    std::string track;        ///< the scoring track that is watched; empty = none
    double lookTakes_s = 0.0; ///< on the machine that is imagined; pictures that come meanwhile are lost
    std::vector<Floor> floors;
    bool operator==(const FloorFilm&) const = default;
};

/// Fails on unknown measures and roots, and on a film that is listed twice.
engine::Result<std::vector<FloorFilm>> parseFilmFloors(std::string_view text, const std::string& source);
engine::Result<std::vector<FloorFilm>> readFilmFloors(const std::filesystem::path& file);

} // namespace meeplecam::datasets
