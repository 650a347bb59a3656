#include "app/session/following/laying_order.h"

#include "engine/board/board.h"

#include <algorithm>
#include <numeric>

namespace meeplecam::session {

namespace {

bool showsRiverAt(const engine::TileRegistry& registry, const engine::Placement& tile, engine::Side side) {
    return engine::sideKind(registry.sides({tile.tile, tile.rotation}), side) == engine::SideKind::River;
}

} // namespace

bool touches(std::span<const engine::Placement> lying, const engine::Placement& tile) {
    return std::ranges::any_of(engine::kSides, [&](engine::Side side) {
        const engine::Cell beside = engine::neighbour(tile.cell, side);
        return std::ranges::find(lying, beside, &engine::Placement::cell) != lying.end();
    });
}

bool goesOnRiver(const engine::TileRegistry& registry, std::span<const engine::Placement> lying,
                 const engine::Placement& tile) {
    return std::ranges::any_of(engine::kSides, [&](engine::Side side) {
        const auto other =
            std::ranges::find(lying, engine::neighbour(tile.cell, side), &engine::Placement::cell);
        return other != lying.end() && showsRiverAt(registry, tile, side) &&
               showsRiverAt(registry, *other, engine::opposite(side));
    });
}

std::vector<std::size_t> layingOrder(const engine::TileRegistry& registry,
                                     std::vector<engine::Placement> lying,
                                     std::span<const engine::Placement> fresh) {
    std::vector<std::size_t> left(fresh.size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    std::vector<std::size_t> order;
    while (!left.empty()) {
        auto next =
            std::ranges::find_if(left, [&](std::size_t i) { return goesOnRiver(registry, lying, fresh[i]); });
        if (next == left.end())
            next = std::ranges::find_if(left, [&](std::size_t i) { return touches(lying, fresh[i]); });
        if (next == left.end())
            next = left.begin();
        order.push_back(*next);
        lying.push_back(fresh[*next]);
        left.erase(next);
    }
    return order;
}

} // namespace meeplecam::session
