#pragma once

#include "engine/tiles/geometry.h"

#include <algorithm>
#include <functional>
#include <ranges>

namespace meeplecam::engine {

/// The range with whatever else it takes to hold a cell, too.
constexpr CellRange widened(const CellRange& range, const Cell& cell) {
    return {{std::min(range.first.x, cell.x), std::min(range.first.y, cell.y)},
            {std::max(range.last.x, cell.x), std::max(range.last.y, cell.y)}};
}

/// The smallest range that holds the cells of these things, of which there is one at least, and `around` more
/// rows and columns on each side.
template<std::ranges::forward_range Things, class CellOf = std::identity>
constexpr CellRange extentOf(const Things& things, CellOf cellOf = {}, int around = 0) {
    const Cell some = std::invoke(cellOf, *std::ranges::begin(things));
    CellRange range{some, some};
    for (const auto& thing : things)
        range = widened(range, std::invoke(cellOf, thing));
    return {{range.first.x - around, range.first.y - around}, {range.last.x + around, range.last.y + around}};
}

} // namespace meeplecam::engine
