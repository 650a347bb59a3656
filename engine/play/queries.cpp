#include "engine/play/queries.h"

#include "engine/play/placements.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

/// What the feature would pay if what is there now were all of it.
std::optional<PointsSheet> valueWhenDone(const GameState& state, FeatureFacts facts) {
    if (facts.feature.kind == FeatureKind::Field)
        return std::nullopt;
    facts.complete = true;
    facts.feature.openSides = 0;
    return state.book->value(facts);
}

/// Whether a tile may lie in a cell in some rotation.
bool mayLie(const GameState& state, TileTypeId tile, Cell cell, SideCode around) {
    const RotationMask fitting = state.board.registry().fittingRotations(tile, around);
    return std::ranges::any_of(kRotations, [&](Rotation rotation) {
        return (fitting & maskOf(rotation)) != 0 && !limitOf(state, {tile, cell, rotation});
    });
}

} // namespace

std::vector<TilesLeft> tilesLeft(const GameState& state) {
    std::vector<TilesLeft> left;
    for (std::size_t type = 0; type < state.left.size(); ++type)
        if (state.left[type] > 0)
            left.push_back({static_cast<TileTypeId>(type), state.left[type]});
    return left;
}

std::vector<TilesLeft> tilesThatFit(const GameState& state, Cell cell) {
    const SideCode around = state.board.sidesAround(cell);
    std::vector<TilesLeft> fitting = tilesLeft(state);
    std::erase_if(fitting, [&](const TilesLeft& tiles) {
        return around == 0 || !mayLie(state, tiles.tile, cell, around);
    });
    return fitting;
}

std::vector<Cell> deadPlaces(const GameState& state) {
    std::vector<Cell> dead;
    state.board.forEachFreeCell([&](Cell cell, SideCode) {
        if (tilesThatFit(state, cell).empty())
            dead.push_back(cell);
    });
    std::sort(dead.begin(), dead.end());
    return dead;
}

FeatureReport reportOn(const GameState& state, FeatureId id) {
    const FeatureFacts facts = factsOf(state.board, id);
    return {segmentsOf(state.board, id).front(),
            facts.feature,
            tilesOf(state.board, id),
            meeplesOn(state, id),
            ownersOf(state, id),
            state.book->value(facts),
            valueWhenDone(state, facts)};
}

std::vector<FeatureReport> reportOnAll(const GameState& state) {
    std::vector<FeatureReport> reports;
    state.board.forEachFeature([&](FeatureId id) { reports.push_back(reportOn(state, id)); });
    return reports;
}

} // namespace meeplecam::engine
