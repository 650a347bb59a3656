// Follows the game of one film and compares the figures with its floors.
// Usage: film_floors FLOORS BUNDLED RENDERED DATA FILM          a film of the file FLOORS
//        film_floors FLOORS BUNDLED RENDERED DATA --unlisted    fails when a film of the data folder is none
//        of FLOORS
// The three folders are those of FloorRoots. Exit status 77: the film lies in the data folder, and there is
// none.

#include "datasets/films/film_floors.h"

#include "app/session/measuring/film_bench.h"
#include "tests/blackbox/floor_program.h"
#include "vision/any/any_reader.h"

#include <algorithm>
#include <iostream>

namespace {

using namespace meeplecam;
using datasets::FloorFilm;
namespace fs = std::filesystem;

int checkFilm(const FloorFilm& film, const tests::FloorRoots& roots) {
    if (roots.isAbsent(film.root))
        return tests::skip();
    const datasets::FloorFolders folders = roots.foldersOf(film.root);
    const std::vector<fs::path> paths{folders.pictures / film.film};
    const auto files = datasets::findFilms(paths, models::bundledTiles());
    if (!files)
        return tests::complain(files.error().message);
    const auto result =
        session::benchFilm(files->front(), {film.anyTiles ? fs::path(vision::kAnyTiles) : folders.catalogues,
                                            {},
                                            {},
                                            false,
                                            film.lookTakes_s,
                                            film.track});
    if (!result)
        return tests::complain(result.error().message);
    std::cout << datasets::liveText(std::span(&*result, 1)) << "\n"
              << datasets::liveMistakesText(std::span(&*result, 1)) << "\n";
    return tests::verdictOf(datasets::compareWithFloors(
        film.floors, datasets::measuresOf(result->evaluation.figures), film.name));
}

int findUnlisted(const std::vector<FloorFilm>& films, const tests::FloorRoots& roots) {
    if (!fs::is_directory(roots.data))
        return tests::skip();
    const std::vector<fs::path> paths{roots.data / "video"};
    const auto files = datasets::findFilms(paths, models::bundledTiles());
    if (!files)
        return tests::complain(files.error().message);
    int unlisted = 0;
    for (const datasets::FilmFile& file : *files) {
        const std::string name = fs::relative(file.film, roots.data).generic_string();
        if (std::ranges::count(films, name, &FloorFilm::film) == 0) {
            ++unlisted;
            std::cout << name << ": this film has no floors; add it to datasets/film_floors.json\n";
        }
    }
    return unlisted == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) try {
    if (argc != 6) {
        std::cerr << "usage: film_floors FLOORS BUNDLED RENDERED DATA FILM|--unlisted\n";
        return 2;
    }
    const tests::FloorRoots roots{argv[2], argv[3], argv[4]};
    const auto films = datasets::readFilmFloors(argv[1]);
    if (!films)
        return tests::complain(films.error().message);
    const std::string name = argv[5];
    if (name == "--unlisted")
        return findUnlisted(*films, roots);
    const auto film = std::ranges::find(*films, name, &FloorFilm::name);
    return film == films->end() ? tests::complain("there is no film " + name) : checkFilm(*film, roots);
} catch (const std::exception& exception) {
    std::cerr << "film_floors: " << exception.what() << "\n";
    return 1;
}
