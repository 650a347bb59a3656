#include "models/records/setup_json.h"

#include "engine/tiles/phrase.h"
#include "models/records/limits.h"

#include <algorithm>
#include <array>

namespace meeplecam::models {

using engine::BushCrossings;
using engine::GameSetup;
using engine::LapMarker;
using engine::Preset;
using engine::Rules;
using engine::TileSet;

namespace {

constexpr std::size_t kMostSets = 20;

bool hasSet(const std::vector<TileSet>& sets, std::string_view name) {
    return std::ranges::any_of(sets, [&](const TileSet& set) { return set.name.starts_with(name); });
}

Preset presetFor(const std::vector<TileSet>& sets) {
    if (hasSet(sets, "winter"))
        return Preset::Winter;
    return hasSet(sets, "demo") ? Preset::Demo : Preset::Base;
}

constexpr std::array kPresets{"base", "winter", "demo", "course"};
constexpr std::array kBushCrossings{"end_roads", "first_edition", "2014"};
constexpr std::array kRiverTurns{"immediate", "source", "strict", "ahead", "free"};
constexpr std::array kRiverStartTiles{"removed", "in_river", "after_river", "in_bag"};
constexpr std::array kLapMarkers{"lying", "cards", "die"};

struct Switch {
    const char* key;
    bool Rules::*member;
};
constexpr std::array kSwitches{Switch{"farmers", &Rules::farmers},
                               Switch{"inns_cathedrals", &Rules::innsAndCathedrals},
                               Switch{"gingerbread_rule", &Rules::gingerbread},
                               Switch{"goods", &Rules::goods},
                               Switch{"inn_variant_2014", &Rules::innVariant2014},
                               Switch{"closed_road_stubs", &Rules::closedRoadStubs},
                               Switch{"unfinished_features_score", &Rules::unfinishedFeaturesScore},
                               Switch{"fill_hole_extra_turn", &Rules::fillHoleExtraTurn},
                               Switch{"table_border_completes", &Rules::tableBorderCompletes},
                               Switch{"unplayable_into_bag", &Rules::unplayableIntoBag},
                               Switch{"start_tile_into_bag", &Rules::startTileIntoBag}};

struct Number {
    const char* key;
    int Rules::*member;
};
constexpr std::array kNumbers{Number{"meeples", &Rules::meeples},
                              Number{"large_meeples", &Rules::largeMeeples},
                              Number{"abbots", &Rules::abbots},
                              Number{"builders", &Rules::builders},
                              Number{"pigs", &Rules::pigs},
                              Number{"two_tile_city_points", &Rules::twoTileCityPoints},
                              Number{"farm_points_per_city", &Rules::farmPointsPerCity},
                              Number{"hand_size", &Rules::handSize}};

engine::CellRange readTable(const JsonCursor& list) {
    const std::vector<JsonCursor> corners = list.tuple(4);
    const auto coordinate = [&](std::size_t i) { return corners[i].integer(-kFarthest, kFarthest); };
    return {{coordinate(0), coordinate(1)}, {coordinate(2), coordinate(3)}};
}

std::vector<engine::Player> readPlayers(const JsonCursor& record) {
    const int count = record["players"].integer(1, kMostPlayers);
    std::vector<engine::Player> players(static_cast<std::size_t>(count));
    if (!record.has("participants"))
        return players;
    const std::vector<JsonCursor> participants = record["participants"].tuple(players.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (participants[i].has("name"))
            players[i].name = participants[i]["name"].line();
        if (participants[i].has("colour"))
            players[i].colour = participants[i]["colour"].line();
    }
    return players;
}

std::vector<TileSet> readSets(const JsonCursor& list, const TileLibrary& library) {
    std::vector<std::string> names;
    for (const JsonCursor& item : list.items(kMostSets))
        names.push_back(item.text());
    engine::Result<std::vector<TileSet>> sets = findSets(library, names);
    if (!sets) {
        list.complain(phrase("Files", "is not known: %1").with(sets.error().message));
        return {};
    }
    return *std::move(sets);
}

/// What the boxes bring along besides Inns & Cathedrals and the gingerbread man.
void addBoxes(const std::vector<TileSet>& sets, Rules& rules) {
    const auto most = [&](engine::MeepleType type) {
        int count = 0;
        for (const TileSet& set : sets)
            count = std::max(count, set.extraMeeples[static_cast<std::size_t>(type)]);
        return count;
    };
    rules.abbots = most(engine::MeepleType::Abbot);
    rules.builders = most(engine::MeepleType::Builder);
    rules.pigs = most(engine::MeepleType::Pig);
    rules.goods = std::ranges::any_of(
        sets, [](const TileSet& set) { return set.goodsTokens != engine::GoodsCounts{}; });
    if (hasSet(sets, "river_2021"))
        rules.riverTurns = engine::RiverTurns::Source; // as that booklet has it
}

Json writeRules(const Rules& rules, Json json) {
    json["preset"] = engine::nameOf(rules.preset);
    for (const auto& [key, member] : kSwitches)
        json[key] = rules.*member;
    for (const auto& [key, member] : kNumbers)
        json[key] = rules.*member;
    json["table"] = nullptr;
    if (rules.table)
        json["table"] = {rules.table->first.x, rules.table->first.y, rules.table->last.x,
                         rules.table->last.y};
    json["bush_crossings"] = kBushCrossings[static_cast<std::size_t>(rules.bushCrossings)];
    json["river_turns"] = kRiverTurns[static_cast<std::size_t>(rules.riverTurns)];
    json["river_start_tile"] = kRiverStartTiles[static_cast<std::size_t>(rules.riverStartTile)];
    json["lap_marker"] = kLapMarkers[static_cast<std::size_t>(rules.lapMarker)];
    return json;
}

std::string keysOf(const Json& object) {
    std::string keys;
    for (const auto& [key, value] : object.items())
        keys += (keys.empty() ? "" : ", ") + key;
    return keys;
}

} // namespace

Rules readRules(const JsonCursor& rules, const std::vector<TileSet>& sets) {
    const Preset preset =
        rules.has("preset") ? static_cast<Preset>(rules["preset"].oneOf(kPresets)) : presetFor(sets);
    Rules read = engine::rulesOf(preset);
    read.innsAndCathedrals = hasSet(sets, "inns_cathedrals");
    read.gingerbread = hasSet(sets, "gingerbread");
    read.closedRoadStubs = false; // records from before this key played without it
    addBoxes(sets, read);
    for (const auto& [key, member] : kSwitches)
        if (rules.has(key))
            read.*member = rules[key].boolean();
    read.largeMeeples = read.innsAndCathedrals ? 1 : 0;
    for (const auto& [key, member] : kNumbers)
        if (rules.has(key))
            read.*member = rules[key].integer(0, 1000);
    if (rules.has("table"))
        read.table = readTable(rules["table"]);
    if (rules.has("bush_crossings"))
        read.bushCrossings = static_cast<BushCrossings>(rules["bush_crossings"].oneOf(kBushCrossings));
    if (rules.has("river_turns"))
        read.riverTurns = static_cast<engine::RiverTurns>(rules["river_turns"].oneOf(kRiverTurns));
    if (rules.has("river_start_tile"))
        read.riverStartTile =
            static_cast<engine::RiverStartTile>(rules["river_start_tile"].oneOf(kRiverStartTiles));
    if (rules.has("lap_marker"))
        read.lapMarker = static_cast<LapMarker>(rules["lap_marker"].oneOf(kLapMarkers));
    return read;
}

engine::Result<Rules> withChoices(const Rules& rules, std::span<const std::string> choices,
                                  const std::vector<TileSet>& sets) {
    Json json = writeRules(rules, Json::object());
    for (const std::string& choice : choices) {
        const std::size_t equals = std::min(choice.find('='), choice.size());
        const std::string key = choice.substr(0, equals);
        if (equals == choice.size() || !json.contains(key))
            return phrase("Files",
                          "\"%1\" names no rule; choose one as in river_turns=free, the keys are: %2")
                .with(choice)
                .with(keysOf(json))
                .error();
        const std::string value = choice.substr(equals + 1);
        Json parsed = Json::parse(value, nullptr, false);
        json[key] = json[key].is_string() || parsed.is_discarded() ? Json(value) : std::move(parsed);
    }
    std::string complaint;
    const Rules read = readRules({json, "rules", complaint}, sets);
    if (!complaint.empty())
        return engine::Error{complaint};
    return read;
}

engine::Result<GameSetup> setupOf(const TileLibrary& library, std::span<const std::string> sets) {
    engine::Result<std::vector<TileSet>> boxes = findSets(library, sets);
    if (!boxes)
        return boxes.error();
    const Json noChoice = Json::object();
    std::string complaint;
    GameSetup setup;
    setup.registry = library.registry;
    setup.rules = readRules({noChoice, "rules", complaint}, *boxes);
    setup.rules.closedRoadStubs = engine::Rules{}.closedRoadStubs;
    setup.sets = *std::move(boxes);
    return setup;
}

GameSetup readSetup(const JsonCursor& record, const TileLibrary& library) {
    static const Json kNoRules = Json::object();
    GameSetup setup;
    setup.registry = library.registry;
    setup.sets = readSets(record["tile_sets"], library);
    std::string unused;
    setup.rules =
        readRules(record.has("rules") ? record["rules"] : JsonCursor(kNoRules, "rules", unused), setup.sets);
    setup.players = readPlayers(record);
    if (record.has("first_player"))
        setup.firstPlayer = record["first_player"].integer(0, kMostPlayers);
    if (record.has("start"))
        setup.start = readPlacement(record["start"], *library.registry);
    if (record.has("gingerbread_start"))
        setup.gingerbreadStart = readSegmentRef(record["gingerbread_start"]);
    return setup;
}

void writeSetup(const GameSetup& setup, Json& record) {
    record["format"] = "carcassonne-game 1";
    record["tile_sets"] = Json::array();
    for (const TileSet& set : setup.sets)
        record["tile_sets"].push_back(set.name);
    record["rules"] = writeRules(setup.rules, record.contains("rules") ? record["rules"] : Json::object());
    record["players"] = setup.players.size();
    const bool named = std::ranges::any_of(setup.players, [](const engine::Player& player) {
        return !player.name.empty() || !player.colour.empty();
    });
    if (named) {
        Json participants = record.contains("participants") ? record["participants"] : Json::array();
        for (std::size_t i = 0; i < setup.players.size(); ++i) {
            participants[i]["name"] = setup.players[i].name;
            participants[i]["colour"] = setup.players[i].colour;
        }
        record["participants"] = std::move(participants);
    }
    if (setup.firstPlayer)
        record["first_player"] = *setup.firstPlayer;
    const engine::Placement start = *engine::startOf(setup);
    Json& placed = record["start"];
    placed["tile"] = (*setup.registry)[start.tile].name;
    placed["x"] = start.cell.x;
    placed["y"] = start.cell.y;
    placed["rot"] = engine::quarterTurns(start.rotation);
    if (setup.gingerbreadStart)
        record["gingerbread_start"] = toJson(*setup.gingerbreadStart);
}

engine::SegmentRef readSegmentRef(const JsonCursor& list) {
    const std::vector<JsonCursor> values = list.tuple(3);
    return {{values[0].integer(-kFarthest, kFarthest), values[1].integer(-kFarthest, kFarthest)},
            values[2].integer(0, engine::kMaxSegments - 1)};
}

Json toJson(const engine::SegmentRef& ref) {
    return {ref.cell.x, ref.cell.y, ref.segment};
}

engine::TileTypeId readTileType(const JsonCursor& name, const engine::TileRegistry& registry) {
    const std::string text = name.text();
    if (const auto type = registry.find(text))
        return *type;
    name.complain(phrase("Files", "names no tile type that is known: \"%1\"").with(text.substr(0, 60)));
    return {};
}

engine::Placement readPlacement(const JsonCursor& object, const engine::TileRegistry& registry) {
    engine::Placement placement;
    placement.tile = readTileType(object["tile"], registry);
    placement.cell.x = object["x"].integer(-kFarthest, kFarthest);
    placement.cell.y = object["y"].integer(-kFarthest, kFarthest);
    placement.rotation = engine::rotationOf(object["rot"].integer(0, 3));
    return placement;
}

} // namespace meeplecam::models
