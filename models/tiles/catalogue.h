#pragma once

#include "engine/tiles/result.h"
#include "engine/tiles/tile_registry.h"

#include <opencv2/core.hpp>

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace meeplecam::models {

/// One picture of a printed tile, unrotated and cropped to its face.
struct CataloguePicture {
    std::string file; ///< relative to the catalogue's folder
    engine::TileTypeId tile{};
    cv::Mat picture;                     ///< square, BGR, 8 bit
    cv::Rect2d face{0.0, 0.0, 1.0, 1.0}; ///< the part of the tile's whole face that the picture shows
    cv::Mat regions{};                   ///< 8 bit, what lies where in the picture (see Region); may be empty
    bool guessed = false;                ///< nobody has confirmed `tile`
};

/// Values of CataloguePicture::regions. What stands in a field (farm, inn, lake, animal) counts as field, and
/// where nobody told them from it, rivers and gardens do, too.
enum class Region : std::uint8_t { Field, Road, City, Cloister, Village, River, Garden };

Region regionOf(engine::FeatureKind kind);

/// How large a printed tile may be.
inline constexpr double kLeastTile_mm = 5.0;
inline constexpr double kMostTile_mm = 500.0;

/// The printed tiles of one edition as pictures, several for one type where its copies differ.
struct Catalogue {
    std::string name;
    double tile_mm = 45.0; ///< side of a printed tile
    std::vector<CataloguePicture> pictures;
    std::vector<std::string> sets; ///< names of the boxes that it was made for; empty = unknown
    bool played = false; ///< it holds what was seen in games, so perhaps not all tiles of these boxes
};

/// What a catalogue says about itself.
struct CatalogueHeader {
    std::string name;
    double tile_mm = 45.0;
    std::vector<std::string> sets;
    bool played = false;
};

/// Reads `catalogue.json` without the pictures. Fails like readCatalogue, but not on pictures and tile names.
engine::Result<CatalogueHeader> readCatalogueHeader(const std::filesystem::path& folder);

/// The types of which a catalogue has pictures, each once. Fails like readCatalogue, but not on the pictures.
engine::Result<std::vector<engine::TileTypeId>> typesShown(const std::filesystem::path& folder,
                                                           const engine::TileRegistry& registry);

/// Reads a catalogue folder (`catalogue.json`, format `meeplecam-catalogue 1`) and its pictures. Tile names
/// are those of `registry`. Fails on a missing or damaged picture, one that is not square, and an unknown
/// tile name.
engine::Result<Catalogue> readCatalogue(const std::filesystem::path& folder,
                                        const engine::TileRegistry& registry);

/// The pictures of added boxes (addBoxes) whose folders are catalogues, too, but for those of types in
/// `shown`. Fails like readCatalogue.
engine::Result<std::vector<CataloguePicture>> picturesOfBoxes(std::span<const engine::TileTypeId> shown);

/// A number for the content of a catalogue folder, that is the bytes of `catalogue.json` and of every picture
/// that it names (64-bit FNV-1a). Anything prepared from a catalogue is valid as long as this stays the same.
engine::Result<std::uint64_t> catalogueFingerprint(const std::filesystem::path& folder);

} // namespace meeplecam::models
