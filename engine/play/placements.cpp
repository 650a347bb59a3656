#include "engine/play/placements.h"

#include <algorithm>

namespace meeplecam::engine {

std::optional<BreachKind> limitOf(const GameState& state, const Placement& placement) {
    if (!state.book->limitsPlacement(placement.tile))
        return std::nullopt;
    for (const auto& part : state.book->parts())
        if (const std::optional<BreachKind> fault = part->faultOfPlacement(state, placement))
            return fault;
    return std::nullopt;
}

std::vector<Placement> legalPlacements(const GameState& state, TileTypeId tile) {
    std::vector<Placement> placements = legalPlacements(state.board, tile);
    if (state.book->limitsPlacement(tile))
        std::erase_if(placements,
                      [&](const Placement& placement) { return limitOf(state, placement).has_value(); });
    return placements;
}

bool fitsSomewhere(const GameState& state, TileTypeId tile) {
    if (!state.book->limitsPlacement(tile))
        return fitsSomewhere(state.board, tile);
    return !legalPlacements(state, tile).empty();
}

bool leavesGame(const GameState& state, TileTypeId tile) {
    return !state.book->rules().unplayableIntoBag || state.book->limitsPlacement(tile);
}

} // namespace meeplecam::engine
