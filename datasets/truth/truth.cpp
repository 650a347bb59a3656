#include "datasets/truth/truth.h"

#include "datasets/truth/truth_words.h"
#include "models/records/setup_json.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::datasets {

namespace {

using models::Json;
using models::JsonCursor;

constexpr std::size_t kMostMeeples = 500;
constexpr double kFarPixel = 1e6;                   // farthest that a corner may lie outside the picture
constexpr std::array kPieceKinds{"meeple", "disc"}; // by PieceKind

cv::Point2d readPoint(const JsonCursor& cursor) {
    const auto values = cursor.tuple(2);
    return {values[0].number(-kFarPixel, kFarPixel), values[1].number(-kFarPixel, kFarPixel)};
}

double readVisible(const JsonCursor& object) {
    return object.has("visible") ? object["visible"].number(0, 1) : 1;
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
    meeple.figure = readFigure(cursor);
    if (cursor.has("kind"))
        meeple.kind = static_cast<PieceKind>(cursor["kind"].oneOf(kPieceKinds));
    meeple.pose = readPose(cursor["pose"]);
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

TruthTrack readTrack(const JsonCursor& cursor) {
    constexpr int kMostOfSpaces = 1000;
    TruthTrack track;
    const auto corners = cursor["corners"].tuple(4);
    std::ranges::transform(corners, track.corners.begin(), readPoint);
    track.visible = readVisible(cursor);
    for (const JsonCursor& entry : cursor["markers"].items(models::kMeepleColours))
        track.markers.push_back(
            {readColour(entry["colour"]), entry["space"].integer(0, kMostOfSpaces), readVisible(entry)});
    return track;
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
    file["format"].expect("meeplecam-truth 1");
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
    if (file.has("track"))
        truth.track = readTrack(file["track"]);
    return truth;
}

} // namespace

engine::Result<Truth> parseTruth(std::string_view text, const std::string& source,
                                 const models::TileLibrary& library) {
    return models::readJson(text, source,
                            [&](const JsonCursor& file) { return readDocument(file, library); });
}

engine::Result<Truth> readTruth(const std::filesystem::path& file, const models::TileLibrary& library) {
    const engine::Result<std::string> text = models::readFile(file, "what lies on a picture", kLargestTruth);
    if (!text)
        return text.error();
    return parseTruth(*text, file.string(), library);
}

const TruthTile* tileAt(const Truth& truth, engine::Cell cell) {
    const auto found = std::ranges::find(truth.tiles, cell, &TruthTile::cell);
    return found == truth.tiles.end() ? nullptr : &*found;
}

} // namespace meeplecam::datasets
