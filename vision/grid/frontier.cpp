#include "vision/grid/frontier.h"

#include <algorithm>
#include <cstdlib>

namespace meeplecam::vision {

int tilesBeside(engine::Cell cell, const std::set<engine::Cell>& tiles) {
    return static_cast<int>(std::ranges::count_if(
        engine::kSides, [&](engine::Side side) { return tiles.contains(engine::neighbour(cell, side)); }));
}

std::vector<engine::Cell> Frontier::next(const std::set<engine::Cell>& tiles) {
    std::map<engine::Cell, int> neighbours;
    for (const engine::Cell tile : tiles)
        for (const engine::Side side : engine::kSides)
            ++neighbours[engine::neighbour(tile, side)];
    std::vector<engine::Cell> open;
    for (const auto& [cell, count] : neighbours) {
        if (tiles.contains(cell))
            continue;
        int& then = m_neighboursThen[cell];
        if (count > then)
            open.push_back(cell);
        then = count;
    }
    return open;
}

void Frontier::forgetAround(engine::Cell cell) {
    constexpr int kRadius = 2;
    std::erase_if(m_neighboursThen, [&](const auto& entry) {
        return std::abs(entry.first.x - cell.x) <= kRadius && std::abs(entry.first.y - cell.y) <= kRadius;
    });
}

} // namespace meeplecam::vision
