#include "vision/any/board_grower.h"

#include "vision/image/parallel.h"
#include "vision/teaching/tile_sides.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace meeplecam::vision {

namespace {

using engine::Cell;

constexpr int kMargin = 8;              // pixels around a square in which its sides are sought
constexpr double kPlain = 3.0;          // of tiles; beside them squares had up to 1.5 (six films, 2026-11-27)
constexpr double kClearTile = 7.0;      // of most tiles, where they lie
constexpr double kTileOfFew = -2.0;     // while few tiles tell where the next one lies
constexpr double kNotNew = -1.0;        // the most where nothing has changed
constexpr double kOffPicture = -20.0;   // what leaves the picture
constexpr double kPerShare = 12.0;      // log odds by the share of a square that has the colours of tiles
constexpr double kMostByColours = 3.0;  // log odds, where a tile is new: it is seen before it is covered
constexpr std::size_t kMostTiles = 250; // more is no table: a pattern goes on and on

bool liesInside(const Quad& quad, const cv::Size& picture) {
    const cv::Rect2f whole(0.0F, 0.0F, static_cast<float>(picture.width), static_cast<float>(picture.height));
    return std::ranges::all_of(quad, [&](const cv::Point2f& corner) { return whole.contains(corner); });
}

/// Whether a box is as large as a tile is expected to be: another line was taken for a side otherwise.
bool isWhole(const TileBox& box) {
    constexpr double kOff = 0.12 * BoardGrower::kSquareSide;
    return std::abs(box.right - box.left - BoardGrower::kSquareSide) < kOff &&
           std::abs(box.bottom - box.top - BoardGrower::kSquareSide) < kOff;
}

/// Evidence of a new tile from which on it is one, by how much of its place has changed: a tile changes
/// all of it, and a pile from which one was drawn little, but a hand may have lain on a part before.
double leastOfNew(double changed) {
    // Of tiles of printed editions the least were 2.5, beside them squares had up to 0.5 (2026-11-28): of
    // some twenty places one is new.
    constexpr double kNewTile = 2.0;
    constexpr double kPartlyNew = 5.0;
    constexpr double kMostChanged = 0.6; // share
    if (changed <= PictureChange::kChanged)
        return std::numeric_limits<double>::infinity();
    return changed > kMostChanged ? kNewTile : kPartlyNew;
}

std::map<Cell, int> frontierOf(const std::map<Cell, BoardSquare>& tiles) {
    std::map<Cell, int> frontier;
    for (const auto& [cell, square] : tiles)
        for (const engine::Side side : engine::kSides)
            if (const Cell beside = engine::neighbour(cell, side); !tiles.contains(beside))
                ++frontier[beside];
    return frontier;
}

} // namespace

/// A board that grows.
struct BoardGrower::Growth {
    std::map<Cell, BoardSquare> tiles;
    std::map<Cell, BoardSquare> beside;
    std::map<Cell, int> seenWith;          ///< how many neighbours were known when a cell was looked at last
    double leastOfFew = 0.0;               ///< evidence of a tile while few are known
    const PictureChange* change = nullptr; ///< from the picture before; null = there was none
};

std::optional<SquareBoard> BoardGrower::growFrom(const Quad& seed) const {
    return grow({{{Cell{0, 0}, settle({0, 0}, seed)}}, {}, {}, kTileOfFew}, {});
}

std::optional<SquareBoard> BoardGrower::growFrom(const std::vector<PlacedQuad>& squares) const {
    Growth growth{{}, {}, {}, kTileOfFew};
    for (const PlacedQuad& square : squares)
        if (const BoardSquare settled = settle(square.cell, square.quad); settled.whole > kTileOfFew)
            growth.tiles.emplace(square.cell, settled);
    return growth.tiles.empty() ? std::nullopt : grow(std::move(growth), {});
}

SquareBoard BoardGrower::growOn(const SquareBoard& board, const PictureChange& change) const {
    Growth growth{{}, {}, {}, kTile, &change};
    for (const BoardSquare& tile : board.tiles)
        growth.tiles.emplace(tile.cell, tile);
    const std::map<Cell, int> frontier = frontierOf(growth.tiles);
    for (const BoardSquare& square : board.beside) {
        growth.beside.emplace(square.cell, square);
        const auto around = frontier.find(square.cell);
        if (!change.cells.contains(square.cell) && around != frontier.end())
            growth.seenWith[square.cell] = around->second;
    }
    SquareBoard steady = board;
    std::erase_if(steady.beside,
                  [&](const BoardSquare& square) { return change.cells.contains(square.cell); });
    return grow(std::move(growth), coloursOf(steady), board.grid).value_or(board);
}

std::optional<SquareBoard> BoardGrower::growByColours(const SquareBoard& board) const {
    std::map<Cell, BoardSquare> known;
    for (const BoardSquare& tile : board.tiles)
        known.emplace(tile.cell, tile);
    std::optional<GroundColours> colours = coloursOf(board);
    return colours ? grow({std::move(known), {}, {}, kTileOfFew}, colours) : board;
}

BoardSquare BoardGrower::settle(Cell cell, const Quad& expected) const {
    if (!liesInside(expected, m_frame.size()))
        return {cell, expected, kOffPicture, kOffPicture};
    const cv::Mat around = rectify(m_frame, expected, kSquareSide, kMargin);
    const TileBox box = TileSides(around, kSquareSide / 10)
                            .fitted({kMargin, kMargin, kMargin + kSquareSide, kMargin + kSquareSide});
    const std::array<cv::Point2d, 4> corners{
        {{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}}};
    const cv::Matx33d picture_from_square = pictureFromUnit(expected);
    Quad moved;
    std::ranges::transform(corners, moved.begin(), [&](const cv::Point2d& corner) {
        return cv::Point2f(
            mapped(picture_from_square, (corner - cv::Point2d(kMargin, kMargin)) / kSquareSide));
    });
    const double asExpected = lookAt(expected);
    if (!isWhole(box))
        return {cell, expected, asExpected, asExpected};
    const double asMoved = lookAt(moved);
    return asMoved >= asExpected ? BoardSquare{cell, moved, asMoved, asMoved}
                                 : BoardSquare{cell, expected, asExpected, asExpected};
}

BoardSquare BoardGrower::settleNearBy(BoardSquare square) const {
    constexpr double kNothingLikeIt = -6.0; // log odds from which on it may be a tile that is off
    constexpr std::array<float, 4> kSteps{0.1F, 0.1F, 0.05F, 0.05F}; // tile sides
    constexpr double kBetter = 3.0;                                  // log odds; less may be what is printed
    if (square.whole < kNothingLikeIt)
        return square;
    const BoardSquare expected = square;
    for (const float step : kSteps) {
        const cv::Point2f across = step * (square.quad[1] - square.quad[0]);
        const cv::Point2f down = step * (square.quad[3] - square.quad[0]);
        BoardSquare best = square;
        for (const cv::Point2f& offset : {across, -across, down, -down}) {
            Quad moved = square.quad;
            for (cv::Point2f& corner : moved)
                corner += offset;
            if (!liesInside(moved, m_frame.size()))
                continue;
            if (const double whole = lookAt(moved); whole > best.whole)
                best = {square.cell, moved, whole, whole};
        }
        square = best;
    }
    return square.whole > kPlain && square.whole > expected.whole + kBetter ? square : expected;
}

double BoardGrower::lookAt(const Quad& quad) const {
    return m_reader.wholeTile(rectify(m_frame, quad, kSquareSide, 0));
}

std::optional<GroundColours> BoardGrower::coloursOf(const SquareBoard& board) const {
    constexpr double kBare = -3.0; // log odds of a square that is table rather than a covered tile
    std::vector<Quad> tiles;
    std::vector<Quad> bare;
    std::ranges::transform(board.tiles, std::back_inserter(tiles), &BoardSquare::quad);
    for (const BoardSquare& square : board.beside)
        if (square.whole < kBare && square.whole > kOffPicture)
            bare.push_back(square.quad);
    if (bare.empty() || tiles.size() < kFewTiles)
        return std::nullopt;
    return GroundColours(m_frame, tiles, bare);
}

std::optional<SquareBoard> BoardGrower::grow(Growth&& growth, const std::optional<GroundColours>& colours,
                                             const std::optional<GridModel>& before) const {
    auto& [tiles, beside, seenWith, leastOfFew, change] = growth;
    std::optional<GridModel> grid = before ? before : gridOf(tiles);
    bool more = true;
    while (grid && more && tiles.size() < kMostTiles) {
        more = false;
        std::vector<Cell> open;
        for (const auto& [cell, neighbours] : frontierOf(tiles)) {
            int& then = seenWith[cell];
            if (then < neighbours)
                open.push_back(cell);
            then = std::max(then, neighbours);
        }
        for (const BoardSquare& square : lookAll(open, *grid, colours, change)) {
            const Cell cell = square.cell;
            beside.insert_or_assign(cell, square);
            if (square.evidence < (tiles.size() < kFewTiles ? leastOfFew : kTile))
                continue;
            beside.erase(cell);
            tiles.emplace(cell, square);
            more = true;
        }
        if (more)
            grid = gridOf(tiles);
    }
    if (!grid)
        return std::nullopt;
    SquareBoard board{*grid, {}, {}};
    for (const auto& [cell, square] : tiles)
        board.tiles.push_back(square);
    for (const auto& [cell, square] : beside)
        board.beside.push_back(square);
    return board;
}

std::vector<BoardSquare> BoardGrower::lookAll(const std::vector<Cell>& cells, const GridModel& grid,
                                              const std::optional<GroundColours>& colours,
                                              const PictureChange* change) const {
    std::vector<BoardSquare> squares(cells.size());
    forEachInParallel(cells.size(), [&](std::size_t i) {
        BoardSquare& square = squares[i] = settle(cells[i], grid.predict(cells[i]));
        const double changed = change != nullptr && change->shareOf ? change->shareOf(square.quad) : 0.0;
        if (changed > PictureChange::kChanged && square.whole < kTile)
            square = settleNearBy(square);
        if (colours && square.whole > kOffPicture)
            square.evidence += std::min(kPerShare * (colours->tileShare(m_frame, square.quad) - 0.5),
                                        change != nullptr ? kMostByColours : kPerShare);
        if (change != nullptr && square.evidence < (change->shareOf ? leastOfNew(changed) : kPlain)) {
            square.evidence = std::min(square.evidence, kNotNew);
        } else if (changed > PictureChange::kChanged && square.whole < kClearTile) {
            const BoardSquare moved = settleNearBy(square);
            square = {square.cell, moved.quad, moved.whole, square.evidence};
        }
    });
    return squares;
}

std::optional<GridModel> BoardGrower::gridOf(const std::map<Cell, BoardSquare>& tiles) const {
    std::vector<PlacedQuad> placed;
    placed.reserve(tiles.size());
    for (const auto& [cell, square] : tiles)
        placed.push_back({cell, square.quad});
    return GridModel::fit(placed, m_frame.size());
}

} // namespace meeplecam::vision
