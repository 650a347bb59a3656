// Reads one set of pictures and compares the sums with its floors.
// Usage: read_floors FLOORS BUNDLED RENDERED DATA SET          a set of the file FLOORS
//        read_floors FLOORS BUNDLED RENDERED DATA --unlisted   fails when a folder of pictures is no set of
//        FLOORS
// The three folders are those of FloorRoots. Exit status 77: the set lies in the data folder, and there is
// none.

#include "datasets/measuring/bench_report.h"
#include "datasets/measuring/floors.h"
#include "datasets/measuring/table_readers.h"
#include "tests/blackbox/floor_program.h"

#include <algorithm>
#include <iostream>

namespace {

using namespace meeplecam;
using datasets::FloorSet;
namespace fs = std::filesystem;

int checkSet(const FloorSet& set, const tests::FloorRoots& roots) {
    if (roots.isAbsent(set.root))
        return tests::skip();
    const auto results =
        datasets::benchSet(set, roots.foldersOf(set.root), datasets::tableReaders(roots.bundled / "networks"),
                           models::bundledTiles());
    if (!results)
        return tests::complain(results.error().message);
    std::cout << datasets::benchText(*results) << "\n" << datasets::mistakesText(*results) << "\n";
    return tests::verdictOf(datasets::compareWithFloors(set, *results));
}

/// How many folders of pictures below a root are no set.
int unlistedBelow(const fs::path& root, const std::string& part, const std::vector<FloorSet>& sets) {
    const auto files = datasets::findPictures(root / part);
    if (!files)
        return tests::complain(files.error().message);
    int unlisted = 0;
    std::string last;
    for (const datasets::PictureFile& file : *files) {
        const std::string folder = fs::relative(file.picture.parent_path(), root).generic_string();
        if (folder != last && std::ranges::count(sets, folder, &FloorSet::folder) == 0) {
            ++unlisted;
            std::cout << folder << ": these pictures have no floors; add the set to datasets/floors.json\n";
        }
        last = folder;
    }
    return unlisted;
}

int findUnlisted(const std::vector<FloorSet>& sets, const tests::FloorRoots& roots) {
    int unlisted = unlistedBelow(roots.bundled, "tables", sets);
    if (fs::is_directory(roots.data))
        for (const char* part : {"photos", "renders"})
            unlisted += unlistedBelow(roots.data, part, sets);
    return unlisted == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) try {
    if (argc != 6) {
        std::cerr << "usage: read_floors FLOORS BUNDLED RENDERED DATA SET|--unlisted\n";
        return 2;
    }
    const tests::FloorRoots roots{argv[2], argv[3], argv[4]};
    const auto sets = datasets::readFloors(argv[1]);
    if (!sets)
        return tests::complain(sets.error().message);
    const std::string name = argv[5];
    if (name == "--unlisted")
        return findUnlisted(*sets, roots);
    const auto set = std::ranges::find(*sets, name, &FloorSet::name);
    return set == sets->end() ? tests::complain("there is no set " + name) : checkSet(*set, roots);
} catch (const std::exception& exception) {
    std::cerr << "read_floors: " << exception.what() << "\n";
    return 1;
}
