#include "models/catalogue_writer.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

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

} // namespace

engine::Status writeCatalogue(const Catalogue& catalogue, const engine::TileRegistry& registry,
                              const std::filesystem::path& folder) {
    const engine::Error failure{"can't write the catalogue into '" + folder.string() +
                                "': check that the folder may be written to and has room"};
    std::error_code problem;
    std::filesystem::create_directories(folder / "regions", problem);
    nlohmann::ordered_json json;
    json["format"] = "meeplecam-catalogue 1";
    json["name"] = catalogue.name;
    json["tile_mm"] = catalogue.tile_mm;
    if (!catalogue.sets.empty())
        json["sets"] = catalogue.sets;
    json["images"] = nlohmann::ordered_json::array();
    for (const CataloguePicture& picture : catalogue.pictures) {
        nlohmann::ordered_json image{{"file", picture.file}, {"tile", registry[picture.tile].name}};
        const cv::Rect2d& face = picture.face;
        if (face != cv::Rect2d(0.0, 0.0, 1.0, 1.0))
            image["face"] = {face.x, face.y, face.x + face.width, face.y + face.height};
        bool written = write(picture.picture, folder / picture.file);
        if (!picture.regions.empty()) {
            const std::string regions =
                "regions/" + std::filesystem::path(picture.file).stem().string() + ".png";
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
    return engine::success();
}

} // namespace meeplecam::models
