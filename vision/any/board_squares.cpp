#include "vision/any/board_squares.h"

#include "vision/any/board_ends.h"
#include "vision/any/board_sides.h"
#include "vision/any/ground_colours.h"
#include "vision/image/parallel.h"
#include "vision/teaching/plane_finder.h"
#include "vision/teaching/single_squares.h"
#include "vision/teaching/tile_sides.h"
#include "vision/teaching/touching_tiles.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace meeplecam::vision {

namespace {

using engine::Cell;

constexpr int kSquareSide = 64;         // pixels with which a square is looked at
constexpr int kMargin = 8;              // pixels around it in which its sides are sought
constexpr double kSeedTile = 0.5;       // log odds from which on a square may begin a board
constexpr double kTile = 0.0;           // and from which on it goes on
constexpr double kPlain = 3.0;          // of tiles; beside them squares had up to 1.5 (six films, 2026-11-27)
constexpr double kClearTile = 7.0;      // of most tiles, where they lie
constexpr double kPerhapsTile = -2.0;   // while few tiles tell where the next one lies
constexpr double kNotNew = -1.0;        // the most where nothing has changed
constexpr double kOffPicture = -20.0;   // what leaves the picture
constexpr double kPerShare = 12.0;      // log odds by the share of a square that has the colours of tiles
constexpr double kMostByColours = 3.0;  // log odds, where a tile is new: it is seen before it is covered
constexpr std::size_t kFewTiles = 4;    // whose colours say little
constexpr std::size_t kMostBoards = 4;  // of which the colours are looked at
constexpr std::size_t kMostSeeds = 80;  // from which a board is grown, the likeliest first
constexpr int kMostMoves = 3;           // of a whole board to where its sides are seen
constexpr std::size_t kMostTiles = 250; // more is no table: a pattern goes on and on

bool liesInside(const Quad& quad, const cv::Size& picture) {
    const cv::Rect2f whole(0.0F, 0.0F, static_cast<float>(picture.width), static_cast<float>(picture.height));
    return std::ranges::all_of(quad, [&](const cv::Point2f& corner) { return whole.contains(corner); });
}

/// Whether a box is as large as a tile is expected to be: another line was taken for a side otherwise.
bool isWhole(const TileBox& box) {
    constexpr double kOff = 0.12 * kSquareSide;
    return std::abs(box.right - box.left - kSquareSide) < kOff &&
           std::abs(box.bottom - box.top - kSquareSide) < kOff;
}

/// Grows a board from one square.
class BoardGrower {
public:
    BoardGrower(const Frame& frame, const StructureReader& reader)
        : m_frame(frame)
        , m_reader(reader) {}

    /// The board around one square, by what looks like a whole tile.
    [[nodiscard]] std::optional<SquareBoard> growFrom(const Quad& seed) const {
        return grow({{{Cell{0, 0}, settle({0, 0}, seed)}}, {}, {}, kPerhapsTile}, {});
    }

    /// The board around those of some squares that look like whole tiles.
    [[nodiscard]] std::optional<SquareBoard> growFrom(const std::vector<PlacedQuad>& squares) const {
        Growth growth{{}, {}, {}, kPerhapsTile};
        for (const PlacedQuad& square : squares)
            if (const BoardSquare settled = settle(square.cell, square.quad); settled.whole > kPerhapsTile)
                growth.tiles.emplace(square.cell, settled);
        return growth.tiles.empty() ? std::nullopt : grow(std::move(growth), {});
    }

    /// Goes on in another picture.
    [[nodiscard]] SquareBoard growOn(const SquareBoard& board, const PictureChange& change) const {
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

    /// Goes on from such a board by colours, too: covered and plain tiles look less like whole ones.
    [[nodiscard]] std::optional<SquareBoard> growByColours(const SquareBoard& board) const {
        std::map<Cell, BoardSquare> known;
        for (const BoardSquare& tile : board.tiles)
            known.emplace(tile.cell, tile);
        std::optional<GroundColours> colours = coloursOf(board);
        return colours ? grow({std::move(known), {}, {}, kPerhapsTile}, colours) : board;
    }

    [[nodiscard]] double lookAt(const Quad& quad) const {
        return m_reader.wholeTile(rectify(m_frame, quad, kSquareSide, 0));
    }

    /// The square of a cell as it is expected, or moved to the sides that are seen near by, whichever looks
    /// more like a tile.
    [[nodiscard]] BoardSquare settle(Cell cell, const Quad& expected) const;

private:
    /// A board that grows.
    struct Growth {
        std::map<Cell, BoardSquare> tiles;
        std::map<Cell, BoardSquare> beside;
        std::map<Cell, int> seenWith; ///< how many neighbours were known when a cell was looked at last
        double leastOfFew = 0.0;      ///< evidence of a tile while few are known
        const PictureChange* change = nullptr; ///< from the picture before; null = there was none
    };

    /// The colours of a board's tiles and of what lies around; none where that can't be known.
    [[nodiscard]] std::optional<GroundColours> coloursOf(const SquareBoard& board) const {
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

    /// Goes on until no cell beside the tiles is one.
    [[nodiscard]] std::optional<SquareBoard> grow(Growth&& growth,
                                                  const std::optional<GroundColours>& colours,
                                                  const std::optional<GridModel>& before = {}) const {
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

    /// A square that doesn't look clearly like a tile where it is expected, moved to where it does, if that
    /// is near: where few tiles lead to it, the grid may be off by a sixth of a side.
    [[nodiscard]] BoardSquare settleNearBy(BoardSquare square) const;

    /// The squares of these cells, where the grid lets expect them, with what colours and news say of them.
    [[nodiscard]] std::vector<BoardSquare> lookAll(const std::vector<Cell>& cells, const GridModel& grid,
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

    /// Evidence of a new tile from which on it is one, by how much of its place has changed: a tile changes
    /// all of it, and a pile from which one was drawn little, but a hand may have lain on a part before.
    [[nodiscard]] static double leastOfNew(double changed) {
        // Of tiles of printed editions the least were 2.5, beside them squares had up to 0.5 (2026-11-28): of
        // some twenty places one is new.
        constexpr double kNewTile = 2.0;
        constexpr double kPartlyNew = 5.0;
        constexpr double kMostChanged = 0.6; // share
        if (changed <= PictureChange::kChanged)
            return std::numeric_limits<double>::infinity();
        return changed > kMostChanged ? kNewTile : kPartlyNew;
    }

    [[nodiscard]] std::optional<GridModel> gridOf(const std::map<Cell, BoardSquare>& tiles) const {
        std::vector<PlacedQuad> placed;
        placed.reserve(tiles.size());
        for (const auto& [cell, square] : tiles)
            placed.push_back({cell, square.quad});
        return GridModel::fit(placed, m_frame.size());
    }

    [[nodiscard]] static std::map<Cell, int> frontierOf(const std::map<Cell, BoardSquare>& tiles) {
        std::map<Cell, int> frontier;
        for (const auto& [cell, square] : tiles)
            for (const engine::Side side : engine::kSides)
                if (const Cell beside = engine::neighbour(cell, side); !tiles.contains(beside))
                    ++frontier[beside];
        return frontier;
    }

    const Frame& m_frame;
    const StructureReader& m_reader;
};

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

/// A square from which a board may be followed, and the log odds that it is a whole tile.
using Seed = std::pair<double, Quad>;

/// Those that look most like tiles first.
std::vector<Seed> seedsOf(const Frame& frame, const StructureReader& reader) {
    const TileLook look = [&](const cv::Mat& face) { return reader.wholeTile(face); };
    const ReducedPicture reduced = reducedPicture(frame);
    std::vector<Quad> squares = findSingleSquares(reduced, look).tiles;
    std::ranges::copy(findBoardEnds(reduced), std::back_inserter(squares));
    std::ranges::transform(findTouchingTiles(frame, look), std::back_inserter(squares), &GridSquare::quad);
    std::vector<Seed> seeds(squares.size());
    forEachInParallel(squares.size(), [&](std::size_t i) {
        seeds[i] = {look(rectify(frame, squares[i], kSquareSide, 0)), squares[i]};
    });
    std::erase_if(seeds, [](const Seed& seed) { return seed.first <= kSeedTile; });
    std::ranges::sort(seeds, std::ranges::greater{}, &Seed::first);
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

/// What speaks for one of several boards that a picture may show.
class BoardJudge {
public:
    BoardJudge(const Frame& frame, const std::vector<Seed>& seeds, const FirstTileLook& first)
        : m_frame(frame)
        , m_first(first) {
        for (const auto& [whole, quad] : seeds)
            if (whole > kClearSeed)
                m_clearSide = std::max(m_clearSide, meanSide(quad));
    }

    [[nodiscard]] double evidenceOf(const SquareBoard& board) const {
        return ofTiles(board) * shareOfSize(board) + ofFirstTile(board);
    }

private:
    static constexpr double kClearSeed = 8.0;        // log odds, as of tiles and of their backs
    static constexpr std::size_t kFirstIsClear = 12; // tiles from which on no single one matters

    /// What is printed on scoring tracks, and patterns, look a little like tiles, one beside the other: a
    /// tile that lies alone is clearer than many of them. On six pictures (2026-11-25) tiles had 7 to 13,
    /// others less than 6, but for the backs of tiles (to 11), which are never the first.
    [[nodiscard]] static double ofTiles(const SquareBoard& board) {
        constexpr double kLittle = 2.0; // log odds up to which a square may be anything
        constexpr double kClear = 10.0; // more than that; what goes beyond says no more
        constexpr double kLeast = -4.0;
        double sum = 0.0;
        for (const BoardSquare& tile : board.tiles)
            sum += std::clamp(tile.whole, kLeast, 0.0) + std::clamp(tile.whole - kLittle, 0.0, kClear);
        return sum;
    }

    /// Much smaller than what is clearly a tile is what is printed on something.
    [[nodiscard]] double shareOfSize(const SquareBoard& board) const {
        double side = 0.0;
        for (const BoardSquare& tile : board.tiles)
            side = std::max(side, meanSide(tile.quad));
        const double ratio = m_clearSide > 0.0 ? side / m_clearSide : 1.0;
        return std::min(1.0, ratio * ratio);
    }

    /// The tile with which the game began has to be there: a pile of tiles that lie face down looks like a
    /// tile, too.
    [[nodiscard]] double ofFirstTile(const SquareBoard& board) const {
        constexpr double kDoubt = 1e-3; // probability that the look is wrong about it
        if (!m_first || board.tiles.size() >= kFirstIsClear)
            return 0.0;
        double most = kDoubt;
        for (const BoardSquare& tile : board.tiles)
            if (tile.whole > kTile)
                most = std::max(most, m_first(rectify(m_frame, tile.quad, kSquareSide, 0)));
        return std::log(most);
    }

    const Frame& m_frame;
    const FirstTileLook& m_first;
    double m_clearSide = 0.0; // pixels, of the largest square that is clearly a tile
};

/// Whether a board that is worth something explains this square: a wrong one has few tiles.
bool holds(const SquareBoard& board, const Quad& square) {
    return board.tiles.size() >= kFewTiles && std::ranges::any_of(board.tiles, [&](const BoardSquare& tile) {
               return cv::norm(centreOf(tile.quad) - centreOf(square)) < 0.25 * meanSide(tile.quad) &&
                      std::abs(meanSide(tile.quad) / meanSide(square) - 1.0) < 0.1;
           });
}

/// While the tiles are few, squares that hardly look like one only led on to others.
SquareBoard withoutDoubtful(SquareBoard board) {
    const auto isTile = [](const BoardSquare& square) { return square.evidence >= kTile; };
    if (std::ranges::count_if(board.tiles, isTile) >= static_cast<std::ptrdiff_t>(kFewTiles))
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
    const std::vector<Seed> seeds = seedsOf(frame, reader);
    const BoardJudge judge(frame, seeds, first);
    std::vector<std::pair<double, SquareBoard>> boards; // with what speaks for them
    const auto judged = [&](SquareBoard board) {
        const double evidence = judge.evidenceOf(board);
        return std::pair(evidence, std::move(board));
    };
    std::size_t tried = 0;
    for (const auto& [whole, seed] : seeds) {
        if (std::ranges::any_of(boards, [&](const auto& board) { return holds(board.second, seed); }))
            continue;
        if (std::optional<SquareBoard> board = grower.growFrom(upright(seed)))
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
