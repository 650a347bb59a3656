#include "engine/turn_rules.h"

#include "engine/board_queries.h"

#include <algorithm>
#include <array>

namespace meeplecam::engine {

namespace {

std::string describe(Cell cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

const char* nameOf(Side side) {
    constexpr std::array kNames{"north", "east", "south", "west"};
    return kNames[static_cast<std::size_t>(side)];
}

const char* nameOf(SideKind kind) {
    constexpr std::array kNames{"nothing", "field", "road", "city"};
    return kNames[static_cast<std::size_t>(kind)];
}

bool isPlayer(const GameState& state, int player) {
    return player >= 0 && player < static_cast<int>(state.players.size());
}

bool isTileType(const GameState& state, TileTypeId tile) {
    return index(tile) < state.board.registry().size();
}

/// The first side on which the tile does not continue its neighbour.
Breach clashOf(const GameState& state, const Placement& placement) {
    const TileRegistry& registry = state.board.registry();
    const SideCode around = state.board.sidesAround(placement.cell);
    const SideCode own = registry.sides({placement.tile, placement.rotation});
    for (const Side side : kSides) {
        const SideKind wanted = sideKind(around, side);
        const SideKind shown = sideKind(own, side);
        if (wanted != SideKind::Unknown && wanted != shown)
            return {"R-2", describe(registry, placement) + " does not fit: its " + nameOf(side) +
                               " side shows a " + nameOf(shown) + " where the neighbour has a " +
                               nameOf(wanted)};
    }
    return {"R-2", describe(registry, placement) + " does not fit"};
}

std::optional<Breach> impossiblePlacement(const GameState& state, const Placement& placement) {
    switch (state.board.faultOf(placement)) {
    case PlacementFault::Occupied:
        return Breach{"R-1", "the cell " + describe(placement.cell) + " already has a tile, " +
                                 state.board.registry()[state.board.tileAt(placement.cell)->tile].name};
    case PlacementFault::OffTable:
        return Breach{"R-38", "the cell " + describe(placement.cell) + " lies beyond the edge of the table"};
    case PlacementFault::TooMany:
        return Breach{"R-1",
                      "the board holds " + std::to_string(Board::kMostTiles) + " tiles, no more fit on it"};
    default:
        return std::nullopt;
    }
}

std::optional<Breach> impossibleTransfer(const GameState& state, const Transfer& transfer) {
    if (!isPlayer(state, transfer.from) || !isPlayer(state, transfer.to))
        return Breach{"R-42", "points pass to or from a player who does not take part"};
    if (transfer.from == transfer.to || transfer.points < 0)
        return Breach{"R-42", "points pass from one player to another, not backwards or to the same"};
    return std::nullopt;
}

bool isLeft(const GameState& state, const Turn& turn) {
    const TileTypeId tile = turn.placement.tile;
    const auto gone = state.book->rules().unplayableIntoBag
                          ? 0
                          : std::count(turn.discarded.begin(), turn.discarded.end(), tile);
    return state.left[static_cast<std::size_t>(tile)] > gone;
}

Breach missingTile(const GameState& state, TileTypeId tile) {
    const std::string& name = state.board.registry()[tile].name;
    if (countOf(sumOf(state.book->setup().sets), tile) == 0)
        return {"R-1", "the tile " + name + " is in none of the chosen tile sets"};
    return {"R-1", "no copy of the tile " + name + " is left in the box"};
}

} // namespace

std::optional<Breach> findImpossible(const GameState& state, const Turn& turn) {
    if (!isPlayer(state, turn.player))
        return Breach{"turn order", "player " + std::to_string(turn.player) + " does not take part"};
    const auto known = [&](TileTypeId tile) { return isTileType(state, tile); };
    if (!known(turn.placement.tile) || !std::all_of(turn.discarded.begin(), turn.discarded.end(), known))
        return Breach{"R-1", "the tile is of a type that the tile sets do not describe"};
    for (const Transfer& transfer : turn.transfers)
        if (std::optional<Breach> breach = impossibleTransfer(state, transfer))
            return breach;
    return impossiblePlacement(state, turn.placement);
}

std::vector<Breach> breachesOfDiscards(const GameState& state, std::span<const TileTypeId> discarded) {
    std::vector<Breach> breaches;
    const TileRegistry& registry = state.board.registry();
    TileCounts left = state.left;
    for (const TileTypeId tile : discarded) {
        int& count = left[static_cast<std::size_t>(tile)];
        if (count <= 0)
            breaches.push_back(
                {"R-3", "the discarded tile " + registry[tile].name + " is not left in the box"});
        if (fitsSomewhere(state.board, tile))
            breaches.push_back({"R-3", "the discarded tile " + registry[tile].name + " can be placed"});
        if (!state.book->rules().unplayableIntoBag)
            --count;
    }
    return breaches;
}

std::vector<Breach> breachesOfTile(const GameState& state, const Turn& turn) {
    std::vector<Breach> breaches;
    const GameSetup& setup = state.book->setup();
    if (state.over())
        breaches.push_back({"R-20", "the game is over, the last tile has been placed"});
    if (state.toMove && *state.toMove != turn.player)
        breaches.push_back({"turn order", "it is the turn of " + nameOfPlayer(setup, *state.toMove) +
                                              ", not of " + nameOfPlayer(setup, turn.player)});
    if (!turn.discarded.empty())
        for (Breach& breach : breachesOfDiscards(state, turn.discarded))
            breaches.push_back(std::move(breach));
    if (!isLeft(state, turn))
        breaches.push_back(missingTile(state, turn.placement.tile));
    const PlacementFault fault = state.board.faultOf(turn.placement);
    if (fault == PlacementFault::Alone)
        breaches.push_back(
            {"R-1", describe(state.board.registry(), turn.placement) + " touches no tile in play"});
    if (fault == PlacementFault::Clash)
        breaches.push_back(clashOf(state, turn.placement));
    return breaches;
}

std::vector<Breach> breachesOfMeeple(const GameState& state, Cell laid, int player,
                                     const MeepleChoice& choice) {
    std::vector<Breach> breaches;
    const SegmentRef at{choice.cell.value_or(laid), choice.segment};
    const TileTypeId tile = state.board.tileAt(at.cell)->tile;
    const Segment& segment = state.board.registry()[tile].segments[static_cast<std::size_t>(at.segment)];
    const Feature& feature = state.board[state.board.featureAt(at)];
    const std::string kind = nameOf(feature.kind);
    if (at.cell != laid)
        breaches.push_back(
            {"R-5", "a meeple goes only on the tile just placed, not on the one at " + describe(at.cell)});
    if (state.players[static_cast<std::size_t>(player)].supply[static_cast<std::size_t>(choice.type)] <= 0)
        breaches.push_back({"R-9", nameOfPlayer(state.book->setup(), player) + " has no " +
                                       nameOf(choice.type) + " meeple left"});
    if (!segment.takesMeeple)
        breaches.push_back({"R-27", "feature " + std::to_string(at.segment) + " of " +
                                        state.board.registry()[tile].name + " takes no meeple"});
    if (feature.meeples > 0)
        breaches.push_back({"R-6", "the " + kind + " already has a meeple on it"});
    if (!state.book->takesMeeple(feature))
        breaches.push_back(
            feature.kind == FeatureKind::Field
                ? Breach{"R-11", "the game is played without farmers"}
                : Breach{"R-33", "the " + kind + " is complete, and only unfinished ones take a follower"});
    return breaches;
}

std::optional<Breach> breachOfMove(const GameState& state, const std::vector<SegmentRef>& targets,
                                   const std::optional<SegmentRef>& move) {
    if (!move && targets.empty())
        return std::nullopt;
    if (!move)
        return Breach{"R-28",
                      "the gingerbread man has to move to another unfinished city, and none was chosen"};
    if (targets.empty())
        return Breach{"R-31", "the gingerbread man does not move in this turn"};
    const Placement* tile = state.board.tileAt(move->cell);
    const auto segments = tile ? state.board.registry()[tile->tile].segments.size() : 0;
    const bool exists = move->segment >= 0 && static_cast<std::size_t>(move->segment) < segments;
    const auto isTarget = [&](const SegmentRef& target) {
        return state.board.featureAt(target) == state.board.featureAt(*move);
    };
    if (exists && std::any_of(targets.begin(), targets.end(), isTarget))
        return std::nullopt;
    return Breach{"R-28", "the gingerbread man moves to another unfinished city; feature " +
                              std::to_string(move->segment) + " at " + describe(move->cell) + " is none"};
}

std::string describe(const TileRegistry& registry, const Placement& placement) {
    constexpr std::array kTurns{"", " turned by 90 degrees", " turned by 180 degrees",
                                " turned by 270 degrees"};
    return registry[placement.tile].name + kTurns[static_cast<std::size_t>(placement.rotation)] + " at " +
           describe(placement.cell);
}

std::string sentenceOf(const Breach& breach) {
    return breach.text + " (" + std::string(breach.rule) + ")";
}

} // namespace meeplecam::engine
