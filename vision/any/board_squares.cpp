#include "vision/any/board_squares.h"

#include "vision/any/board_ends.h"
#include "vision/any/board_evidence.h"
#include "vision/any/board_grower.h"
#include "vision/any/board_sides.h"
#include "vision/image/median.h"
#include "vision/image/parallel.h"
#include "vision/teaching/plane_finder.h"
#include "vision/teaching/single_squares.h"
#include "vision/teaching/touching_tiles.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace meeplecam::vision {

namespace {

constexpr double kSeedTile = 0.5;      // log odds from which on a square may begin a board
constexpr std::size_t kMostBoards = 4; // of which the colours are looked at
constexpr std::size_t kMostSeeds = 80; // from which a board is grown, the likeliest first
constexpr int kMostMoves = 3;          // of a whole board to where its sides are seen

/// Those that look most like tiles first.
std::vector<BoardSeed> seedsOf(const Frame& frame, const StructureReader& reader) {
    const TileLook look = [&](const cv::Mat& face) { return reader.wholeTile(face); };
    std::vector<Quad> squares;
    std::vector<GridSquare> touching;
    bothInParallel(
        [&] {
            const ReducedPicture reduced = reducedPicture(frame);
            squares = findSingleSquares(reduced, look).tiles;
            std::ranges::copy(findBoardEnds(reduced), std::back_inserter(squares));
        },
        [&] { touching = findTouchingTiles(frame, look); });
    std::ranges::transform(touching, std::back_inserter(squares), &GridSquare::quad);
    std::vector<BoardSeed> seeds(squares.size());
    forEachInParallel(squares.size(), [&](std::size_t i) {
        seeds[i] = {squares[i], look(rectify(frame, squares[i], BoardGrower::kSquareSide, 0))};
    });
    std::erase_if(seeds, [](const BoardSeed& seed) { return seed.whole <= kSeedTile; });
    std::ranges::sort(seeds, std::ranges::greater{}, &BoardSeed::whole);
    return seeds;
}

/// The square with the side first that runs most to the right: boards are shown as they lie in the picture.
Quad upright(Quad quad) {
    const auto right = [&](std::size_t corner) { return quad[(corner + 1) % 4].x - quad[corner].x; };
    std::size_t first = 0;
    for (std::size_t corner = 1; corner < quad.size(); ++corner)
        if (right(corner) > right(first))
            first = corner;
    std::rotate(quad.begin(), quad.begin() + static_cast<std::ptrdiff_t>(first), quad.end());
    return quad;
}

/// Whether a board that is worth something has this square: a wrong one has few tiles.
bool holds(const SquareBoard& board, const Quad& square) {
    return board.tiles.size() >= BoardGrower::kFewTiles &&
           std::ranges::any_of(board.tiles, [&](const BoardSquare& tile) {
               return cv::norm(centreOf(tile.quad) - centreOf(square)) < 0.25 * meanSide(tile.quad) &&
                      std::abs(meanSide(tile.quad) / meanSide(square) - 1.0) < 0.1;
           });
}

/// Whether a large board, most of whose tiles look more like one, lies where this square does: what is
/// printed on several of its tiles together may look like a tile.
bool covers(const SquareBoard& board, const BoardSeed& seed) {
    constexpr std::size_t kLarge = 12; // tiles
    if (board.tiles.size() < kLarge)
        return false;
    std::vector<double> whole;
    std::ranges::transform(board.tiles, std::back_inserter(whole), &BoardSquare::whole);
    return medianOf(std::move(whole)) > seed.whole &&
           std::ranges::any_of(board.tiles, [&](const BoardSquare& tile) {
               return cv::pointPolygonTest(tile.quad, centreOf(seed.quad), false) > 0.0;
           });
}

/// While the tiles are few, squares that hardly look like one only led on to others.
SquareBoard withoutDoubtful(SquareBoard board) {
    const auto isTile = [](const BoardSquare& square) { return square.evidence >= BoardGrower::kTile; };
    if (std::ranges::count_if(board.tiles, isTile) >= static_cast<std::ptrdiff_t>(BoardGrower::kFewTiles))
        return board;
    const auto doubtful = std::ranges::stable_partition(board.tiles, isTile);
    board.beside.insert(board.beside.end(), doubtful.begin(), doubtful.end());
    board.tiles.erase(doubtful.begin(), doubtful.end());
    std::ranges::sort(board.beside,
                      [](const BoardSquare& one, const BoardSquare& other) { return one.cell < other.cell; });
    return board;
}

} // namespace

std::optional<SquareBoard> findBoardSquares(const Frame& frame, const StructureReader& reader,
                                            const FirstTileLook& first) {
    const BoardGrower grower(frame, reader);
    const std::vector<BoardSeed> seeds = seedsOf(frame, reader);
    const BoardEvidence evidence(frame, seeds, first);
    std::vector<std::pair<double, SquareBoard>> boards; // with what speaks for them
    const auto judged = [&](SquareBoard board) {
        const double speaksFor = evidence.of(board);
        return std::pair(speaksFor, std::move(board));
    };
    std::size_t tried = 0;
    for (const BoardSeed& seed : seeds) {
        if (std::ranges::any_of(boards, [&](const auto& board) {
                return holds(board.second, seed.quad) || covers(board.second, seed);
            }))
            continue;
        if (std::optional<SquareBoard> board = grower.growFrom(upright(seed.quad)))
            boards.push_back(judged(*std::move(board)));
        if (++tried == kMostSeeds)
            break;
    }
    const auto speaksFor = [](const auto& board) { return board.first; };
    std::ranges::stable_sort(boards, std::ranges::greater{}, speaksFor);
    std::optional<std::pair<double, SquareBoard>> best;
    const auto goOnFrom = [&](const SquareBoard& begun) { // says whether that gave a better board
        std::optional<SquareBoard> board = grower.growByColours(begun);
        if (!board)
            return false;
        auto candidate = judged(*std::move(board));
        if (best && candidate.first <= best->first)
            return false;
        best = std::move(candidate);
        return true;
    };
    for (std::size_t i = 0; i < std::min(kMostBoards, boards.size()); ++i)
        goOnFrom(boards[i].second);
    for (int moves = 0; best && moves < kMostMoves; ++moves) {
        const std::optional<SquareBoard> moved = grower.growFrom(movedToSides(frame, best->second));
        if (!moved || !goOnFrom(*moved))
            break;
    }
    return best ? std::optional(withoutDoubtful(std::move(best->second))) : std::nullopt;
}

SquareBoard growBoardSquares(const Frame& frame, const StructureReader& reader, const SquareBoard& board,
                             const PictureChange& change) {
    return BoardGrower(frame, reader).growOn(board, change);
}

BoardSquare lookAtSquare(const Frame& frame, const StructureReader& reader, engine::Cell cell,
                         const Quad& expected) {
    return BoardGrower(frame, reader).settle(cell, expected);
}

} // namespace meeplecam::vision
