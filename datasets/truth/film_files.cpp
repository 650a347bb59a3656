#include "datasets/truth/film_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace meeplecam::datasets {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTruthEnding = ".events.jsonl";

bool isFilm(const fs::path& file) {
    constexpr std::array<const char*, 6> kEndings{".avi", ".mp4", ".mkv", ".webm", ".mov", ".m4v"};
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::ranges::count(kEndings, ending) > 0;
}

/// The films of a folder, by name.
engine::Result<std::vector<fs::path>> filmsIn(const fs::path& folder) {
    std::set<fs::path> films;
    std::set<fs::path> truths;
    std::error_code problem;
    fs::directory_iterator entry(folder, problem);
    for (; !problem && entry != fs::directory_iterator(); entry.increment(problem))
        if (isFilm(entry->path()))
            films.insert(entry->path());
        else if (entry->path().filename().string().ends_with(kTruthEnding))
            truths.insert(entry->path());
    if (problem)
        return engine::Error{folder.string() + " cannot be searched: " + problem.message()};
    for (const fs::path& film : films)
        truths.erase(truthFileOf(film));
    if (!truths.empty())
        return engine::Error{truths.begin()->string() + " has no film beside it; add it, or take this away"};
    if (films.empty())
        return engine::Error{folder.string() + " holds no film; name a folder with films and their truths"};
    return std::vector<fs::path>(films.begin(), films.end());
}

} // namespace

engine::Result<std::vector<FilmFile>> findFilms(std::span<const fs::path> paths,
                                                const models::TileLibrary& library) {
    std::vector<fs::path> films;
    for (const fs::path& path : paths) {
        std::error_code problem;
        if (!fs::is_directory(path, problem)) {
            films.push_back(path);
            continue;
        }
        const engine::Result<std::vector<fs::path>> inside = filmsIn(path);
        if (!inside)
            return inside.error();
        films.insert(films.end(), inside->begin(), inside->end());
    }
    std::vector<FilmFile> files;
    for (const fs::path& film : films) {
        std::error_code problem;
        if (!fs::is_regular_file(film, problem))
            return engine::Error{film.string() + " does not exist; name a film or a folder with films"};
        engine::Result<FilmTruth> truth = readFilmTruth(truthFileOf(film), library);
        if (!truth)
            return truth.error();
        files.push_back({film, *std::move(truth)});
    }
    return files;
}

} // namespace meeplecam::datasets
