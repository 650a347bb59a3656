#include "vision/any/board_evidence.h"

#include "vision/any/board_grower.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr double kClearSeed = 8.0;        // log odds, as of tiles and of their backs
constexpr std::size_t kFirstIsClear = 12; // tiles from which on no single one matters

/// What is printed on scoring tracks, and patterns, look a little like tiles, one beside the other: a
/// tile that lies alone is clearer than many of them. On six pictures (2026-11-25) tiles had 7 to 13,
/// others less than 6, but for the backs of tiles (to 11), which are never the first.
double ofTiles(const SquareBoard& board) {
    constexpr double kLittle = 2.0; // log odds up to which a square may be anything
    constexpr double kClear = 10.0; // more than that; what goes beyond says no more
    constexpr double kLeast = -4.0;
    double sum = 0.0;
    for (const BoardSquare& tile : board.tiles)
        sum += std::clamp(tile.whole, kLeast, 0.0) + std::clamp(tile.whole - kLittle, 0.0, kClear);
    return sum;
}

} // namespace

BoardEvidence::BoardEvidence(const Frame& frame, const std::vector<BoardSeed>& seeds,
                             const FirstTileLook& first)
    : m_frame(frame)
    , m_first(first) {
    for (const auto& [quad, whole] : seeds)
        if (whole > kClearSeed)
            m_clearSide = std::max(m_clearSide, meanSide(quad));
}

double BoardEvidence::of(const SquareBoard& board) const {
    return ofTiles(board) * shareOfSize(board) + ofFirstTile(board);
}

double BoardEvidence::shareOfSize(const SquareBoard& board) const {
    double side = 0.0;
    for (const BoardSquare& tile : board.tiles)
        side = std::max(side, meanSide(tile.quad));
    const double ratio = m_clearSide > 0.0 ? side / m_clearSide : 1.0;
    return std::min(1.0, ratio * ratio);
}

double BoardEvidence::ofFirstTile(const SquareBoard& board) const {
    constexpr double kDoubt = 1e-3; // probability that the look is wrong about it
    if (!m_first || board.tiles.size() >= kFirstIsClear)
        return 0.0;
    double most = kDoubt;
    for (const BoardSquare& tile : board.tiles)
        if (tile.whole > BoardGrower::kTile)
            most = std::max(most, m_first(rectify(m_frame, tile.quad, BoardGrower::kSquareSide, 0)));
    return std::log(most);
}

} // namespace meeplecam::vision
