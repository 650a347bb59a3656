#include "datasets/truth.h"

#include "models/setup_json.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::datasets {

namespace {

using models::Json;
using models::JsonCursor;

constexpr std::uintmax_t kLargestFile = 16'000'000;
constexpr std::size_t kMostTiles = 1000;
constexpr std::size_t kMostMeeples = 500;
constexpr int kFarthest = 1000;     // cells from the origin
constexpr double kFarPixel = 1e6;   // farthest that a corner may lie outside the picture
constexpr int kLargestSide = 65535; // pixels

cv::Point2d readPoint(const JsonCursor& cursor) {
    const auto values = cursor.tuple(2);
    return {values[0].number(-kFarPixel, kFarPixel), values[1].number(-kFarPixel, kFarPixel)};
}

engine::Cell readCell(const JsonCursor& object) {
    return {object["x"].integer(-kFarthest, kFarthest), object["y"].integer(-kFarthest, kFarthest)};
}

double readVisible(const JsonCursor& object) {
    return object.has("visible") ? object["visible"].number(0, 1) : 1;
}

/// The position of the text in the list; complains when it is none of them.
template<std::size_t Count>
std::size_t oneOf(const JsonCursor& cursor, const std::array<const char*, Count>& words) {
    const std::string text = cursor.text();
    const auto found = std::ranges::find(words, text);
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    std::string list;
    for (const char* word : words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    cursor.complain("is \"" + text.substr(0, 60) + "\"; it is one of " + list);
    return 0;
}

template<std::size_t Count>
unsigned readMask(const JsonCursor& object, const std::string& key,
                  const std::array<const char*, Count>& words) {
    unsigned mask = 0;
    if (object.has(key))
        for (const JsonCursor& word : object[key].items(Count))
            mask |= 1U << oneOf(word, words);
    return mask;
}

models::MeepleColour readColour(const JsonCursor& cursor) {
    const std::string name = cursor.text();
    if (const auto colour = models::findColour(name))
        return *colour;
    cursor.complain("names no colour of meeples: \"" + name.substr(0, 60) + "\"");
    return {};
}

TruthTile readTile(const JsonCursor& cursor, const engine::TileRegistry& registry) {
    TruthTile tile;
    tile.cell = readCell(cursor);
    if (!cursor.json().contains("tile"))
        cursor["tile"].complain("is missing; it is the name of a tile type, or null for an unknown tile");
    else if (cursor.has("tile"))
        tile.placement = models::readPlacement(cursor, registry);
    const auto corners = cursor["corners"].tuple(4);
    std::ranges::transform(corners, tile.corners.begin(), readPoint);
    tile.visible = readVisible(cursor);
    return tile;
}

/// The segment that a feature object names: by its index, else by kind and sides of the unrotated tile.
int readSegment(const JsonCursor& cursor, const engine::TileType& type) {
    const int count = static_cast<int>(type.segments.size());
    const auto kind =
        static_cast<engine::FeatureKind>(oneOf<4>(cursor["kind"], {"road", "city", "cloister", "field"}));
    if (cursor.has("index")) {
        const int index = cursor["index"].integer(0, count - 1);
        if (type.segments[static_cast<std::size_t>(index)].kind != kind)
            cursor.complain("is of another kind than feature " + std::to_string(index) + " of " + type.name);
        return index;
    }
    const unsigned sides = readMask<4>(cursor, "edges", {"N", "E", "S", "W"});
    const unsigned halves =
        readMask<8>(cursor, "half_edges", {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"});
    for (int i = 0; i < count; ++i) {
        const engine::Segment& segment = type.segments[static_cast<std::size_t>(i)];
        if (segment.kind == kind && segment.sides == sides && segment.halfEdges == halves)
            return i;
    }
    cursor.complain("is no feature of " + type.name + "; give its index in the list of the tile type");
    return 0;
}

std::vector<PlacedFeature> readFeatures(const JsonCursor& meeple, const engine::Placement& tile,
                                        const engine::TileRegistry& registry) {
    const engine::TileType& type = registry[tile.tile];
    std::vector<PlacedFeature> features{
        placedFeature(type, readSegment(meeple["feature"], type), tile.rotation)};
    if (meeple.has("feature_alternatives"))
        for (const JsonCursor& other : meeple["feature_alternatives"].items(engine::kMaxSegments))
            features.push_back(placedFeature(type, readSegment(other, type), tile.rotation));
    return features;
}

TruthMeeple readMeeple(const JsonCursor& cursor, const Truth& truth, const engine::TileRegistry& registry) {
    TruthMeeple meeple;
    meeple.colour = readColour(cursor["colour"]);
    if (cursor.has("size"))
        meeple.size = static_cast<models::MeepleSize>(oneOf<2>(cursor["size"], {"normal", "large"}));
    if (cursor.has("kind"))
        meeple.kind = static_cast<PieceKind>(oneOf<2>(cursor["kind"], {"meeple", "disc"}));
    meeple.pose = static_cast<models::MeeplePose>(oneOf<2>(cursor["pose"], {"standing", "lying"}));
    meeple.cell = readCell(cursor);
    meeple.foot = readPoint(cursor["foot"]);
    meeple.visible = readVisible(cursor);
    const TruthTile* tile = tileAt(truth, meeple.cell);
    if (tile == nullptr)
        cursor.complain("stands in a cell without a tile");
    else if (tile->placement)
        meeple.features = readFeatures(cursor, *tile->placement, registry);
    return meeple;
}

/// Names between commas, which the library must know.
std::vector<std::string> readSets(const JsonCursor& cursor, const models::TileLibrary& library) {
    std::vector<std::string> names(1);
    for (const char c : cursor.text())
        if (c == ',')
            names.emplace_back();
        else
            names.back() += c;
    if (const auto sets = models::findSets(library, names); !sets)
        cursor.complain("is wrong: " + sets.error().message);
    return names;
}

void readTiles(const JsonCursor& cursor, const engine::TileRegistry& registry, Truth& truth) {
    for (const JsonCursor& entry : cursor.items(kMostTiles)) {
        const TruthTile tile = readTile(entry, registry);
        if (tileAt(truth, tile.cell) != nullptr)
            entry.complain("lies in the same cell as a tile before it");
        truth.tiles.push_back(tile);
    }
}

Truth readDocument(const JsonCursor& file, const models::TileLibrary& library) {
    Truth truth;
    if (file["format"].text() != "meeplecam-truth 1")
        file["format"].complain("is not \"meeplecam-truth 1\"");
    truth.art = file["art"].text();
    truth.tileSets = readSets(file["tile_set"], library);
    if (file.has("players"))
        for (const JsonCursor& player : file["players"].items(models::kMeepleColours))
            truth.players.push_back(readColour(player));
    truth.size = {file["width"].integer(1, kLargestSide), file["height"].integer(1, kLargestSide)};
    truth.complete = file["complete"].boolean();
    truth.meeplesComplete =
        file.has("meeples_complete") ? file["meeples_complete"].boolean() : truth.complete;
    readTiles(file["tiles"], *library.registry, truth);
    for (const JsonCursor& meeple : file["meeples"].items(kMostMeeples))
        truth.meeples.push_back(readMeeple(meeple, truth, *library.registry));
    return truth;
}

} // namespace

engine::Result<Truth> parseTruth(std::string_view text, const std::string& source,
                                 const models::TileLibrary& library) {
    const engine::Result<Json> json = models::parseJson(text, source);
    if (!json)
        return json.error();
    std::string complaint;
    Truth truth = readDocument({*json, "", complaint}, library);
    if (!complaint.empty())
        return engine::Error{source + ": " + complaint};
    return truth;
}

engine::Result<Truth> readTruth(const std::filesystem::path& file, const models::TileLibrary& library) {
    const engine::Result<std::string> text = models::readFile(file, "what lies on a picture", kLargestFile);
    if (!text)
        return text.error();
    return parseTruth(*text, file.string(), library);
}

const TruthTile* tileAt(const Truth& truth, engine::Cell cell) {
    const auto found = std::ranges::find(truth.tiles, cell, &TruthTile::cell);
    return found == truth.tiles.end() ? nullptr : &*found;
}

} // namespace meeplecam::datasets
