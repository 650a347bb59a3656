#include "vision/grid/board_tracer.h"

#include "vision/cells/light_survey.h"
#include "vision/cells/tile_aligner.h"
#include "vision/grid/frontier.h"
#include "vision/grid/islands.h"
#include "vision/image/parallel.h"

#include <algorithm>
#include <map>

namespace meeplecam::vision {

namespace {

constexpr int kLatticeRounds = 2;       // of finding tiles where the grid is and fitting it to them
constexpr int kTraceReach = 2;          // sixteenths of a side that a tile may be off its expected place
constexpr int kWideReach = 4;           // while few tiles are known, and for a second look
constexpr float kDeviation = 0.045F;    // sides; how far tiles usually are from where they are expected
constexpr float kWideDeviation = 0.08F; // the same where it may be off by kWideReach
constexpr std::size_t kFewOnBoard = 8;  // tiles
constexpr double kStrayReach = 0.4;     // sides; how far a stray may be from a cell to be its tile
constexpr double kMostOff = 0.3;        // sides from where the tiles around let expect a tile
constexpr float kClearLight = 3.0F;     // evidence from which on a tile shows what light there is
constexpr float kNoTile = -6.0F;        // evidence below which a second look is in vain
constexpr double kHidden = 0.04;        // share of a cell from which on it is looked at again
constexpr double kMostOutside = 0.5;    // share of a cell beyond the picture's edge
constexpr double kSmallestSide = 12.0;  // pixels; smaller cells can't be read

using Readings = std::map<engine::Cell, CellReading>;

bool isTile(const CellReading& reading) {
    return reading.tileEvidence > kTileEvidence;
}

std::vector<PlacedQuad> placedTiles(const Readings& readings) {
    std::vector<PlacedQuad> tiles;
    for (const auto& [cell, reading] : readings)
        if (isTile(reading))
            tiles.push_back({cell, reading.quad});
    return tiles;
}

std::vector<PlacedQuad> placedTiles(const std::vector<LatticeTile>& lattice) {
    std::vector<PlacedQuad> tiles;
    tiles.reserve(lattice.size());
    for (const LatticeTile& tile : lattice)
        tiles.push_back({tile.cell, tile.quad});
    return tiles;
}

/// The lattice's tiles aligned anew from where the camera sees whole cells: seeds know a tile's middle better
/// than its shape.
std::vector<LatticeTile> realigned(const Sight& sight, const GridModel& grid,
                                   const std::vector<LatticeTile>& lattice) {
    std::vector<LatticeTile> result = lattice;
    forEachInParallel(result.size(), [&](std::size_t i) {
        LatticeTile& tile = result[i];
        const Quad whole = grid.cellAround(centreOf(tile.quad), tile.cell);
        const Alignment alignment =
            result.size() == 1 ? alignShape(sight, whole, tile.view) : alignTile(sight, whole, tile.view);
        tile.quad = alignment.quad;
        tile.correlation = alignment.correlation;
    });
    return result;
}

/// How many corners of the quad the picture shows.
std::ptrdiff_t cornersIn(const Frame& frame, const Quad& quad) {
    const cv::Rect2f picture(0.0F, 0.0F, static_cast<float>(frame.size().width),
                             static_cast<float>(frame.size().height));
    return std::ranges::count_if(quad, [&](cv::Point2f corner) { return picture.contains(corner); });
}

std::set<engine::Cell> tileCells(const Readings& readings) {
    std::set<engine::Cell> cells;
    for (const auto& [cell, reading] : readings)
        if (isTile(reading))
            cells.insert(cell);
    return cells;
}

/// One board being followed.
class Tracer {
public:
    Tracer(const Sight& sight, const GridModel& grid, const TileScorer& scorer,
           const std::vector<StrayTile>& strays)
        : m_sight(sight)
        , m_scorer(scorer)
        , m_grid(grid)
        , m_strays(strays)
        , m_pictureEdge(sight.frame.size()) {}

    /// Goes on with a board that was followed before; what the cover hides doesn't count from now on.
    Tracer(const Sight& sight, const TracedBoard& board, const Cover& cover)
        : m_sight(sight)
        , m_scorer(board.scorer)
        , m_grid(board.grid)
        , m_cover(&cover)
        , m_pictureEdge(sight.frame.size()) {
        for (const CellReading& reading : board.cells)
            m_readings[reading.cell] = reading;
        m_frontier.next(tileCells(m_readings)); // these were looked at before
    }

    /// Goes on with a board in another picture: forgets the cells that changed.
    Tracer(const Sight& sight, const TracedBoard& board, const std::set<engine::Cell>& changed)
        : m_sight(sight)
        , m_scorer(board.scorer)
        , m_grid(board.grid)
        , m_pictureEdge(sight.frame.size()) {
        for (const CellReading& reading : board.cells)
            (changed.contains(reading.cell) ? m_forgotten : m_readings)[reading.cell] = reading;
    }

    /// Places that were looked at in the picture before, and have to be again.
    [[nodiscard]] std::vector<ExpectedTile> forgotten() {
        m_frontier.next(tileCells(m_readings));
        std::vector<ExpectedTile> expected;
        for (const auto& [cell, reading] : m_forgotten)
            if (isTile(reading))
                expected.push_back(expectView(
                    cell, reading.quad, cornersIn(m_sight.frame, reading.quad) < 4 ? &m_pictureEdge : nullptr,
                    reading.views.front().view));
            else
                expect(cell, kTraceReach, expected);
        return expected;
    }

    /// Cells beside these tiles that were not looked at, or not with them in mind.
    [[nodiscard]] std::vector<ExpectedTile> beside(const std::set<engine::Cell>& tiles) {
        std::set<engine::Cell> others = tileCells(m_readings);
        std::erase_if(others, [&](engine::Cell cell) { return tiles.contains(cell); });
        m_frontier.next(others);
        std::vector<ExpectedTile> expected;
        for (const engine::Cell cell : m_frontier.next(tileCells(m_readings)))
            expect(cell, kTraceReach, expected);
        return expected;
    }

    /// Looks at places, and from those that hold a tile onwards until all around is known.
    void follow(std::vector<ExpectedTile> expected) {
        while (!expected.empty()) {
            read(expected);
            const std::vector<PlacedQuad> placed = placedTiles(m_readings);
            if (placed.empty())
                return;
            m_grid = m_grid.refined(placed);
            expected.clear();
            const int reach = placed.size() < kFewOnBoard ? kWideReach : kTraceReach;
            for (const engine::Cell cell : m_frontier.next(tileCells(m_readings)))
                expect(cell, reach, expected);
        }
    }

    /// Looks again at tiles that can't lie where they seem to: the lattice may count cells wrongly where it
    /// has gaps, or find the same tile in two.
    void mendSlips() {
        constexpr int kMostSlips = 12;
        std::set<engine::Cell> left;
        for (int slips = 0; slips < kMostSlips; ++slips) {
            const auto slipped = farthestOff(left);
            if (!slipped)
                return;
            left.insert(*slipped);
            const CellReading before = m_readings.at(*slipped);
            m_readings.erase(*slipped);
            m_grid = m_grid.refined(placedTiles(m_readings));
            std::vector<ExpectedTile> expected;
            expect(*slipped, kWideReach, expected);
            m_frontier.forgetAround(*slipped);
            follow(std::move(expected));
            const auto now = m_readings.find(*slipped);
            if ((now == m_readings.end() || !isTile(now->second)) && !isCovered(before.quad))
                m_readings[*slipped] = before; // nothing else explains what is seen there
        }
    }

    /// Cells that may hold a tile that was missed, because it lies farther off than usual.
    [[nodiscard]] std::vector<ExpectedTile> doubtful() const {
        std::vector<ExpectedTile> expected;
        for (const auto& [cell, reading] : m_readings)
            if (!isTile(reading) && reading.tileEvidence > kNoTile)
                expect(cell, kWideReach, expected);
        return expected;
    }

    /// Those of the cells of which a part is hidden.
    [[nodiscard]] std::vector<ExpectedTile> hidden(const std::set<engine::Cell>& cells) const {
        std::vector<ExpectedTile> expected;
        for (const auto& [cell, reading] : m_readings) {
            if (!cells.contains(cell) || m_cover->hiddenShare(reading.quad) < kHidden)
                continue;
            if (isTile(reading))
                expected.push_back(expectView(cell, reading.quad, m_cover, reading.views.front().view));
            else
                expect(cell, kWideReach, expected);
        }
        return expected;
    }

    /// Tiles elsewhere in the picture that lie in the same grid.
    [[nodiscard]] std::vector<ExpectedTile> inGrid() const {
        std::vector<ExpectedTile> expected;
        for (const StrayTile& stray : m_strays) {
            const auto place = m_grid.placeOf(stray.quad);
            if (place && !m_readings.contains(place->cell))
                expected.push_back(expectStray(stray, place->northWest, place->cell, m_cover));
        }
        return expected;
    }

    /// The board as far as it was followed.
    [[nodiscard]] TracedBoard board() const {
        std::vector<CellReading> cells;
        for (const auto& [cell, reading] : m_readings)
            cells.push_back(reading);
        dropDoubtfulIslands(cells, m_sight.index);
        return {m_grid, m_scorer, std::move(cells)};
    }

private:
    /// The tile that fits those around it least, if it would have to lie on one of them; none of `but`.
    [[nodiscard]] std::optional<engine::Cell> farthestOff(const std::set<engine::Cell>& but) const {
        std::optional<engine::Cell> farthest;
        double most = kMostOff;
        for (const auto& [cell, reading] : m_readings) {
            const double off = isTile(reading) && !but.contains(cell) ? m_grid.deviation(cell) : 0.0;
            if (off > most) {
                most = off;
                farthest = cell;
            }
        }
        return farthest;
    }

    /// Whether a tile lies where the middle of this quad is.
    [[nodiscard]] bool isCovered(const Quad& quad) const {
        const cv::Point2f middle = centreOf(quad);
        return std::ranges::any_of(m_readings, [&](const auto& entry) {
            const double apart = cv::norm(centreOf(entry.second.quad) - middle);
            return isTile(entry.second) && apart < 0.5 * meanSide(entry.second.quad);
        });
    }

    void expect(engine::Cell cell, int reach, std::vector<ExpectedTile>& expected) const {
        const Quad quad = m_grid.predict(cell);
        if (meanSide(quad) < kSmallestSide || m_pictureEdge.hiddenShare(quad) > kMostOutside)
            return;
        const Cover* cover =
            m_cover == nullptr && cornersIn(m_sight.frame, quad) < 4 ? &m_pictureEdge : m_cover;
        expected.push_back({cell, quad, reach, expectedLight(cell),
                            reach > kTraceReach ? kWideDeviation : kDeviation, cover});
        for (const StrayTile& stray : m_strays) {
            if (cv::norm(centreOf(stray.quad) - centreOf(quad)) > kStrayReach * meanSide(quad))
                continue;
            if (const auto northWest = m_grid.northWestOf(stray.quad, cell))
                expected.push_back(expectStray(stray, *northWest, cell, cover));
        }
    }

    /// A stray as the tile of a cell, whose north-west corner is the given one of the stray's.
    [[nodiscard]] ExpectedTile expectStray(const StrayTile& stray, std::size_t northWest, engine::Cell cell,
                                           const Cover* cover) const {
        Quad quad = stray.quad;
        std::rotate(quad.begin(), quad.begin() + static_cast<std::ptrdiff_t>(northWest), quad.end());
        const ViewId view = viewOf(stray.picture, 4 - static_cast<int>(northWest));
        return expectView(cell, quad, cover, view);
    }

    /// A tile that something speaks for, where it seems to lie.
    [[nodiscard]] ExpectedTile expectView(engine::Cell cell, const Quad& quad, const Cover* cover,
                                          ViewId view) const {
        return {cell, quad, kTraceReach, expectedLight(cell), kDeviation, cover, {view}};
    }

    /// The light of the tiles around, as it goes on from them.
    [[nodiscard]] LocalLight expectedLight(engine::Cell cell) const {
        constexpr float kCarriedOn = 0.5F; // of a slope; the whole would carry its errors on, too
        LocalLight sum{{0.0F, 0.0F, 0.0F}, {}, 0.0F, {}};
        float weights = 0.0F;
        for (const engine::Cell around : engine::cellsAround(cell)) {
            const auto known = m_readings.find(around);
            if (known == m_readings.end() || known->second.tileEvidence < kClearLight)
                continue;
            const LocalLight light = lightOf(known->second.views.front(), m_sight.index);
            const cv::Vec2f step(static_cast<float>(cell.x - around.x),
                                 static_cast<float>(cell.y - around.y));
            const float weight = 1.0F / step.dot(step);
            const float gainStep = kCarriedOn * step.dot(light.gainSlope);
            sum.gain += weight * (light.gain + cv::Vec3f(gainStep, gainStep, gainStep));
            sum.gainSlope += weight * kCarriedOn * light.gainSlope;
            sum.offset += weight * (light.offset + kCarriedOn * step.dot(light.offsetSlope));
            sum.offsetSlope += weight * kCarriedOn * light.offsetSlope;
            weights += weight;
        }
        const float rest = 0.5F; // weight of the table's light as a whole
        const float scale = 1.0F / (weights + rest);
        return {(sum.gain + cv::Vec3f(rest, rest, rest)) * scale, sum.gainSlope * scale, sum.offset * scale,
                sum.offsetSlope * scale};
    }

    /// Reads the cells; of two looks at one the more convincing is kept.
    void read(const std::vector<ExpectedTile>& expected) {
        std::vector<CellReading> seen(expected.size());
        forEachInParallel(expected.size(),
                          [&](std::size_t i) { seen[i] = readCell(m_sight, m_scorer, expected[i]); });
        for (CellReading& reading : seen) {
            const auto known = m_readings.find(reading.cell);
            if (known == m_readings.end() || known->second.tileEvidence < reading.tileEvidence ||
                (m_cover != nullptr && isTile(reading)))
                m_readings[reading.cell] = std::move(reading);
        }
    }

    Sight m_sight;
    const TileScorer& m_scorer;
    GridModel m_grid;
    std::vector<StrayTile> m_strays;
    const Cover* m_cover = nullptr;
    Cover m_pictureEdge; // hides nothing but what is beyond the picture
    Readings m_readings;
    Readings m_forgotten; // as they were in the picture before
    Frontier m_frontier;
};

} // namespace

std::optional<TracedBoard> traceBoard(const Sight& sight, const Lattice& lattice) {
    std::optional<GridModel> grid =
        GridModel::fit(placedTiles(lattice.tiles), sight.frame.size(), lattice.down);
    if (!grid)
        return std::nullopt;
    std::vector<LatticeTile> tiles = lattice.tiles;
    for (int round = 0; round < kLatticeRounds; ++round) {
        tiles = realigned(sight, *grid, tiles);
        grid = grid->refined(placedTiles(tiles));
    }
    std::vector<KnownCell> known;
    std::vector<ExpectedTile> expected;
    for (const LatticeTile& tile : tiles) {
        known.push_back({tile.quad, tile.view});
        expected.push_back({tile.cell, tile.quad, kTraceReach, {}, kDeviation, nullptr, {tile.view}});
    }
    const TileScorer scorer = surveyLight(sight, known);
    Tracer tracer(sight, *grid, scorer, lattice.strays);
    tracer.follow(expected);
    tracer.mendSlips();
    tracer.follow(tracer.doubtful());
    tracer.follow(tracer.inGrid());
    return tracer.board();
}

TracedBoard followBoard(const Sight& sight, const std::set<engine::Cell>& changed,
                        const TracedBoard& before) {
    Tracer tracer(sight, before, changed);
    tracer.follow(tracer.forgotten());
    return tracer.board();
}

TracedBoard growBoard(const Sight& sight, const std::set<engine::Cell>& tiles, const TracedBoard& before) {
    Tracer tracer(sight, before, std::set<engine::Cell>{});
    tracer.follow(tracer.beside(tiles));
    return tracer.board();
}

TracedBoard renewLight(const Sight& sight, TracedBoard board) {
    std::vector<KnownCell> known;
    for (const CellReading& reading : board.cells)
        if (reading.tileEvidence > kClearLight)
            known.push_back({reading.quad, reading.views.front().view});
    if (!known.empty())
        board.scorer = surveyLight(sight, known);
    return board;
}

TracedBoard retraceBoard(const Sight& sight, const Cover& cover, const std::set<engine::Cell>& cells,
                         const TracedBoard& before) {
    Tracer tracer(sight, before, cover);
    tracer.follow(tracer.hidden(cells));
    return tracer.board();
}

} // namespace meeplecam::vision
