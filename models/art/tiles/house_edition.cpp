#include "models/art/tiles/house_edition.h"

#include "models/art/drawing/scene_output.h"
#include "models/art/plan/region_map.h"
#include "models/files/json_input.h"

#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <fstream>

namespace meeplecam::art {

namespace {

bool belongsTo(const TileType& type, Dress dress) {
    const bool winterOnly = type.name.starts_with("we.") || type.name.starts_with("gm.");
    return dress == Dress::Winter || !winterOnly;
}

std::string regionFile(const TileCopy& tile) {
    return "regions/" + pictureName(tile) + ".png";
}

std::string pictureFile(const TileCopy& tile) {
    return pictureName(tile) + ".jpg";
}

models::Json describe(const std::vector<TileCopy>& tiles) {
    const Dress dress = tiles.empty() ? Dress::Summer : tiles.front().dress;
    models::Json catalogue;
    catalogue["format"] = "meeplecam-catalogue 1";
    catalogue["name"] = dress == Dress::Summer ? "House edition" : "House edition in winter";
    catalogue["edition"] = editionName(dress);
    catalogue["tile_mm"] = 45;
    catalogue["regions"] = "features"; // values are feature indices, see models/README.md
    catalogue["images"] = models::Json::array();
    for (const TileCopy& tile : tiles) {
        models::Json image;
        image["file"] = pictureFile(tile);
        image["tile"] = tile.type.name;
        image["copy"] = tile.copy + 1;
        image["regions"] = regionFile(tile);
        image["face"] = {0, 0, 1, 1};
        catalogue["images"].push_back(image);
    }
    return catalogue;
}

bool writePictures(const TileCopy& tile, const std::filesystem::path& folder,
                   const CatalogueOptions& options) {
    const cv::Mat picture = rasterise(drawTile(tile), options.picture_side);
    const cv::Mat regions = regionMap(tile.type, planOf(tile), options.region_side);
    try {
        return cv::imwrite(folder / pictureFile(tile), picture, {cv::IMWRITE_JPEG_QUALITY, 95}) &&
               cv::imwrite(folder / regionFile(tile), regions);
    } catch (const cv::Exception&) {
        return false;
    }
}

} // namespace

std::vector<TileCopy> houseTiles(const models::TileLibrary& library, Dress dress) {
    std::vector<TileCopy> tiles;
    for (int i = 0; i < library.registry->size(); ++i) {
        const auto id = static_cast<engine::TileTypeId>(i);
        const TileType& type = (*library.registry)[id];
        if (!belongsTo(type, dress))
            continue;
        int copies = 0;
        for (const engine::TileSet& set : library.sets)
            copies = std::max(copies, engine::countOf(set.counts, id));
        for (int copy = 0; copy < copies; ++copy)
            tiles.push_back({type, copy, dress});
    }
    return tiles;
}

Dress dressOf(const engine::TileRegistry& registry, std::span<const engine::TileSet> sets) {
    const engine::TileCounts counts = engine::sumOf(sets);
    for (int i = 0; i < registry.size(); ++i) {
        const auto id = static_cast<engine::TileTypeId>(i);
        if (engine::countOf(counts, id) > 0 && !belongsTo(registry[id], Dress::Summer))
            return Dress::Winter;
    }
    return Dress::Summer;
}

std::string editionName(Dress dress) {
    return dress == Dress::Summer ? "house" : "house_winter";
}

std::string pictureName(const TileCopy& tile) {
    std::string name = tile.type.name;
    std::ranges::replace(name, '.', '-');
    const int number = tile.copy + 1;
    return name + (number < 10 ? "_0" : "_") + std::to_string(number);
}

engine::Status writeCatalogue(const std::vector<TileCopy>& tiles, const std::filesystem::path& folder,
                              const CatalogueOptions& options) {
    const engine::Error failure{"can't write the catalogue into '" + folder.string() +
                                "': check that the folder may be written to and has room"};
    std::error_code error;
    std::filesystem::create_directories(folder / "regions", error);
    if (error)
        return failure;
    std::atomic<bool> written = true;
    cv::parallel_for_(cv::Range(0, static_cast<int>(tiles.size())), [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            if (!writePictures(tiles[static_cast<size_t>(i)], folder, options))
                written = false;
        }
    });
    std::ofstream file(folder / "catalogue.json");
    file << describe(tiles).dump(1) << '\n';
    file.close();
    if (!written || !file)
        return failure;
    return engine::success();
}

} // namespace meeplecam::art
