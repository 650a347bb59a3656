#include "models/art/tiles/house_edition.h"

#include <cstdio>
#include <string_view>

namespace {

using namespace meeplecam;

engine::Status drawEdition(art::Dress dress, const std::filesystem::path& folder) {
    return art::writeCatalogue(art::houseTiles(models::bundledTiles(), dress), folder);
}

/// Draws the tiles of one box beside a copy of what describes it.
engine::Status drawBox(const models::AddedBox& box, const std::filesystem::path& folder) {
    const auto sets = models::findSets(models::bundledTiles(), box.sets);
    if (!sets)
        return sets.error();
    const engine::TileCounts counts = engine::sumOf(*sets);
    std::vector<art::TileCopy> tiles;
    for (const art::TileCopy& tile : art::houseTiles(models::bundledTiles(), art::Dress::Summer))
        if (engine::countOf(counts, *models::bundledTiles().registry->find(tile.type.name)) > 0)
            tiles.push_back(tile);
    if (const engine::Status drawn = art::writeCatalogue(tiles, folder); !drawn)
        return drawn;
    std::error_code problem;
    std::filesystem::copy_file(box.folder / "box.json", folder / "box.json",
                               std::filesystem::copy_options::overwrite_existing, problem);
    return problem ? engine::Status(engine::Error{problem.message()}) : engine::success();
}

/// Draws all boxes of a folder into another one; one that can't be used is a mistake here.
engine::Status drawBoxes(const std::filesystem::path& boxes, const std::filesystem::path& folder) {
    for (const engine::Error& left : models::addBoxes(boxes))
        return left;
    for (const models::AddedBox& box : models::addedBoxes())
        if (const engine::Status drawn = drawBox(box, folder / box.folder.filename()); !drawn)
            return drawn;
    return engine::success();
}

} // namespace

/// Build step: make_house_catalogue summer|winter FOLDER draws one dress of the house edition, and
/// make_house_catalogue boxes BOXES FOLDER the boxes that are only tiles.
int main(int argc, char** argv) {
    const std::string_view what = argc > 1 ? argv[1] : "";
    if (argc != (what == "boxes" ? 4 : 3)) {
        std::fprintf(stderr, "usage: make_house_catalogue summer|winter FOLDER, or boxes BOXES FOLDER\n");
        return 2;
    }
    const engine::Status status =
        what == "boxes" ? drawBoxes(argv[2], argv[3])
                        : drawEdition(what == "winter" ? art::Dress::Winter : art::Dress::Summer, argv[2]);
    if (status)
        return 0;
    std::fprintf(stderr, "%s\n", status.error().message.c_str());
    return 1;
}
