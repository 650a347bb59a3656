#include "models/records/recorded_outcome.h"

#include "models/records/limits.h"
#include "models/records/setup_json.h"

#include <algorithm>

namespace meeplecam::models {

namespace {

constexpr std::size_t kMostEvents = 5'000;
constexpr int kMostRecordedPoints = 1'000'000;
constexpr std::array kScoredKinds{"road", "city", "cloister", "field", "gingerbread", "garden", "goods"};
constexpr std::array kGoods{"wine", "grain", "cloth"};

engine::Cell readCell(const JsonCursor& list) {
    const std::vector<JsonCursor> values = list.tuple(2);
    return {values[0].integer(-kFarthest, kFarthest), values[1].integer(-kFarthest, kFarthest)};
}

/// Row by row.
bool comesFirst(engine::Cell a, engine::Cell b) {
    return a.y < b.y || (a.y == b.y && a.x < b.x);
}

/// Reads for a game of so many players.
class OutcomeReader {
public:
    explicit OutcomeReader(std::size_t players)
        : m_players(players) {}

    [[nodiscard]] RecordedTurn turn(const JsonCursor& json) const {
        RecordedTurn read;
        if (json.has("score_events"))
            read.scored = scorings(json["score_events"]);
        if (json.has("returned"))
            read.returned = meeples(json["returned"]);
        if (json.has("scores"))
            read.scores = numbers(json["scores"]);
        if (json.has("supply"))
            read.supply = supplies(json["supply"]);
        if (json.has("figures"))
            read.figures = figures(json["figures"]);
        if (json.has("goods"))
            read.goods = goods(json["goods"]);
        return read;
    }

    [[nodiscard]] RecordedEnd end(const JsonCursor& json) const {
        RecordedEnd read;
        if (json.has("final_events"))
            read.events = scorings(json["final_events"]);
        if (json.has("final_breakdown"))
            read.breakdown = breakdowns(json["final_breakdown"]);
        if (json.has("final_scores"))
            read.scores = numbers(json["final_scores"]);
        if (json.has("winners"))
            read.winners = winners(json["winners"]);
        return read;
    }

private:
    [[nodiscard]] int player(const JsonCursor& json) const {
        return json.integer(0, static_cast<int>(m_players) - 1);
    }
    [[nodiscard]] RecordedScoring scoring(const JsonCursor& json) const;
    [[nodiscard]] std::vector<RecordedScoring> scorings(const JsonCursor& list) const;
    [[nodiscard]] std::vector<engine::PlacedMeeple> meeples(const JsonCursor& list) const;
    [[nodiscard]] std::vector<int> numbers(const JsonCursor& list) const;
    [[nodiscard]] std::vector<SupplyOf> supplies(const JsonCursor& list) const;
    [[nodiscard]] std::vector<engine::FigureCounts> figures(const JsonCursor& list) const;
    [[nodiscard]] std::vector<engine::GoodsCounts> goods(const JsonCursor& list) const;
    [[nodiscard]] std::vector<engine::Breakdown> breakdowns(const JsonCursor& list) const;
    [[nodiscard]] std::vector<int> winners(const JsonCursor& list) const;

    std::size_t m_players;
};

RecordedScoring OutcomeReader::scoring(const JsonCursor& json) const {
    RecordedScoring read;
    read.kind = static_cast<engine::ScoreKind>(json["kind"].oneOf(kScoredKinds));
    if (json.has("at"))
        read.at = readSegmentRef(json["at"]);
    if (json.has("goods"))
        read.goods = static_cast<engine::Goods>(1 + json["goods"].oneOf(kGoods));
    if (json.has("tiles"))
        for (const JsonCursor& cell : json["tiles"].items(kMostEvents))
            read.tiles.push_back(readCell(cell));
    std::ranges::sort(read.tiles, comesFirst);
    for (const JsonCursor& pair : json["players"].items(m_players)) {
        const std::vector<JsonCursor> values = pair.tuple(2);
        read.players.push_back(
            {player(values[0]), values[1].integer(-kMostRecordedPoints, kMostRecordedPoints)});
    }
    std::ranges::sort(read.players, {}, &engine::PlayerPoints::player);
    return read;
}

std::vector<RecordedScoring> OutcomeReader::scorings(const JsonCursor& list) const {
    std::vector<RecordedScoring> read;
    for (const JsonCursor& event : list.items(kMostEvents))
        read.push_back(scoring(event));
    return read;
}

std::vector<engine::PlacedMeeple> OutcomeReader::meeples(const JsonCursor& list) const {
    std::vector<engine::PlacedMeeple> read;
    for (const JsonCursor& meeple : list.items(kMostEvents)) {
        const std::vector<JsonCursor> values = meeple.tuple(5);
        engine::PlacedMeeple placed;
        placed.player = player(values[0]);
        placed.type = static_cast<engine::MeepleType>(values[1].oneOf(engine::kMeepleTypeNames));
        placed.at.cell = {values[2].integer(-kFarthest, kFarthest), values[3].integer(-kFarthest, kFarthest)};
        placed.at.segment = values[4].integer(0, engine::kMaxSegments - 1);
        read.push_back(placed);
    }
    return read;
}

std::vector<int> OutcomeReader::numbers(const JsonCursor& list) const {
    std::vector<int> read;
    for (const JsonCursor& value : list.tuple(m_players))
        read.push_back(value.integer(-kMostRecordedPoints, kMostRecordedPoints));
    return read;
}

std::vector<SupplyOf> OutcomeReader::supplies(const JsonCursor& list) const {
    std::vector<SupplyOf> read;
    for (const JsonCursor& supply : list.tuple(m_players)) {
        const std::vector<JsonCursor> values = supply.tuple(std::tuple_size_v<SupplyOf>);
        read.push_back({values[0].integer(-kMostRecordedPoints, kMostRecordedPoints),
                        values[1].integer(-kMostRecordedPoints, kMostRecordedPoints)});
    }
    return read;
}

std::vector<engine::FigureCounts> OutcomeReader::figures(const JsonCursor& list) const {
    std::vector<engine::FigureCounts> read;
    for (const JsonCursor& own : list.tuple(m_players)) {
        engine::FigureCounts& counts = read.emplace_back();
        for (std::size_t type = 2; type < counts.size(); ++type)
            if (own.has(engine::kMeepleTypeNames[type]))
                counts[type] =
                    own[engine::kMeepleTypeNames[type]].integer(-kMostRecordedPoints, kMostRecordedPoints);
    }
    return read;
}

std::vector<engine::GoodsCounts> OutcomeReader::goods(const JsonCursor& list) const {
    std::vector<engine::GoodsCounts> read;
    for (const JsonCursor& own : list.tuple(m_players)) {
        const std::vector<JsonCursor> values = own.tuple(engine::kGoodsKinds);
        engine::GoodsCounts& counts = read.emplace_back();
        for (std::size_t kind = 0; kind < counts.size(); ++kind)
            counts[kind] = values[kind].integer(-kMostRecordedPoints, kMostRecordedPoints);
    }
    return read;
}

std::vector<engine::Breakdown> OutcomeReader::breakdowns(const JsonCursor& list) const {
    const auto points = [](const JsonCursor& own, const char* kind) {
        return own.has(kind) ? own[kind].integer(-kMostRecordedPoints, kMostRecordedPoints) : 0;
    };
    std::vector<engine::Breakdown> read;
    for (const JsonCursor& own : list.tuple(m_players))
        read.push_back({points(own, "road"), points(own, "city"), points(own, "cloister"),
                        points(own, "field"), points(own, "garden"), points(own, "goods")});
    return read;
}

std::vector<int> OutcomeReader::winners(const JsonCursor& list) const {
    std::vector<int> read;
    for (const JsonCursor& winner : list.items(m_players))
        read.push_back(player(winner));
    std::ranges::sort(read);
    return read;
}

} // namespace

RecordedOutcome readRecordedOutcome(const JsonCursor& record, std::size_t players) {
    const OutcomeReader reader(players);
    RecordedOutcome outcome;
    for (const JsonCursor& turn : record["turns"].items(kMostTurns))
        outcome.turns.push_back(reader.turn(turn));
    outcome.end = reader.end(record);
    return outcome;
}

} // namespace meeplecam::models
