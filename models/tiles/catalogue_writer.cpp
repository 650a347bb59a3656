#include "models/tiles/catalogue_writer.h"

#include "engine/tiles/phrase.h"
#include "models/files/json_input.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <fstream>

namespace meeplecam::models {

namespace {

bool write(const cv::Mat& picture, const std::filesystem::path& path) {
    try {
        return cv::imwrite(path.string(), picture);
    } catch (const cv::Exception&) {
        return false;
    }
}

std::string regionsOf(const std::filesystem::path& picture) {
    return "regions/" + picture.stem().string() + ".png";
}

/// The pictures and region maps of the catalogue in a folder that were written here: each picture that has a
/// map of its name. None for a folder without a readable catalogue.
std::vector<std::filesystem::path> filesWritten(const std::filesystem::path& folder) {
    constexpr std::uintmax_t kMostText = 4'000'000;
    constexpr std::size_t kMostImages = 600; // as many as a catalogue may have
    std::vector<std::filesystem::path> files;
    const auto text =
        readFile(folder / "catalogue.json", phrase("Files", "a tile catalogue").text(), kMostText);
    if (!text)
        return files;
    const auto json = parseJson(*text, "catalogue.json");
    if (!json)
        return files;
    std::string complaint;
    const JsonCursor root(*json, "catalogue.json:", complaint);
    for (const JsonCursor& image : root["images"].items(kMostImages)) {
        const std::filesystem::path file = image["file"].text();
        if (file == file.filename() && image.has("regions") && image["regions"].text() == regionsOf(file)) {
            files.push_back(file);
            files.emplace_back(regionsOf(file));
        }
    }
    return files;
}

/// Takes away what the catalogue that was there before had and the new one has not.
void removeFormer(const std::vector<std::filesystem::path>& former, const std::filesystem::path& folder) {
    const std::vector<std::filesystem::path> now = filesWritten(folder);
    for (const std::filesystem::path& file : former)
        if (std::ranges::find(now, file) == now.end()) {
            std::error_code ignored; // what can't be removed does no harm: no catalogue names it
            std::filesystem::remove(folder / file, ignored);
        }
}

} // namespace

engine::Status writeCatalogue(const Catalogue& catalogue, const engine::TileRegistry& registry,
                              const std::filesystem::path& folder) {
    const engine::Error failure{"can't write the catalogue into '" + folder.string() +
                                "': check that the folder may be written to and has room"};
    const std::vector<std::filesystem::path> former = filesWritten(folder);
    std::error_code problem;
    std::filesystem::create_directories(folder / "regions", problem);
    nlohmann::ordered_json json;
    json["format"] = "meeplecam-catalogue 1";
    json["name"] = catalogue.name;
    json["tile_mm"] = catalogue.tile_mm;
    if (!catalogue.sets.empty())
        json["sets"] = catalogue.sets;
    if (catalogue.played)
        json["played"] = true;
    json["images"] = nlohmann::ordered_json::array();
    for (const CataloguePicture& picture : catalogue.pictures) {
        nlohmann::ordered_json image{{"file", picture.file}, {"tile", registry[picture.tile].name}};
        const cv::Rect2d& face = picture.face;
        if (face != cv::Rect2d(0.0, 0.0, 1.0, 1.0))
            image["face"] = {face.x, face.y, face.x + face.width, face.y + face.height};
        if (picture.guessed)
            image["guessed"] = true;
        bool written = write(picture.picture, folder / picture.file);
        if (!picture.regions.empty()) {
            const std::string regions = regionsOf(picture.file);
            image["regions"] = regions;
            written = written && write(picture.regions, folder / regions);
        }
        if (!written)
            return failure;
        json["images"].push_back(std::move(image));
    }
    // The index comes last: a folder with it is whole.
    std::ofstream file(folder / "catalogue.json");
    file << json.dump(1) << '\n';
    file.close();
    if (!file)
        return failure;
    removeFormer(former, folder);
    return engine::success();
}

} // namespace meeplecam::models
