#include "engine/play/scoring.h"
#include "engine/play/turn_rules.h"
#include "models/records/game_record.h"
#include "models/records/setup_json.h"
#include "models/records/turn_json.h"

#include <array>

namespace meeplecam::models {

using engine::FeatureKind;
using engine::GameState;
using engine::MeepleChoice;
using engine::PlacedMeeple;
using engine::Placement;
using engine::ScoreEvent;
using engine::Segment;
using engine::Turn;

namespace {

Json toJson(const ScoreEvent& event) {
    Json json;
    json["kind"] = engine::nameOf(event.kind);
    json["completed"] = event.completed;
    json["at"] = models::toJson(event.at);
    json["tiles"] = Json::array();
    for (const engine::Cell cell : event.tiles)
        json["tiles"].push_back({cell.x, cell.y});
    json["players"] = Json::array();
    for (const auto& [player, points] : event.players)
        json["players"].push_back({player, points});
    if (event.pennants > 0 && (event.completed || !event.cathedral)) // an unfinished cathedral voids them
        json["pennants"] = event.pennants;
    if (event.inn)
        json["inn"] = true;
    if (event.cathedral)
        json["cathedral"] = true;
    if (event.kind == engine::ScoreKind::Field)
        json["cities"] = event.cities;
    json["reasons"] = engine::describe(event.sheet);
    return json;
}

Json toJson(const std::vector<ScoreEvent>& events) {
    Json list = Json::array();
    for (const ScoreEvent& event : events)
        list.push_back(toJson(event));
    return list;
}

Json toJson(const std::vector<PlacedMeeple>& meeples) {
    Json list = Json::array();
    for (const PlacedMeeple& meeple : meeples)
        list.push_back({meeple.player, engine::nameOf(meeple.type), meeple.at.cell.x, meeple.at.cell.y,
                        meeple.at.segment});
    return list;
}

/// The names of the sides or half edges in a mask, clockwise from the north.
template<std::size_t N>
Json namesIn(unsigned mask, const std::array<const char*, N>& names) {
    Json list = Json::array();
    for (std::size_t i = 0; i < N; ++i)
        if (mask >> i & 1U)
            list.push_back(names[i]);
    return list;
}

/// Keeps unknown keys of the meeple that was read, and says in words what it stands on.
Json writeMeeple(Json meeple, const Turn& turn, const Segment& segment) {
    const engine::Rotation rotation = turn.placement.rotation;
    meeple["type"] = engine::nameOf(turn.meeple->type);
    meeple["feature"] = turn.meeple->segment;
    meeple["kind"] = engine::nameOf(segment.kind);
    meeple.erase("edges");
    meeple.erase("half_edges");
    if (segment.kind == FeatureKind::Field)
        meeple["half_edges"] = namesIn<8>(engine::turnedHalfEdges(segment.halfEdges, rotation),
                                          {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"});
    else if (!engine::isEnclosed(segment.kind))
        meeple["edges"] = namesIn<4>(engine::turnedSides(segment.sides, rotation), {"N", "E", "S", "W"});
    return meeple;
}

Json writeMeepleOf(const Turn& turn, const Json& read, const engine::TileRegistry& registry) {
    if (!turn.meeple)
        return nullptr;
    Json meeple = read.is_object() ? read : Json::object();
    if (turn.meeple->cell) {
        meeple["type"] = engine::nameOf(turn.meeple->type);
        meeple["feature"] = turn.meeple->segment;
        meeple["cell"] = {turn.meeple->cell->x, turn.meeple->cell->y};
        return meeple;
    }
    const auto& segments = registry[turn.placement.tile].segments;
    return writeMeeple(std::move(meeple), turn, segments[static_cast<std::size_t>(turn.meeple->segment)]);
}

void writeOptions(const ReplayedTurn& turn, Json& json) {
    json["legal"] = Json::array();
    for (const Placement& placement : turn.legal)
        json["legal"].push_back(
            {placement.cell.x, placement.cell.y, engine::quarterTurns(placement.rotation)});
    json["meeple_options"] = Json::array();
    for (const MeepleChoice& choice : turn.meepleOptions)
        json["meeple_options"].push_back({engine::nameOf(choice.type), choice.segment});
}

void writeState(const GameState& state, Json& json) {
    json["scores"] = Json::array();
    json["supply"] = Json::array();
    for (const engine::PlayerState& player : state.players) {
        json["scores"].push_back(player.score);
        json["supply"].push_back({player.supply[0], player.supply[1]});
    }
    json.erase("gingerbread");
    if (state.book->rules().gingerbread)
        json["gingerbread"] = state.gingerbread ? models::toJson(*state.gingerbread) : Json(nullptr);
}

/// What the player did. Keys of the turn that was read and are not known stay.
void writePlay(const Turn& turn, const engine::TileRegistry& registry, Json& json) {
    json["player"] = turn.player;
    writePlacement(turn.placement, registry, json);
    json["meeple"] = writeMeepleOf(turn, json.contains("meeple") ? json["meeple"] : Json(), registry);
    json.erase("breaches");
    writeExtras(turn, registry, json);
}

Json writeTurn(Json json, const Turn& turn, const ReplayedTurn& replayed, ReplayDetail detail) {
    const GameState& state = replayed.outcome.state;
    const engine::TurnEvents& events = replayed.outcome.events;
    writePlay(turn, state.board.registry(), json);
    for (const char* key : {"legal", "meeple_options"})
        json.erase(key);
    if (detail == ReplayDetail::WithOptions)
        writeOptions(replayed, json);
    json["score_events"] = toJson(events.scored);
    json["returned"] = toJson(events.returned);
    writeState(state, json);
    for (const engine::Breach& breach : events.breaches)
        json["breaches"].push_back(engine::sentenceOf(breach, state.book->setup()));
    return json;
}

void writeFinal(const GameState& state, Json& json) {
    const engine::FinalScore final = engine::finalScoreOf(state);
    json["final_events"] = toJson(final.events);
    json["final_breakdown"] = Json::array();
    for (const engine::Breakdown& own : final.breakdown) {
        const Json entry = {
            {"road", own.road}, {"city", own.city}, {"cloister", own.cloister}, {"field", own.field}};
        json["final_breakdown"].push_back(entry);
    }
    json["final_scores"] = final.totals;
    json["winners"] = final.winners;
}

} // namespace

Json writeGameRecord(const GameRecord& record, const Replay& replay, ReplayDetail detail) {
    Json json = record.source.is_object() ? record.source : Json::object();
    const Json readTurns = json.contains("turns") ? json["turns"] : Json::array();
    writeSetup(record.setup, json);
    json["turns"] = Json::array();
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        const bool known = i < readTurns.size() && readTurns[i].is_object();
        json["turns"].push_back(
            writeTurn(known ? readTurns[i] : Json::object(), record.turns[i], replay.turns[i], detail));
    }
    json.erase("discarded_at_end");
    for (const engine::TileTypeId tile : record.discardedAtEnd)
        json["discarded_at_end"].push_back((*record.setup.registry)[tile].name);
    writeFinal(replay.end(), json);
    return json;
}

std::string formatGameRecord(const Json& record) {
    std::string text = "{";
    for (const auto& [key, value] : record.items()) {
        text.append(text.size() > 1 ? ",\n " : "\n ").append(Json(key).dump()).append(": ");
        const bool listOfObjects = value.is_array() && !value.empty() && value.front().is_object();
        if (!listOfObjects) {
            text += value.dump();
            continue;
        }
        for (std::size_t i = 0; i < value.size(); ++i)
            text.append(i == 0 ? "[\n  " : ",\n  ").append(value[i].dump());
        text += "\n ]";
    }
    return text + "\n}\n";
}

} // namespace meeplecam::models
