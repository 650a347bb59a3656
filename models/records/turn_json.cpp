#include "models/records/turn_json.h"

#include "models/records/limits.h"
#include "models/records/setup_json.h"

#include <array>

namespace meeplecam::models {

using engine::MeepleChoice;
using engine::MeepleType;
using engine::Turn;

namespace {

constexpr std::size_t kMostDiscards = 500;
constexpr int kMostPoints = 10'000;

MeepleChoice readMeeple(const JsonCursor& meeple) {
    MeepleChoice choice;
    choice.type = static_cast<MeepleType>(meeple["type"].oneOf(engine::kMeepleTypeNames));
    choice.segment = meeple["feature"].integer(0, engine::kMaxSegments - 1);
    if (meeple.has("cell")) {
        const std::vector<JsonCursor> cell = meeple["cell"].tuple(2);
        choice.cell = {cell[0].integer(-kFarthest, kFarthest), cell[1].integer(-kFarthest, kFarthest)};
    }
    return choice;
}

engine::Transfer readTransfer(const JsonCursor& list) {
    const std::vector<JsonCursor> values = list.tuple(4);
    return {values[0].integer(0, kMostPlayers), values[1].integer(0, kMostPlayers),
            values[2].integer(0, kMostPoints), values[3].line()};
}

} // namespace

std::vector<engine::TileTypeId> readTiles(const JsonCursor& list, const engine::TileRegistry& registry) {
    std::vector<engine::TileTypeId> tiles;
    for (const JsonCursor& name : list.items(kMostDiscards))
        tiles.push_back(readTileType(name, registry));
    return tiles;
}

Turn readPlay(const JsonCursor& cursor, const engine::TileRegistry& registry) {
    Turn turn;
    turn.placement = readPlacement(cursor, registry);
    if (cursor.has("meeple"))
        turn.meeple = readMeeple(cursor["meeple"]);
    if (cursor.has("abbot_return"))
        turn.abbotReturn = readSegmentRef(cursor["abbot_return"]);
    if (cursor.has("discarded"))
        turn.discarded = readTiles(cursor["discarded"], registry);
    if (cursor.has("gingerbread_moves"))
        for (const JsonCursor& move : cursor["gingerbread_moves"].items(1))
            turn.gingerbreadMove = readSegmentRef(move);
    if (cursor.has("transfers"))
        for (const JsonCursor& transfer : cursor["transfers"].items(100))
            turn.transfers.push_back(readTransfer(transfer));
    if (cursor.has("insisted") && cursor["insisted"].boolean())
        turn.insist = engine::Insist::Yes;
    return turn;
}

void writePlacement(const engine::Placement& placement, const engine::TileRegistry& registry, Json& json) {
    json["tile"] = registry[placement.tile].name;
    json["x"] = placement.cell.x;
    json["y"] = placement.cell.y;
    json["rot"] = engine::quarterTurns(placement.rotation);
}

void writeExtras(const Turn& turn, const engine::TileRegistry& registry, Json& json) {
    for (const char* key : {"abbot_return", "discarded", "gingerbread_moves", "transfers", "insisted"})
        json.erase(key);
    if (turn.abbotReturn)
        json["abbot_return"] = toJson(*turn.abbotReturn);
    for (const engine::TileTypeId tile : turn.discarded)
        json["discarded"].push_back(registry[tile].name);
    if (turn.gingerbreadMove)
        json["gingerbread_moves"].push_back(toJson(*turn.gingerbreadMove));
    for (const engine::Transfer& transfer : turn.transfers)
        json["transfers"].push_back({transfer.from, transfer.to, transfer.points, transfer.note});
    if (turn.insist == engine::Insist::Yes)
        json["insisted"] = true;
}

} // namespace meeplecam::models
