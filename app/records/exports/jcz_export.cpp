#include "app/records/exports/jcz_export.h"

#include "engine/play/open_turn.h"
#include "engine/tiles/phrase.h"

#include <algorithm>
#include <array>
#include <span>

namespace meeplecam::records {

using engine::Error;
using engine::Result;
using models::Json;

namespace {

/// What a tile type is called there, and by how many quarter turns it lies turned there when it is unrotated
/// here.
struct JczTile {
    std::string_view name;
    const char* id;
    int turns = 0;
};
constexpr std::array kTiles{
    JczTile{"base.A", "BA/LR"},     JczTile{"base.B", "BA/L"},        JczTile{"base.C", "BA/Cccc+"},
    JczTile{"base.D", "BA/RCr"},    JczTile{"base.E", "BA/C"},        JczTile{"base.F", "BA/CFc+"},
    JczTile{"base.G", "BA/CFc.1"},  JczTile{"base.H", "BA/CFC.2", 1}, JczTile{"base.I", "BA/CC.2", 1},
    JczTile{"base.J", "BA/CRr"},    JczTile{"base.K", "BA/RrC"},      JczTile{"base.L", "BA/CRRR"},
    JczTile{"base.M", "BA/Cc+", 1}, JczTile{"base.N", "BA/Cc.1", 1},  JczTile{"base.O", "BA/CcRr+"},
    JczTile{"base.P", "BA/CcRr"},   JczTile{"base.Q", "BA/Ccc+"},     JczTile{"base.R", "BA/Ccc"},
    JczTile{"base.S", "BA/CccR+"},  JczTile{"base.T", "BA/CccR"},     JczTile{"base.U", "BA/RFr", 1},
    JczTile{"base.V", "BA/Rr"},     JczTile{"base.W", "BA/RRR"},      JczTile{"base.X", "BA/RRRR"}};

/// Sides that a road or city reaches, by their mask (north = 1, east, south, west); opposite pairs and three
/// sides have names of their own.
constexpr std::array<const char*, 16> kSides{"",  "N",  "E",  "NE", "S",  "NS", "SE", "_W",
                                             "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"};
constexpr std::array kHalves{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
constexpr const char* kVersion = "5.7.99"; ///< whose form of saved games this is

/// Why a setup has no place in the format; none when it has.
std::optional<std::string> obstacleIn(const engine::GameSetup& setup) {
    if (setup.sets.size() != 1 || setup.sets.front().name != "base")
        return phrase("Exports", "only games with the base box alone can be written for JCloisterZone");
    engine::Rules plain = engine::rulesOf(engine::Preset::Base);
    plain.farmers = setup.rules.farmers;
    plain.meeples = setup.rules.meeples;
    plain.twoTileCityPoints = setup.rules.twoTileCityPoints;
    plain.closedRoadStubs = setup.rules.closedRoadStubs; // nothing that the base box has
    plain.lapMarker = setup.rules.lapMarker;
    if (plain != setup.rules)
        return phrase("Exports", "JCloisterZone does not know the house rules of this game");
    return std::nullopt;
}

std::optional<std::string> obstacleIn(const engine::HistoryTurn& played) {
    if (played.standing != engine::TurnStanding::Legal)
        return phrase("Exports", "it breaks a rule, and JCloisterZone would stop there");
    if (!played.turn.transfers.empty())
        return phrase("Exports", "points pass between players, which JCloisterZone does not know");
    return std::nullopt;
}

class JczWriter {
public:
    JczWriter(const engine::Game& game, const std::vector<std::string>& names)
        : m_game(game)
        , m_setup(game.state().book->setup())
        , m_first(game.turns().empty() ? 0 : game.turns().front().turn.player)
        , m_out(names.size()) {
        for (std::size_t i = 0; i < names.size(); ++i)
            m_json["players"].push_back(
                {{"name", names[(i + static_cast<std::size_t>(m_first)) % names.size()]}, {"slot", i}});
    }

    Json write() {
        writeSetup();
        engine::GameState state = engine::startGame(m_game.state().book);
        for (const engine::HistoryTurn& played : m_game.turns()) {
            writeTurn(state, played);
            state = std::move(engine::play(std::move(state), played.turn).value().state);
        }
        Json json;
        json["appVersion"] = kVersion;
        json["gameId"] = "meeplecam";
        json["name"] = "";
        json["initialRandom"] = 0.0;
        json["clock"] = 0;
        json["setup"] = m_json["setup"];
        json["players"] = m_json["players"];
        json["replay"] = m_replay;
        json["gameAnnotations"]["drawOrder"] = m_drawn;
        return json;
    }

private:
    [[nodiscard]] const JczTile& tileOf(engine::TileTypeId tile) const {
        return *std::ranges::find(kTiles, std::string_view((*m_setup.registry)[tile].name), &JczTile::name);
    }
    /// The one who begins is the first there.
    [[nodiscard]] int seatOf(int player) const {
        const int count = static_cast<int>(m_setup.players.size());
        return (player - m_first + count) % count;
    }
    [[nodiscard]] static int turnsOf(const JczTile& tile, const engine::Placement& placement) {
        return (engine::quarterTurns(placement.rotation) + tile.turns) % 4;
    }
    void writeSetup();
    void writeTurn(const engine::GameState& before, const engine::HistoryTurn& played);
    void send(const char* type, Json payload, int player) {
        m_replay.push_back(
            {{"type", type}, {"payload", std::move(payload)}, {"player", seatOf(player)}, {"clock", 0}});
    }
    [[nodiscard]] Json pointerTo(const engine::Turn& turn) const;
    [[nodiscard]] std::string takeMeeple(const engine::Turn& turn);
    void putBack(const engine::PlacedMeeple& meeple);

    const engine::Game& m_game;
    const engine::GameSetup& m_setup;
    int m_first;
    Json m_json;
    Json m_replay = Json::array();
    Json m_drawn = Json::array();
    /// By player: where the meeples that are out stand; the position is their number less one.
    std::vector<std::vector<std::optional<engine::SegmentRef>>> m_out;
};

void JczWriter::writeSetup() {
    Json& setup = m_json["setup"];
    setup["sets"] = {{"basic:1", 1}};
    setup["elements"] = {{"small-follower", m_setup.rules.meeples}};
    if (m_setup.rules.farmers)
        setup["elements"]["farmers"] = true;
    setup["rules"] = {{"tiny-city-scoring", std::to_string(m_setup.rules.twoTileCityPoints)}};
    setup["timer"] = nullptr;
    const engine::Placement start = *engine::startOf(m_setup);
    const JczTile& tile = tileOf(start.tile);
    setup["start"] = Json::array();
    setup["start"].push_back({{"tile", tile.id},
                              {"x", start.cell.x},
                              {"y", start.cell.y},
                              {"rotation", 90 * turnsOf(tile, start)}});
    setup["options"] = Json::object();
}

Json JczWriter::pointerTo(const engine::Turn& turn) const {
    const engine::TileType& type = (*m_setup.registry)[turn.placement.tile];
    const engine::Segment& segment = type.segments[static_cast<std::size_t>(turn.meeple->segment)];
    constexpr std::array kNames{"Road", "City", "Monastery", "Field"}; // by FeatureKind
    std::string location = "I";
    if (segment.kind == engine::FeatureKind::Field) {
        const auto halves = engine::turnedHalfEdges(segment.halfEdges, turn.placement.rotation);
        location.clear();
        for (std::size_t i = 0; i < kHalves.size(); ++i)
            if (halves >> i & 1U)
                location.append(location.empty() ? "" : ".").append(kHalves[i]);
    } else if (segment.kind != engine::FeatureKind::Cloister) {
        location = kSides[engine::turnedSides(segment.sides, turn.placement.rotation)];
    }
    return {{"position", {turn.placement.cell.x, turn.placement.cell.y}},
            {"feature", kNames[static_cast<std::size_t>(segment.kind)]},
            {"location", location}};
}

/// Meeples have names there; the first that is at home goes out.
std::string JczWriter::takeMeeple(const engine::Turn& turn) {
    auto& out = m_out[static_cast<std::size_t>(turn.player)];
    out.resize(static_cast<std::size_t>(m_setup.rules.meeples));
    const auto home = std::ranges::find(out, std::optional<engine::SegmentRef>());
    *home = engine::SegmentRef{turn.placement.cell, turn.meeple->segment};
    return std::to_string(seatOf(turn.player)) + ".small." + std::to_string(home - out.begin() + 1);
}

void JczWriter::putBack(const engine::PlacedMeeple& meeple) {
    auto& out = m_out[static_cast<std::size_t>(meeple.player)];
    std::ranges::replace(out, std::optional(meeple.at), std::optional<engine::SegmentRef>());
}

void JczWriter::writeTurn(const engine::GameState& before, const engine::HistoryTurn& played) {
    const engine::Turn& turn = played.turn;
    for (const engine::TileTypeId discarded : turn.discarded)
        m_drawn.push_back(tileOf(discarded).id);
    const JczTile& tile = tileOf(turn.placement.tile);
    m_drawn.push_back(tile.id);
    send("PLACE_TILE",
         {{"tileId", tile.id},
          {"rotation", "R" + std::to_string(90 * turnsOf(tile, turn.placement))},
          {"position", {turn.placement.cell.x, turn.placement.cell.y}}},
         turn.player);
    if (turn.meeple)
        send("DEPLOY_MEEPLE", {{"pointer", pointerTo(turn)}, {"meepleId", takeMeeple(turn)}}, turn.player);
    else if (!engine::OpenTurn::layTile(before, turn).value().meepleOptions().empty())
        send("PASS", Json::object(), turn.player); // there one is only asked when one can
    send("COMMIT", {{"random", 0.0}}, turn.player);
    for (const engine::PlacedMeeple& home : played.events.returned)
        putBack(home);
}

} // namespace

Result<Json> toJcz(const engine::Game& game, const std::vector<std::string>& names) {
    if (const auto obstacle = obstacleIn(game.state().book->setup()))
        return Error{*obstacle};
    for (std::size_t turn = 0; turn < game.turns().size(); ++turn)
        if (const auto obstacle = obstacleIn(game.turns()[turn]))
            return phrase("Exports", "turn %1 cannot be written for JCloisterZone: %2")
                .with(turn + 1)
                .with(*obstacle)
                .error();
    return JczWriter(game, names).write();
}

Result<std::string> jczText(const engine::Game& game, const std::vector<std::string>& names) {
    const Result<Json> json = toJcz(game, names);
    if (!json)
        return json.error();
    return json->dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace meeplecam::records
