#include "engine/board/board_alignment.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace meeplecam::engine {

namespace {

Cell turnedCell(Cell cell, Rotation by) {
    for (int i = 0; i < quarterTurns(by); ++i)
        cell = {-cell.y, cell.x};
    return cell;
}

/// What speaks for an alignment: tiles that agree, cells that coincide.
struct Support {
    int agreeing = 0;
    int shared = 0;
};

using Key = std::tuple<int, int, int>; // quarter turns, x and y of the shift

std::map<Key, Support> supportOf(std::span<const Placement> read, std::span<const Placement> wanted,
                                 const TileRegistry& registry) {
    std::map<Key, Support> supports;
    for (const Rotation turn : kRotations)
        for (const Placement& tile : read) {
            const Placement lies = aligned(tile, {turn, {}});
            for (const Placement& other : wanted) {
                Support& support =
                    supports[{quarterTurns(turn), other.cell.x - lies.cell.x, other.cell.y - lies.cell.y}];
                ++support.shared;
                if (registry.sameFace({lies.tile, lies.rotation}, {other.tile, other.rotation}))
                    ++support.agreeing;
            }
        }
    return supports;
}

} // namespace

Cell aligned(Cell cell, const BoardAlignment& by) {
    const Cell lies = turnedCell(cell, by.turn);
    return {lies.x + by.shift.x, lies.y + by.shift.y};
}

Placement aligned(const Placement& tile, const BoardAlignment& by) {
    return {tile.tile, aligned(tile.cell, by),
            rotationOf(quarterTurns(tile.rotation) + quarterTurns(by.turn))};
}

std::vector<BoardAlignment> bestAlignments(std::span<const Placement> read, std::span<const Placement> wanted,
                                           const TileRegistry& registry) {
    if (read.empty() || wanted.empty())
        return {BoardAlignment{}};
    const auto supports = supportOf(read, wanted, registry);
    const bool anyAgrees =
        std::ranges::any_of(supports, [](const auto& entry) { return entry.second.agreeing > 0; });
    const auto votes = [&](const Support& support) { return anyAgrees ? support.agreeing : support.shared; };
    int most = 0;
    for (const auto& [key, support] : supports)
        most = std::max(most, votes(support));
    std::vector<BoardAlignment> best;
    for (const auto& [key, support] : supports)
        if (votes(support) == most)
            best.push_back({rotationOf(std::get<0>(key)), {std::get<1>(key), std::get<2>(key)}});
    return best;
}

} // namespace meeplecam::engine
