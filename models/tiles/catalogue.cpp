#include "models/tiles/catalogue.h"

#include "engine/tiles/phrase.h"
#include "models/files/content_hash.h"
#include "models/files/json_input.h"
#include "models/files/picture_file.h"
#include "models/tiles/tile_library.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::models {

using engine::Error;
using engine::Result;

namespace {

constexpr std::uintmax_t kLargestIndex = 4'000'000;
constexpr std::uintmax_t kLargestPicture = 50'000'000;
constexpr std::uintmax_t kMostBytes = 500'000'000;  // of all pictures together; more would take minutes
constexpr std::size_t kMostPictures = 600;          // all boxes of all editions together have fewer tiles
constexpr std::int64_t kMostPixels = 4096LL * 4096; // of one picture; 64x64 are used
constexpr std::size_t kMostPixelsInAll = 300'000'000;
constexpr std::size_t kMostCatalogueSets = 100;
constexpr int kSmallestSide = 24;    // pixels; below this not even a person knows the tile
constexpr double kSquareness = 0.02; // how much longer than wide a picture may be, as a fraction

struct Entry {
    std::string file;
    std::string tile;
    std::string regions;
    cv::Rect2d face{0.0, 0.0, 1.0, 1.0};
    bool guessed = false;
};

struct Index {
    CatalogueHeader header;
    bool regionsAreFeatures = false; ///< rather than kinds
    std::vector<Entry> entries;
};

cv::Rect2d readFace(const JsonCursor& cursor) {
    const auto sides = cursor.tuple(4);
    constexpr double kMostMissing = 0.25; // on each side; what shows less of a tile shows too little
    const double left = sides[0].number(0.0, kMostMissing);
    const double top = sides[1].number(0.0, kMostMissing);
    return {left, top, sides[2].number(1.0 - kMostMissing, 1.0) - left,
            sides[3].number(1.0 - kMostMissing, 1.0) - top};
}

Entry readEntry(const JsonCursor& cursor) {
    Entry entry;
    entry.file = cursor["file"].text();
    entry.tile = cursor["tile"].text();
    if (cursor.has("regions"))
        entry.regions = cursor["regions"].text();
    if (cursor.has("face"))
        entry.face = readFace(cursor["face"]);
    entry.guessed = cursor.has("guessed") && cursor["guessed"].boolean();
    return entry;
}

/// Text and content of `catalogue.json`.
struct IndexFile {
    std::string text;
    Index index;
};

Error tooLarge(const std::filesystem::path& folder) {
    return phrase("Files",
                  "%1: the pictures of this catalogue are too large to be read all together; save them "
                  "smaller: 500x500 pixels are enough for a tile")
        .with(folder.string())
        .error();
}

/// How much has to be read; 0 for what can't be.
std::uintmax_t bytesOf(const std::filesystem::path& folder, const std::vector<Entry>& entries) {
    std::uintmax_t sum = 0;
    for (const Entry& entry : entries)
        for (const std::string& name : {entry.file, entry.regions}) {
            std::error_code problem;
            const std::uintmax_t bytes = std::filesystem::file_size(folder / name, problem);
            sum += problem ? 0 : bytes;
        }
    return sum;
}

Result<IndexFile> readIndex(const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / "catalogue.json";
    std::error_code problem;
    if (!std::filesystem::is_directory(folder, problem))
        return phrase("Files", "%1 is not a folder; name the folder of a tile catalogue")
            .with(folder.string())
            .error();
    auto text = readFile(path, phrase("Files", "a tile catalogue").text(), kLargestIndex);
    if (!text)
        return text.error();
    const auto json = parseJson(*text, path.string());
    if (!json)
        return json.error();
    std::string complaint;
    const JsonCursor root(*json, path.string() + ":", complaint);
    Index index;
    root["format"].expect("meeplecam-catalogue 1");
    CatalogueHeader& header = index.header;
    header.name = root.has("name") ? root["name"].text() : folder.filename().string();
    header.tile_mm =
        root.has("tile_mm") ? root["tile_mm"].number(kLeastTile_mm, kMostTile_mm) : header.tile_mm;
    header.played = root.has("played") && root["played"].boolean();
    if (root.has("sets"))
        for (const JsonCursor& set : root["sets"].items(kMostCatalogueSets))
            header.sets.push_back(set.text());
    if (root.has("regions")) {
        index.regionsAreFeatures = root["regions"].text() == "features";
        if (!index.regionsAreFeatures)
            root["regions"].complain(
                phrase("Files", "is not \"features\"; leave it out where regions are kinds"));
    }
    for (const JsonCursor& item : root["images"].items(kMostPictures))
        index.entries.push_back(readEntry(item));
    if (index.entries.empty())
        root["images"].complain(phrase("Files", "names no picture"));
    if (!complaint.empty())
        return Error{complaint};
    if (bytesOf(folder, index.entries) > kMostBytes)
        return tooLarge(folder);
    return IndexFile{*std::move(text), std::move(index)};
}

Result<cv::Mat> readTilePicture(const std::filesystem::path& path, PictureColours colours) {
    const auto bytes = readFile(path, phrase("Files", "a tile's picture").text(), kLargestPicture);
    if (!bytes)
        return bytes.error();
    if (bytes->empty())
        return phrase("Files", "%1 is empty; put the tile's picture there again").with(path.string()).error();
    const PictureWish wish{.colours = colours, .mostPixels = kMostPixels};
    UnpackedPicture unpacked = unpackPicture(*bytes, wish);
    if (unpacked.fault == PictureFault::NoPicture)
        return phrase("Files", "%1 is damaged or not a picture; put the tile's picture there again")
            .with(path.string())
            .error();
    if (unpacked.fault != PictureFault::None)
        return Error{path.string() + " " + pictureComplaint(unpacked, wish)};
    return std::move(unpacked.picture);
}

Result<CataloguePicture> readPicture(const std::filesystem::path& folder, const Entry& entry,
                                     engine::TileTypeId tile) {
    CataloguePicture result;
    result.file = entry.file;
    result.tile = tile;
    result.face = entry.face;
    result.guessed = entry.guessed;
    const std::filesystem::path path = folder / entry.file;
    auto picture = readTilePicture(path, PictureColours::Bgr);
    if (!picture)
        return picture.error();
    const double ratio = static_cast<double>(picture->cols) / picture->rows;
    if (std::min(picture->cols, picture->rows) < kSmallestSide || std::abs(ratio - 1.0) > kSquareness)
        return phrase("Files", "%1 has %2x%3 pixels; a tile's picture is square and at least %4 pixels wide")
            .with(path.string())
            .with(picture->cols)
            .with(picture->rows)
            .with(kSmallestSide)
            .error();
    result.picture = *picture;
    if (!entry.regions.empty()) {
        auto regions = readTilePicture(folder / entry.regions, PictureColours::Grey);
        if (!regions)
            return regions.error();
        result.regions = *regions;
    }
    return result;
}

Result<engine::TileTypeId> typeOf(const Entry& entry, const std::filesystem::path& folder,
                                  const engine::TileRegistry& registry) {
    if (const auto tile = registry.find(entry.tile))
        return *tile;
    return phrase("Files", "%1 names a tile \"%2\" that no tile set has; correct the name")
        .with((folder / "catalogue.json").string())
        .with(entry.tile)
        .error();
}

/// Regions by kind instead of by feature index; what is no feature is a village.
cv::Mat kindsOf(const cv::Mat& features, const engine::TileType& type) {
    cv::Mat table(1, 256, CV_8U, cv::Scalar(static_cast<int>(Region::Village)));
    for (std::size_t i = 0; i < type.segments.size(); ++i)
        table.at<uchar>(static_cast<int>(i)) = static_cast<uchar>(regionOf(type.segments[i].kind));
    cv::Mat kinds;
    cv::LUT(features, table, kinds);
    return kinds;
}

} // namespace

Region regionOf(engine::FeatureKind kind) {
    switch (kind) {
    case engine::FeatureKind::Road:
        return Region::Road;
    case engine::FeatureKind::City:
        return Region::City;
    case engine::FeatureKind::Cloister:
        return Region::Cloister;
    case engine::FeatureKind::River:
        return Region::River;
    case engine::FeatureKind::Garden:
        return Region::Garden;
    default:
        return Region::Field;
    }
}

Result<CatalogueHeader> readCatalogueHeader(const std::filesystem::path& folder) {
    auto file = readIndex(folder);
    if (!file)
        return file.error();
    return std::move(file->index.header);
}

Result<std::vector<engine::TileTypeId>> typesShown(const std::filesystem::path& folder,
                                                   const engine::TileRegistry& registry) {
    const auto file = readIndex(folder);
    if (!file)
        return file.error();
    std::vector<engine::TileTypeId> types;
    for (const Entry& entry : file->index.entries) {
        const auto tile = typeOf(entry, folder, registry);
        if (!tile)
            return tile.error();
        types.push_back(*tile);
    }
    std::ranges::sort(types);
    types.erase(std::unique(types.begin(), types.end()), types.end());
    return types;
}

Result<Catalogue> readCatalogue(const std::filesystem::path& folder, const engine::TileRegistry& registry) {
    const auto file = readIndex(folder);
    if (!file)
        return file.error();
    const CatalogueHeader& header = file->index.header;
    std::size_t pixels = 0;
    Catalogue catalogue{.name = header.name,
                        .tile_mm = header.tile_mm,
                        .pictures = {},
                        .sets = header.sets,
                        .played = header.played};
    for (const Entry& entry : file->index.entries) {
        const auto tile = typeOf(entry, folder, registry);
        if (!tile)
            return tile.error();
        auto picture = readPicture(folder, entry, *tile);
        if (!picture)
            return picture.error();
        pixels += picture->picture.total();
        if (pixels > kMostPixelsInAll)
            return tooLarge(folder);
        if (file->index.regionsAreFeatures && !picture->regions.empty())
            picture->regions = kindsOf(picture->regions, registry[*tile]);
        catalogue.pictures.push_back(*std::move(picture));
    }
    return catalogue;
}

Result<std::vector<CataloguePicture>> picturesOfBoxes(std::span<const engine::TileTypeId> shown) {
    std::vector<CataloguePicture> pictures;
    for (const AddedBox& box : addedBoxes()) {
        std::error_code problem;
        if (!std::filesystem::exists(box.folder / "catalogue.json", problem))
            continue;
        Result<Catalogue> own = readCatalogue(box.folder, *bundledTiles().registry);
        if (!own)
            return own.error();
        for (CataloguePicture& picture : own->pictures)
            if (std::ranges::find(shown, picture.tile) == shown.end())
                pictures.push_back(std::move(picture));
    }
    return pictures;
}

Result<std::uint64_t> catalogueFingerprint(const std::filesystem::path& folder) {
    const auto file = readIndex(folder);
    if (!file)
        return file.error();
    std::uint64_t hash = contentHash(file->text);
    for (const Entry& entry : file->index.entries)
        for (const std::string& name : {entry.file, entry.regions}) {
            if (name.empty())
                continue;
            const auto bytes =
                readFile(folder / name, phrase("Files", "a tile's picture").text(), kLargestPicture);
            if (!bytes)
                return bytes.error();
            hash = contentHash(*bytes, hash);
        }
    return hash;
}

} // namespace meeplecam::models
