#include "app/records/exports/jcz_export.h"

#include "app/records/exports/jcz_tiles.h"
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

/// Sides that a road or city reaches, by their mask (north = 1, east, south, west); opposite pairs and three
/// sides have names of their own.
constexpr std::array<const char*, 16> kSides{"",  "N",  "E",  "NE", "S",  "NS", "SE", "_W",
                                             "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"};
constexpr std::array kHalves{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
constexpr const char* kVersion = "5.7.99"; ///< whose form of saved games this is

/// By engine::MeepleType: what a figure is called in the list of elements, and in its own name.
constexpr std::array kElements{"small-follower", "big-follower", "abbot", "builder", "pig"};
constexpr std::array kFigures{"small", "big", "abbot", "builder", "pig"};

/// A game's rules as that program plays them: its river bends where five cells ahead are free, the usual
/// start tile is drawn like any other, and the road stubs of ic.I take meeples.
engine::GameSetup asPlayedThere(engine::GameSetup setup) {
    setup.rules.riverTurns = engine::RiverTurns::Ahead;
    setup.rules.riverStartTile = engine::RiverStartTile::InBag;
    setup.rules.closedRoadStubs = false;
    return setup;
}

/// Why a setup has no place in the format; none when it has.
std::optional<std::string> obstacleIn(const engine::GameSetup& setup) {
    for (const engine::TileSet& box : setup.sets)
        if (jczSetOf(box.name) == nullptr)
            return phrase("Exports", "JCloisterZone does not have the tiles of the box “%1”").with(box.title);
    engine::Rules plain = engine::rulesOf(engine::Preset::Base);
    plain.farmers = setup.rules.farmers;
    plain.meeples = setup.rules.meeples;
    plain.largeMeeples = setup.rules.largeMeeples;
    plain.abbots = setup.rules.abbots;
    plain.builders = setup.rules.builders;
    plain.pigs = setup.rules.pigs;
    plain.goods = setup.rules.goods;
    plain.innsAndCathedrals = setup.rules.innsAndCathedrals;
    plain.twoTileCityPoints = setup.rules.twoTileCityPoints;
    plain.lapMarker = setup.rules.lapMarker;
    plain.riverTurns = setup.rules.riverTurns; // whether a turn is possible there, it alone says
    plain.riverStartTile = setup.rules.riverStartTile;
    plain.closedRoadStubs = setup.rules.closedRoadStubs;
    if (plain != setup.rules)
        return phrase("Exports", "JCloisterZone does not know the house rules of this game");
    return std::nullopt;
}

/// `there`: the same turn by that program's rules.
std::optional<std::string> obstacleIn(const engine::HistoryTurn& played, const engine::HistoryTurn& there) {
    if (played.standing != engine::TurnStanding::Legal)
        return phrase("Exports", "it breaks a rule, and JCloisterZone would stop there");
    if (!played.turn.transfers.empty())
        return phrase("Exports", "points pass between players, which JCloisterZone does not know");
    if (there.standing != engine::TurnStanding::Legal)
        return phrase("Exports", "JCloisterZone lays the river by another rule, which does not allow it");
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
        return *jczTileOf((*m_setup.registry)[tile].name);
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
    [[nodiscard]] Json pointerTo(const engine::Placement& tile, int segment) const;
    [[nodiscard]] std::string nameOf(int player, engine::MeepleType type, std::size_t number) const;
    [[nodiscard]] std::string takeMeeple(const engine::Turn& turn);
    std::string putBack(const engine::PlacedMeeple& meeple);
    void writeFigure(const engine::GameState& before, const engine::Turn& turn);

    const engine::Game& m_game;
    const engine::GameSetup& m_setup;
    int m_first;
    Json m_json;
    Json m_replay = Json::array();
    Json m_drawn = Json::array();
    /// By player and engine::MeepleType: where the figures that are out stand; the position is their number
    /// less one.
    using Out = std::array<std::vector<std::optional<engine::SegmentRef>>, engine::kMeepleTypes>;
    std::vector<Out> m_out;
};

void JczWriter::writeSetup() {
    Json& setup = m_json["setup"];
    for (const engine::TileSet& box : m_setup.sets)
        if (const std::string id = jczSetOf(box.name); !id.empty())
            setup["sets"][id] = 1;
    const engine::Rules& rules = m_setup.rules;
    const engine::FigureCounts figures = engine::figuresOf(rules);
    Json& elements = setup["elements"];
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i] > 0)
            elements[kElements[i]] = figures[i];
    const bool gardens =
        std::ranges::any_of(m_setup.sets, [](const auto& box) { return box.name.ends_with("_gardens"); });
    for (const auto& [name, used] : {std::pair{"farmers", rules.farmers},
                                     {"inn", rules.innsAndCathedrals},
                                     {"cathedral", rules.innsAndCathedrals},
                                     {"garden", gardens},
                                     {"river", engine::hasRiver(m_setup.sets)},
                                     {"traders", rules.goods}})
        if (used)
            elements[name] = true;
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

Json JczWriter::pointerTo(const engine::Placement& tile, int at) const {
    const engine::Segment& segment = (*m_setup.registry)[tile.tile].segments[static_cast<std::size_t>(at)];
    constexpr std::array kNames{"Road", "City", "Monastery", "Field", "River", "Garden"}; // by FeatureKind
    std::string location = "I";
    if (segment.kind == engine::FeatureKind::Field && segment.halfEdges != 0) {
        const auto halves = engine::turnedHalfEdges(segment.halfEdges, tile.rotation);
        location.clear();
        for (std::size_t i = 0; i < kHalves.size(); ++i)
            if (halves >> i & 1U)
                location.append(location.empty() ? "" : ".").append(kHalves[i]);
    } else if (segment.sides != 0) {
        location = kSides[engine::turnedSides(segment.sides, tile.rotation)];
    }
    return {{"position", {tile.cell.x, tile.cell.y}},
            {"feature", kNames[static_cast<std::size_t>(segment.kind)]},
            {"location", location}};
}

std::string JczWriter::nameOf(int player, engine::MeepleType type, std::size_t number) const {
    return std::to_string(seatOf(player)) + "." + kFigures[static_cast<std::size_t>(type)] + "." +
           std::to_string(number + 1);
}

/// Figures have names there; the first of its kind that is at home goes out.
std::string JczWriter::takeMeeple(const engine::Turn& turn) {
    const auto type = static_cast<std::size_t>(turn.meeple->type);
    auto& out = m_out[static_cast<std::size_t>(turn.player)][type];
    out.resize(static_cast<std::size_t>(engine::figuresOf(m_setup.rules)[type]));
    const auto home = std::ranges::find(out, std::optional<engine::SegmentRef>());
    *home = engine::SegmentRef{turn.placement.cell, turn.meeple->segment};
    return nameOf(turn.player, turn.meeple->type, static_cast<std::size_t>(home - out.begin()));
}

/// The name of the figure that is at home now.
std::string JczWriter::putBack(const engine::PlacedMeeple& meeple) {
    auto& out = m_out[static_cast<std::size_t>(meeple.player)][static_cast<std::size_t>(meeple.type)];
    const auto stood = std::ranges::find(out, std::optional(meeple.at));
    stood->reset();
    return nameOf(meeple.player, meeple.type, static_cast<std::size_t>(stood - out.begin()));
}

/// There one is only asked when one can do anything.
void JczWriter::writeFigure(const engine::GameState& before, const engine::Turn& turn) {
    if (turn.meeple) {
        send("DEPLOY_MEEPLE",
             {{"pointer", pointerTo(turn.placement, turn.meeple->segment)}, {"meepleId", takeMeeple(turn)}},
             turn.player);
        return;
    }
    if (turn.abbotReturn) {
        const engine::SegmentRef& at = *turn.abbotReturn;
        const engine::PlacedMeeple abbot{turn.player, engine::MeepleType::Abbot, at};
        const Json feature = pointerTo(*before.board.tileAt(at.cell), at.segment);
        send("RETURN_MEEPLE",
             {{"pointer", {{"featurePointer", feature}, {"meepleId", putBack(abbot)}}},
              {"source", "ABBOT_RETURN"}},
             turn.player);
        return;
    }
    const engine::OpenTurn open = engine::OpenTurn::layTile(before, turn).value();
    if (!open.meepleOptions().empty() || !open.abbotOptions().empty())
        send("PASS", Json::object(), turn.player);
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
    writeFigure(before, turn);
    send("COMMIT", {{"random", 0.0}}, turn.player);
    for (const engine::PlacedMeeple& home : played.events.returned)
        if (!turn.abbotReturn ||
            home != engine::PlacedMeeple{turn.player, engine::MeepleType::Abbot, *turn.abbotReturn})
            putBack(home);
}

} // namespace

Result<Json> toJcz(const engine::Game& game, const std::vector<std::string>& names) {
    const engine::GameSetup& setup = game.state().book->setup();
    if (const auto obstacle = obstacleIn(setup))
        return Error{*obstacle};
    std::vector<engine::Turn> turns;
    std::ranges::transform(game.turns(), std::back_inserter(turns), &engine::HistoryTurn::turn);
    const Result<engine::Game> there = engine::Game::create(asPlayedThere(setup), turns);
    if (!there)
        return there.error();
    for (std::size_t turn = 0; turn < turns.size(); ++turn)
        if (const auto obstacle = obstacleIn(game.turns()[turn], there->turns()[turn]))
            return phrase("Exports", "turn %1 cannot be written for JCloisterZone: %2")
                .with(turn + 1)
                .with(*obstacle)
                .error();
    return JczWriter(*there, names).write();
}

Result<std::string> jczText(const engine::Game& game, const std::vector<std::string>& names) {
    const Result<Json> json = toJcz(game, names);
    if (!json)
        return json.error();
    return json->dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace meeplecam::records
