#include "models/tiles/tile_library.h"

#include "engine/tiles/phrase.h"
#include "models/files/joined.h"
#include "models/files/json_input.h"

#include <algorithm>
#include <array>
#include <atomic>

namespace meeplecam::models {

using engine::Error;
using engine::FeatureKind;
using engine::Result;
using engine::RoadEnd;
using engine::Segment;
using engine::Side;
using engine::TileSet;
using engine::TileType;

extern const std::string_view kBundledTileSets; // generated from models/tilesets.json

namespace {

constexpr std::string_view kTilesFormat = "carcassonne-tiles 1";
constexpr std::uintmax_t kLargestTileSets = 4'000'000;
constexpr std::size_t kMostMarkers = 20;
constexpr int kMostCopies = 100;

constexpr std::array kSideNames{"N", "E", "S", "W"};
constexpr std::array kHalfEdgeNames{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
constexpr std::array kRoadEnds{"crossing", "village", "cloister", "city"};
constexpr std::array kFeatureKinds{"road", "city", "cloister", "field", "river", "garden"};
constexpr std::array kGoods{"wine", "grain", "cloth"};

engine::SideMask readSides(const JsonCursor& list) {
    unsigned mask = 0;
    for (const JsonCursor& item : list.items(4))
        mask |= 1U << item.oneOf(kSideNames);
    return static_cast<engine::SideMask>(mask);
}

engine::HalfEdgeMask readHalfEdges(const JsonCursor& list) {
    unsigned mask = 0;
    for (const JsonCursor& item : list.items(engine::kHalfEdges))
        mask |= 1U << item.oneOf(kHalfEdgeNames);
    return static_cast<engine::HalfEdgeMask>(mask);
}

void readCity(const JsonCursor& feature, Segment& segment) {
    segment.sides = readSides(feature["edges"]);
    if (feature.has("pennants"))
        segment.pennants = static_cast<std::uint8_t>(feature["pennants"].integer(0, 9));
    if (feature.has("goods"))
        segment.goods = static_cast<engine::Goods>(1 + feature["goods"].oneOf(kGoods));
    segment.cathedral = feature.has("cathedral") && feature["cathedral"].boolean();
}

void readRoad(const JsonCursor& feature, Segment& segment) {
    segment.sides = readSides(feature["edges"]);
    if (feature.has("ends_in"))
        segment.end = static_cast<RoadEnd>(1 + feature["ends_in"].oneOf(kRoadEnds));
    segment.inn = feature.has("inn") && feature["inn"].boolean();
}

void readField(const JsonCursor& feature, Segment& segment) {
    segment.halfEdges = readHalfEdges(feature["half_edges"]);
    for (const JsonCursor& city : feature["cities"].items(engine::kMaxSegments))
        segment.cities =
            static_cast<std::uint16_t>(segment.cities | 1U << city.integer(0, engine::kMaxSegments - 1));
}

Segment readSegment(const JsonCursor& feature, std::size_t position) {
    Segment segment;
    segment.kind = static_cast<FeatureKind>(feature["kind"].oneOf(kFeatureKinds));
    segment.joinedWith = static_cast<std::uint8_t>(position);
    segment.takesMeeple = segment.kind != FeatureKind::River &&
                          (!feature.has("takes_meeple") || feature["takes_meeple"].boolean());
    if (segment.kind == FeatureKind::City)
        readCity(feature, segment);
    else if (segment.kind == FeatureKind::Road)
        readRoad(feature, segment);
    else if (segment.kind == FeatureKind::Field)
        readField(feature, segment);
    else if (segment.kind == FeatureKind::River)
        segment.sides = readSides(feature["edges"]);
    return segment;
}

std::string codeOf(const TileType& type) {
    constexpr std::string_view kLetters = "?FRCW";
    std::string code;
    for (const Side side : engine::kSides)
        code += kLetters[static_cast<std::size_t>(engine::sideKind(type, side))];
    return code;
}

TileType readType(const JsonCursor& cursor, const std::string& name) {
    TileType type;
    type.name = name;
    for (const JsonCursor& feature : cursor["features"].items(engine::kMaxSegments))
        type.segments.push_back(readSegment(feature, type.segments.size()));
    if (cursor.has("markers"))
        for (const JsonCursor& marker : cursor["markers"].items(kMostMarkers))
            type.markers.push_back(marker.text());
    if (cursor.has("variant_of"))
        type.variantOf = cursor["variant_of"].text();
    if (cursor.has("inn_edges_2014"))
        type.innSides2014 = readSides(cursor["inn_edges_2014"]);
    type.bushes2014 = cursor.has("bushes_2014") && cursor["bushes_2014"].boolean();
    if (cursor.has("code") && cursor["code"].text() != codeOf(type))
        cursor["code"].complain(
            phrase("Files", "does not agree with the features, which make %1").with(codeOf(type)));
    return type;
}

std::optional<engine::TileTypeId> readTypeOf(const JsonCursor& name, const engine::TileRegistry& registry) {
    const auto type = registry.find(name.text());
    if (!type)
        name.complain(phrase("Files", "names a tile type that the file does not describe"));
    return type;
}

/// Numbers by name, in the order of the names.
template<std::size_t N>
std::array<int, N> readCounts(const JsonCursor& object, const std::array<const char*, N>& names) {
    std::array<int, N> counts{};
    for (const std::string& key : object.keys()) {
        const auto name = std::ranges::find(names, key);
        if (name == names.end())
            object[key].complain(phrase("Files", "is none of the names that are known here"));
        else
            counts[static_cast<std::size_t>(name - names.begin())] = object[key].integer(0, kMostCopies);
    }
    return counts;
}

engine::BoxKind readBoxKind(const JsonCursor& cursor) {
    const std::string kind = cursor.has("kind") ? cursor["kind"].text() : "";
    return kind == "river"     ? engine::BoxKind::River
           : kind == "figures" ? engine::BoxKind::Figures
                               : engine::BoxKind::Tiles;
}

TileSet readSet(const JsonCursor& cursor, const std::string& name, const engine::TileRegistry& registry) {
    TileSet set;
    set.name = name;
    set.title = cursor.has("title") ? cursor["title"].line() : name;
    set.kind = readBoxKind(cursor);
    set.counts.resize(static_cast<std::size_t>(registry.size()), 0);
    const JsonCursor tiles = cursor["tiles"];
    for (const std::string& typeName : tiles.keys()) {
        const auto type = registry.find(typeName);
        if (!type)
            tiles[typeName].complain(phrase("Files", "counts a tile type that the file does not describe"));
        else
            set.counts[static_cast<std::size_t>(*type)] = tiles[typeName].integer(0, kMostCopies);
    }
    if (cursor.has("start"))
        set.start = readTypeOf(cursor["start"], registry);
    if (cursor.has("last"))
        set.last = readTypeOf(cursor["last"], registry);
    if (set.kind == engine::BoxKind::River && (!set.start || !set.last))
        cursor.complain(
            phrase("Files", "is a river; name its first tile as \"start\" and its last as \"last\""));
    if (cursor.has("extra_meeples"))
        set.extraMeeples = readCounts(cursor["extra_meeples"], engine::kMeepleTypeNames);
    if (cursor.has("goods_tokens"))
        set.goodsTokens = readCounts(cursor["goods_tokens"], kGoods);
    return set;
}

Result<TileLibrary> readLibrary(const JsonCursor& root, const std::string& complaint) {
    root["format"].expect(kTilesFormat);
    std::vector<TileType> types;
    for (const std::string& name : root["types"].keys())
        types.push_back(readType(root["types"][name], name));
    if (!complaint.empty())
        return Error{complaint};
    Result<engine::TileRegistry> registry = engine::TileRegistry::create(std::move(types));
    if (!registry)
        return registry.error();
    TileLibrary library{std::make_shared<const engine::TileRegistry>(*std::move(registry)), {}};
    for (const std::string& name : root["sets"].keys())
        library.sets.push_back(readSet(root["sets"][name], name, *library.registry));
    if (!complaint.empty())
        return Error{complaint};
    return library;
}

Error unknownSet(const TileLibrary& library, const std::string& name) {
    const std::string known = joined(library.sets, ", ", &TileSet::name);
    return phrase("Files", "there is no box \"%1\"; choose from %2").with(name).with(known).error();
}

constexpr const char* kBoxFile = "box.json";

/// What bundledTiles() is made of.
struct Bundled {
    std::vector<TileFile> files;
    TileLibrary library; // of the files
    std::vector<AddedBox> boxes;
    std::atomic<bool> used = false;
};

Bundled& bundled() {
    static Bundled kBundled = [] {
        std::vector<TileFile> files{{std::string(kBundledTileSets), "the bundled tile sets"}};
        Result<TileLibrary> library = parseTileLibraries(files);
        MEEPLECAM_CHECK(library.has_value());
        return Bundled{std::move(files), *std::move(library), {}, false};
    }();
    return kBundled;
}

/// Puts the types and boxes of a file behind those that are there.
engine::Status extend(Json& tiles, const Json& added, const std::string& source) {
    for (const char* part : {"types", "sets"}) {
        if (!added.is_object() || !added.contains(part) || !added[part].is_object())
            return phrase("Files", "%1: \"%2\" is missing").with(source).with(part).error();
        for (const auto& [name, value] : added[part].items()) {
            if (tiles[part].contains(name))
                return phrase("Files", "%1: %2 exists already; choose another name")
                    .with(source)
                    .with(name)
                    .error();
            tiles[part][name] = value;
        }
    }
    return engine::success();
}

engine::Status addBox(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / kBoxFile;
    Result<std::string> text = readFile(file, phrase("Files", "tile sets").text(), kLargestTileSets);
    if (!text)
        return text.error();
    std::vector<TileFile> files = bundled().files;
    files.push_back({*std::move(text), file.string()});
    Result<TileLibrary> library = parseTileLibraries(files);
    if (!library)
        return library.error();
    AddedBox box{folder, {}};
    for (std::size_t i = bundled().library.sets.size(); i < library->sets.size(); ++i)
        box.sets.push_back(library->sets[i].name);
    bundled().files = std::move(files);
    bundled().library = *std::move(library);
    bundled().boxes.push_back(std::move(box));
    return engine::success();
}

} // namespace

const TileLibrary& bundledTiles() {
    bundled().used = true;
    return bundled().library;
}

std::vector<Error> addBoxes(const std::filesystem::path& folder) {
    MEEPLECAM_CHECK(!bundled().used);
    std::error_code problem;
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder, problem))
        if (std::filesystem::exists(entry.path() / kBoxFile, problem))
            found.push_back(entry.path());
    std::ranges::sort(found);
    std::vector<Error> left;
    for (const std::filesystem::path& box : found)
        if (const engine::Status added = addBox(box); !added)
            left.push_back(added.error());
    return left;
}

const std::vector<AddedBox>& addedBoxes() {
    return bundled().boxes;
}

Result<TileLibrary> parseTileLibrary(std::string_view text, const std::string& source) {
    return parseTileLibraries(std::vector<TileFile>{{std::string(text), source}});
}

Result<TileLibrary> parseTileLibraries(std::span<const TileFile> files) {
    MEEPLECAM_CHECK(!files.empty());
    Json tiles;
    for (const TileFile& file : files) {
        Result<Json> document = parseJson(file.text, file.source);
        if (!document)
            return document.error();
        if (tiles.is_null()) {
            tiles = *std::move(document);
            continue;
        }
        std::string complaint;
        JsonCursor(*document, "", complaint)["format"].expect(kTilesFormat);
        if (!complaint.empty())
            return Error{file.source + ": " + complaint};
        if (const engine::Status extended = extend(tiles, *document, file.source); !extended)
            return extended.error();
    }
    std::string complaint;
    Result<TileLibrary> library = readLibrary(JsonCursor(tiles, "", complaint), complaint);
    if (!library)
        return Error{files.back().source + ": " + library.error().message};
    return library;
}

Result<std::vector<TileSet>> findSets(const TileLibrary& library, std::span<const std::string> names) {
    std::vector<TileSet> found;
    for (const std::string& name : names) {
        const auto set = std::ranges::find(library.sets, name, &TileSet::name);
        if (set == library.sets.end())
            return unknownSet(library, name);
        found.push_back(*set);
    }
    return found;
}

} // namespace meeplecam::models
