#include "app/session/editions/taught_folder.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/refusal.h"
#include "models/files/user_folder.h"
#include "models/tiles/catalogue_writer.h"
#include "vision/teaching/taught_catalogue.h"

#include <algorithm>
#include <cctype>

namespace meeplecam::session {

using engine::Error;
using engine::Result;
namespace fs = std::filesystem;

namespace {

const models::TileLibrary& library() {
    return models::bundledTiles();
}

/// The boxes that a catalogue names, or else the first ones that have all of its tiles.
std::vector<std::string> setsOf(const models::Catalogue& catalogue) {
    if (!catalogue.sets.empty() && models::findSets(library(), catalogue.sets))
        return catalogue.sets;
    std::vector<engine::TileSet> sets;
    for (const models::CataloguePicture& picture : catalogue.pictures) {
        if (engine::countOf(engine::sumOf(sets), picture.tile) > 0)
            continue;
        const auto box = std::ranges::find_if(library().sets, [&](const engine::TileSet& set) {
            return engine::countOf(set.counts, picture.tile) > 0;
        });
        if (box != library().sets.end())
            sets.push_back(*box);
    }
    std::vector<std::string> names;
    std::ranges::transform(sets, std::back_inserter(names), &engine::TileSet::name);
    return names;
}

bool isThere(const fs::path& path) {
    std::error_code problem;
    return fs::exists(path, problem);
}

} // namespace

engine::Status writeTaught(const vision::Lesson& lesson, const TaughtAs& as, const fs::path& folder) {
    const auto sets = models::findSets(library(), as.sets);
    if (!sets)
        return sets.error();
    models::Catalogue catalogue = vision::taughtCatalogue(lesson, *library().registry, engine::sumOf(*sets));
    if (catalogue.pictures.empty())
        return refusal(Files::tr("Every square is left out; give at least one of them a tile"));
    catalogue.name = as.name;
    catalogue.tile_mm = as.tile_mm;
    catalogue.sets = as.sets;
    catalogue.played = as.played;
    return models::writeCatalogue(catalogue, *library().registry, folder);
}

engine::Status keepTaught(const vision::Lesson& lesson, const TaughtAs& as, const fs::path& folder) {
    fs::path fresh = folder;
    fresh += ".new";
    fs::path before = folder;
    before += ".old";
    std::error_code problem;
    fs::remove_all(fresh, problem);
    fs::remove_all(before, problem);
    if (engine::Status written = writeTaught(lesson, as, fresh); !written) {
        fs::remove_all(fresh, problem);
        return written;
    }
    if (isThere(folder))
        fs::rename(folder, before, problem);
    if (!problem)
        fs::rename(fresh, folder, problem);
    if (problem) {
        std::error_code ignored;
        if (!isThere(folder))
            fs::rename(before, folder, ignored);
        return refusal(
            Files::tr("The tiles cannot be saved as %1 (%2); check that the folder may be written to")
                .arg(asText(folder.string()), asText(problem.message())));
    }
    fs::remove_all(before, problem);
    return engine::success();
}

Result<TaughtBefore> readTaught(const fs::path& folder) {
    auto catalogue = models::readCatalogue(folder, *library().registry);
    if (!catalogue)
        return catalogue.error();
    TaughtBefore before;
    before.as = {.name = catalogue->name,
                 .sets = setsOf(*catalogue),
                 .tile_mm = catalogue->tile_mm,
                 .played = catalogue->played};
    for (models::CataloguePicture& picture : catalogue->pictures) {
        vision::LessonSquare square;
        square.picture = catalogue->name;
        square.face = std::move(picture.picture);
        square.regions = std::move(picture.regions);
        square.tile = engine::TileFace{picture.tile, engine::Rotation::None};
        square.guessed = picture.guessed;
        square.origin = picture.guessed ? vision::TileOrigin::Program : vision::TileOrigin::Person;
        before.lesson.squares.push_back(std::move(square));
    }
    return before;
}

TaughtBefore grownBox(TaughtBefore box, const vision::Lesson& game) {
    std::vector<vision::LessonSquare>& squares = box.lesson.squares;
    const std::size_t before = squares.size();
    for (const vision::LessonSquare& seen : game.squares) {
        if (!seen.known || *seen.known >= before) {
            squares.push_back(seen);
            continue;
        }
        vision::LessonSquare& known = squares[*seen.known];
        const bool another = seen.tile && known.tile && seen.tile->type != known.tile->type;
        if (!seen.guessed && (known.guessed || another))
            known = seen;
    }
    return box;
}

fs::path cataloguesFolder() {
    const fs::path data = models::userFolder(models::UserFolder::Data);
    return data.empty() ? data : data / "catalogues";
}

std::vector<KeptCatalogue> keptCatalogues(const fs::path& folder) {
    std::vector<KeptCatalogue> kept;
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(folder, problem)) {
        const std::string ending = entry.path().extension().string();
        const auto header = models::readCatalogueHeader(entry.path());
        if (header && ending != ".new" && ending != ".old") // left behind by a program that was killed
            kept.push_back({entry.path(), header->name});
    }
    std::ranges::sort(kept, {}, &KeptCatalogue::name);
    return kept;
}

std::string folderName(const std::string& name) {
    std::string result;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = byte >= 0x80 || std::isalnum(byte) != 0;
        if (plain || (!result.empty() && result.back() != '-'))
            result += plain ? c : '-';
    }
    while (result.ends_with('-'))
        result.pop_back();
    return result;
}

Result<fs::path> folderForNew(const std::string& name, const fs::path& folder) {
    if (folder.empty())
        return refusal(Files::tr("There is no home folder to save the tiles in; set HOME"));
    const std::string stem = folderName(name);
    if (stem.empty())
        return refusal(Files::tr("Give the edition a name"));
    const fs::path path = folder / stem;
    if (isThere(path))
        return refusal(
            Files::tr("There is an edition called %1 already; choose another name, or open it to continue")
                .arg(asText(name)));
    return path;
}

} // namespace meeplecam::session
