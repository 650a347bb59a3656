#pragma once

#include "datasets/truth/film_truth.h"

#include <span>

namespace meeplecam::datasets {

/// A film and what happens in it.
struct FilmFile {
    std::filesystem::path film;
    FilmTruth truth;
};

/// Films by their paths, each with its truth beside it; folders stand for all films that they hold, in the
/// order of their names. Fails on a film without a truth or the other way round, on a truth that can't be
/// read, and on a folder without films.
engine::Result<std::vector<FilmFile>> findFilms(std::span<const std::filesystem::path> paths,
                                                const models::TileLibrary& library);

} // namespace meeplecam::datasets
