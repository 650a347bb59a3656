#include "datasets/films/film_floors.h"

#include <algorithm>
#include <array>

namespace meeplecam::datasets {

namespace {

using models::JsonCursor;

constexpr std::size_t kMostFilms = 1000;
constexpr double kLongestLook_s = 60.0;

FloorFilm readFilm(const JsonCursor& cursor) {
    FloorFilm film;
    film.name = cursor["name"].text();
    film.root = readFloorRoot(cursor["root"]);
    film.film = cursor["film"].text();
    film.anyTiles = cursor.has("any_tiles") && cursor["any_tiles"].boolean();
    if (cursor.has("track"))
        film.track = cursor["track"].text();
    if (cursor.has("look_takes_s"))
        film.lookTakes_s = cursor["look_takes_s"].number(0.0, kLongestLook_s);
    constexpr std::array kNoFloors{"name", "root", "film", "any_tiles", "track", "look_takes_s"};
    const std::vector<Measure> measures = measuresOf(LiveFigures{});
    for (const std::string& key : cursor.keys())
        if (std::ranges::find(kNoFloors, key) == kNoFloors.end())
            film.floors.push_back(readFloor(cursor, key, measures));
    return film;
}

std::vector<FloorFilm> readFilms(const JsonCursor& file) {
    file["format"].expect("meeplecam-film-floors 1");
    std::vector<FloorFilm> films;
    for (const JsonCursor& entry : file["films"].items(kMostFilms)) {
        FloorFilm film = readFilm(entry);
        if (std::ranges::count(films, film.name, &FloorFilm::name) > 0)
            entry["name"].complain("is that of a film before it");
        films.push_back(std::move(film));
    }
    return films;
}

} // namespace

engine::Result<std::vector<FloorFilm>> parseFilmFloors(std::string_view text, const std::string& source) {
    return models::readJson(text, source, readFilms);
}

engine::Result<std::vector<FloorFilm>> readFilmFloors(const std::filesystem::path& file) {
    const engine::Result<std::string> text = models::readFile(file, "floors of films", 1'000'000);
    if (!text)
        return text.error();
    return parseFilmFloors(*text, file.string());
}

} // namespace meeplecam::datasets
