#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace meeplecam::engine {

// Cells, sides and quarter turns. x grows east, y grows south; a rotation turns clockwise.
//
//            North
//          NL     NR
//        +----+----+
//     WR |         | EL       half edges run clockwise from the north-west corner;
//  West  +         +  East    L is the half that comes first clockwise.
//     WL |         | ER
//        +----+----+
//          SR     SL
//            South

enum class Side : std::uint8_t { North, East, South, West };
inline constexpr std::array kSides{Side::North, Side::East, Side::South, Side::West};

enum class HalfEdge : std::uint8_t { NL, NR, EL, ER, SL, SR, WL, WR };
inline constexpr int kHalfEdges = 8;

/// Quarter turns clockwise from the unrotated orientation.
enum class Rotation : std::uint8_t { None, Quarter, Half, ThreeQuarters };
inline constexpr std::array kRotations{Rotation::None, Rotation::Quarter, Rotation::Half,
                                       Rotation::ThreeQuarters};

/// Bit i stands for side i, or half edge i, or rotation i.
using SideMask = std::uint8_t;
using HalfEdgeMask = std::uint8_t;
using RotationMask = std::uint8_t;

constexpr int index(Side side) {
    return static_cast<int>(side);
}
constexpr int index(HalfEdge half) {
    return static_cast<int>(half);
}
constexpr int quarterTurns(Rotation rotation) {
    return static_cast<int>(rotation);
}
/// Any number of quarter turns, negative ones run anticlockwise.
constexpr Rotation rotationOf(int turns) {
    return static_cast<Rotation>(turns & 3);
}
constexpr SideMask maskOf(Side side) {
    return static_cast<SideMask>(1U << index(side));
}
constexpr RotationMask maskOf(Rotation rotation) {
    return static_cast<RotationMask>(1U << quarterTurns(rotation));
}
constexpr Side opposite(Side side) {
    return static_cast<Side>((index(side) + 2) & 3);
}
/// Where a side of the unrotated tile lies after turning.
constexpr Side turned(Side side, Rotation by) {
    return static_cast<Side>((index(side) + quarterTurns(by)) & 3);
}
constexpr HalfEdge turned(HalfEdge half, Rotation by) {
    return static_cast<HalfEdge>((index(half) + 2 * quarterTurns(by)) & 7);
}
constexpr SideMask turnedSides(SideMask sides, Rotation by) {
    return static_cast<SideMask>((sides << quarterTurns(by) | sides >> (4 - quarterTurns(by))) & 0xF);
}
constexpr HalfEdgeMask turnedHalfEdges(HalfEdgeMask halves, Rotation by) {
    return static_cast<HalfEdgeMask>(halves << 2 * quarterTurns(by) | halves >> (8 - 2 * quarterTurns(by)));
}
/// The half edge of the neighbouring tile that touches this one: NL-SR, NR-SL, EL-WR, ER-WL.
constexpr HalfEdge touching(HalfEdge half) {
    return static_cast<HalfEdge>(((index(half) + 4) & 7) ^ 1);
}

/// A place on the table, counted in tiles.
struct Cell {
    int x = 0;
    int y = 0;
    bool operator==(const Cell&) const = default;
};

/// By x, then by y: the order of records.
constexpr bool operator<(Cell a, Cell b) {
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

constexpr Cell neighbour(Cell cell, Side side) {
    constexpr std::array<Cell, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const Cell step = kSteps[static_cast<std::size_t>(side)];
    return {cell.x + step.x, cell.y + step.y};
}

/// The eight cells around a cell.
constexpr std::array<Cell, 8> cellsAround(Cell cell) {
    return {{{cell.x - 1, cell.y - 1},
             {cell.x, cell.y - 1},
             {cell.x + 1, cell.y - 1},
             {cell.x - 1, cell.y},
             {cell.x + 1, cell.y},
             {cell.x - 1, cell.y + 1},
             {cell.x, cell.y + 1},
             {cell.x + 1, cell.y + 1}}};
}

/// A rectangle of cells; both corners belong to it.
struct CellRange {
    Cell first;
    Cell last;
    bool operator==(const CellRange&) const = default;
};

constexpr bool contains(const CellRange& range, Cell cell) {
    return cell.x >= range.first.x && cell.x <= range.last.x && cell.y >= range.first.y &&
           cell.y <= range.last.y;
}

} // namespace meeplecam::engine
