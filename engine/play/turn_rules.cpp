#include "engine/play/turn_rules.h"

#include "engine/play/placements.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

bool isPlayer(const GameState& state, int player) {
    return player >= 0 && player < static_cast<int>(state.players.size());
}

bool isTileType(const GameState& state, TileTypeId tile) {
    return index(tile) < state.board.registry().size();
}

/// The first side on which the tile does not continue its neighbour.
Breach clashOf(const GameState& state, const Placement& placement) {
    const SideCode around = state.board.sidesAround(placement.cell);
    const SideCode own = state.board.registry().sides({placement.tile, placement.rotation});
    for (const Side side : kSides) {
        const SideKind wanted = sideKind(around, side);
        const SideKind shown = sideKind(own, side);
        if (wanted != SideKind::Unknown && wanted != shown)
            return {.kind = BreachKind::SidesClash,
                    .placement = placement,
                    .side = side,
                    .shown = shown,
                    .wanted = wanted};
    }
    return {.kind = BreachKind::SidesClash, .placement = placement};
}

std::optional<Breach> impossiblePlacement(const GameState& state, const Placement& placement) {
    switch (state.board.faultOf(placement)) {
    case PlacementFault::Occupied:
        return Breach{.kind = BreachKind::CellTaken, .placement = *state.board.tileAt(placement.cell)};
    case PlacementFault::OffTable:
        return Breach{.kind = BreachKind::BeyondTable, .placement = placement};
    case PlacementFault::TooMany:
        return Breach{.kind = BreachKind::BoardFull, .placement = placement};
    default:
        return std::nullopt;
    }
}

std::optional<Breach> impossibleTransfer(const GameState& state, const Transfer& transfer) {
    if (!isPlayer(state, transfer.from) || !isPlayer(state, transfer.to))
        return Breach{.kind = BreachKind::TransferToStranger};
    if (transfer.from == transfer.to || transfer.points < 0)
        return Breach{.kind = BreachKind::TransferBackwards};
    return std::nullopt;
}

bool isLeft(const GameState& state, const Turn& turn) {
    const TileTypeId tile = turn.placement.tile;
    const auto gone =
        leavesGame(state, tile) ? std::count(turn.discarded.begin(), turn.discarded.end(), tile) : 0;
    return state.left[static_cast<std::size_t>(tile)] > gone;
}

/// the order in which the tiles of a river are drawn.
void addFaultsOfDraws(const GameState& state, const Turn& turn, std::vector<Breach>& breaches) {
    if (!state.river)
        return;
    std::vector<TileTypeId> drawn = turn.discarded;
    drawn.push_back(turn.placement.tile);
    for (const auto& part : state.book->parts())
        for (const BreachKind kind : part->faultsOfDraws(state, drawn))
            breaches.push_back({.kind = kind, .player = turn.player, .placement = turn.placement});
}

/// What keeps a follower off a feature, or none.
std::optional<BreachKind> faultOfFollower(MeepleType type, FeatureKind kind) {
    if (type == MeepleType::Abbot)
        return isEnclosed(kind) ? std::nullopt : std::optional(BreachKind::AbbotElsewhere);
    return kind == FeatureKind::Garden ? std::optional(BreachKind::GardenForAbbot) : std::nullopt;
}

Breach missingTile(const GameState& state, const Placement& placement) {
    const bool inBoxes = countOf(sumOf(state.book->setup().sets), placement.tile) > 0;
    return {.kind = inBoxes ? BreachKind::NoCopyLeft : BreachKind::TileNotInBoxes, .placement = placement};
}

} // namespace

std::optional<Breach> findImpossible(const GameState& state, const Turn& turn) {
    if (!isPlayer(state, turn.player))
        return Breach{.kind = BreachKind::NoSuchPlayer, .player = turn.player};
    const auto known = [&](TileTypeId tile) { return isTileType(state, tile); };
    if (!known(turn.placement.tile) || !std::all_of(turn.discarded.begin(), turn.discarded.end(), known))
        return Breach{.kind = BreachKind::NoSuchTile};
    for (const Transfer& transfer : turn.transfers)
        if (std::optional<Breach> breach = impossibleTransfer(state, transfer))
            return breach;
    return impossiblePlacement(state, turn.placement);
}

std::vector<Breach> breachesOfDiscards(const GameState& state, std::span<const TileTypeId> discarded) {
    std::vector<Breach> breaches;
    TileCounts left = state.left;
    for (const TileTypeId tile : discarded) {
        int& count = left[static_cast<std::size_t>(tile)];
        if (count <= 0)
            breaches.push_back({.kind = BreachKind::DiscardNotLeft, .placement = {tile, {}, Rotation::None}});
        if (fitsSomewhere(state, tile))
            breaches.push_back({.kind = BreachKind::DiscardFits, .placement = {tile, {}, Rotation::None}});
        if (leavesGame(state, tile))
            --count;
    }
    return breaches;
}

std::vector<Breach> breachesOfTile(const GameState& state, const Turn& turn) {
    std::vector<Breach> breaches;
    const auto add = [&](BreachKind kind) {
        breaches.push_back({.kind = kind, .player = turn.player, .placement = turn.placement});
    };
    if (state.over())
        add(BreachKind::GameOver);
    if (state.toMove && *state.toMove != turn.player)
        breaches.push_back({.kind = BreachKind::OutOfTurn, .player = turn.player, .other = *state.toMove});
    if (!turn.discarded.empty())
        for (const Breach& breach : breachesOfDiscards(state, turn.discarded))
            breaches.push_back(breach);
    if (!isLeft(state, turn))
        breaches.push_back(missingTile(state, turn.placement));
    else
        addFaultsOfDraws(state, turn, breaches);
    const PlacementFault fault = state.board.faultOf(turn.placement);
    if (fault == PlacementFault::Alone)
        add(BreachKind::TouchesNothing);
    if (fault == PlacementFault::Clash)
        breaches.push_back(clashOf(state, turn.placement));
    if (fault == PlacementFault::None)
        if (const std::optional<BreachKind> limit = limitOf(state, turn.placement))
            add(*limit);
    return breaches;
}

std::optional<BreachKind> faultOfCompanion(const GameState& state, int player, MeepleType type,
                                           FeatureId id) {
    const Feature& feature = state.board[id];
    if (type == MeepleType::Pig && feature.kind != FeatureKind::Field)
        return BreachKind::PigElsewhere;
    if (type == MeepleType::Builder && feature.kind != FeatureKind::Road && feature.kind != FeatureKind::City)
        return BreachKind::BuilderElsewhere;
    if (feature.complete())
        return BreachKind::BuilderTooLate;
    bool follower = false;
    for (const PlacedMeeple& figure : state.meeples) {
        if (figure.player != player || (figure.type != type && follower) ||
            state.board.featureAt(figure.at) != id)
            continue;
        if (figure.type == type)
            return BreachKind::CompanionThere;
        follower = follower || isFollower(figure.type);
    }
    return follower ? std::nullopt : std::optional(BreachKind::NoFollowerThere);
}

std::optional<Breach> breachOfAbbotReturn(const GameState& state, int player, const SegmentRef& at) {
    const auto isIt = [&](const PlacedMeeple& figure) {
        return figure.type == MeepleType::Abbot && figure.player == player && figure.at == at;
    };
    const Placement* tile = state.board.tileAt(at.cell);
    Breach breach{.kind = BreachKind::NoAbbotThere,
                  .player = player,
                  .placement = tile != nullptr ? *tile : Placement{.cell = at.cell},
                  .segment = at.segment,
                  .meeple = MeepleType::Abbot};
    if (std::none_of(state.meeples.begin(), state.meeples.end(), isIt))
        return breach;
    const Feature& feature = state.board[state.board.featureAt(at)];
    breach.kind = BreachKind::AbbotIsDone;
    breach.feature = feature.kind;
    return feature.complete() ? std::optional(breach) : std::nullopt;
}

std::vector<Breach> breachesOfMeeple(const GameState& state, Cell laid, int player,
                                     const MeepleChoice& choice) {
    const SegmentRef at = choice.at(laid);
    const Placement& tile = *state.board.tileAt(at.cell);
    const Segment& segment = state.board.registry()[tile.tile].segments[static_cast<std::size_t>(at.segment)];
    const Feature& feature = state.board[state.board.featureAt(at)];
    std::vector<Breach> breaches;
    const auto add = [&](BreachKind kind) {
        breaches.push_back({.kind = kind,
                            .player = player,
                            .placement = tile,
                            .segment = at.segment,
                            .feature = feature.kind,
                            .meeple = choice.type});
    };
    if (at.cell != laid)
        add(BreachKind::NotOnNewTile);
    if (state.players[static_cast<std::size_t>(player)].supply[static_cast<std::size_t>(choice.type)] <= 0)
        add(BreachKind::NoMeepleLeft);
    if (!segment.takesMeeple)
        add(BreachKind::TakesNoMeeple);
    if (!isFollower(choice.type)) {
        if (const std::optional<BreachKind> fault =
                faultOfCompanion(state, player, choice.type, state.board.featureAt(at)))
            add(*fault);
        return breaches;
    }
    if (const std::optional<BreachKind> fault = faultOfFollower(choice.type, feature.kind))
        add(*fault);
    if (feature.meeples > 0)
        add(BreachKind::FeatureOccupied);
    if (!state.book->takesMeeple(feature))
        add(feature.kind == FeatureKind::Field ? BreachKind::NoFarmers : BreachKind::FeatureComplete);
    return breaches;
}

std::optional<Breach> breachOfMove(const GameState& state, const std::vector<SegmentRef>& targets,
                                   const std::optional<SegmentRef>& move) {
    if (!move && targets.empty())
        return std::nullopt;
    if (!move)
        return Breach{.kind = BreachKind::FigureMustMove};
    if (targets.empty())
        return Breach{.kind = BreachKind::FigureStays};
    const Placement* tile = state.board.tileAt(move->cell);
    const auto segments = tile ? state.board.registry()[tile->tile].segments.size() : 0;
    const bool exists = move->segment >= 0 && static_cast<std::size_t>(move->segment) < segments;
    const auto isTarget = [&](const SegmentRef& target) {
        return state.board.featureAt(target) == state.board.featureAt(*move);
    };
    if (exists && std::any_of(targets.begin(), targets.end(), isTarget))
        return std::nullopt;
    return Breach{.kind = BreachKind::FigureNotThere,
                  .placement = tile != nullptr ? *tile : Placement{.cell = move->cell},
                  .segment = move->segment};
}

} // namespace meeplecam::engine
