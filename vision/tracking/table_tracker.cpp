#include "vision/tracking/table_tracker.h"

#include "vision/tracking/turned_board.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr double kMostChanged = 0.6;  // share of the picture; more is another view
constexpr double kLookAgain_s = 0.45; // between two looks at the same
constexpr double kArm_s = 1.5;        // for which an arm in the picture is waited for
constexpr double kIdle_s = 1.5;       // at rest before the whole board is read anew
constexpr int kLooksToWhole = 8;      // after which the whole board is read anew
constexpr float kClearlyTile = 3.0F;  // evidence
constexpr float kClearlyOne = 2.0F;   // nats

std::set<engine::Cell> cellsOf(const TracedBoard& board) {
    std::set<engine::Cell> cells;
    for (const CellReading& reading : board.cells)
        cells.insert(reading.cell);
    return cells;
}

/// Whether it is a tile beyond doubt, and which one as far as a catalogue shows it; tiles that nobody has
/// shown are known by how they look.
bool isClear(const ReadTile& tile) {
    const bool strange = tile.reading.square && tile.reading.square->print;
    return (strange || tile.gap > kClearlyOne) && tile.reading.tileEvidence > kClearlyTile;
}

/// Whether one of the squares that were taken for a few tiles may show what a game begins with: else they are
/// something else on the table, such as a pile of tiles.
bool mayHoldStart(const TableReading& reading, std::optional<engine::TileTypeId> start) {
    constexpr double kPerhaps = 0.02; // probability
    constexpr std::size_t kFew = 4;   // tiles
    if (!start || reading.tiles.size() > kFew)
        return true;
    return std::ranges::any_of(reading.tiles, [&](const ReadTile& tile) {
        double sum = 0.0;
        for (const FaceSuggestion& face : tile.reading.square->faces)
            sum += face.face.type == *start ? face.probability : 0.0;
        return sum > kPerhaps;
    });
}

/// A game begins with squares that are plainly tiles: one that is none would be known by its looks from now
/// on.
void dropUnclear(TracedBoard& board) {
    constexpr float kPlainSquare = 1.0F; // evidence
    for (CellReading& cell : board.cells)
        if (cell.tileEvidence < kPlainSquare) {
            cell.tileEvidence = std::min(cell.tileEvidence, -1.0F);
            cell.square.reset();
        }
}

std::vector<engine::Placement> placementsOf(const TableReading& reading) {
    std::vector<engine::Placement> placements;
    std::ranges::transform(reading.tiles, std::back_inserter(placements),
                           [](const ReadTile& tile) { return tile.tile.placement; });
    return placements;
}

/// The board and the cells beside it, as a part of the picture at a quarter of its size.
cv::Mat boardMask(const TracedBoard& board, const cv::Size& picture) {
    constexpr float kScale = 0.25F;
    cv::Mat mask = cv::Mat::zeros(picture / 4, CV_8U);
    for (const CellReading& reading : board.cells) {
        std::array<cv::Point, 4> corners;
        std::ranges::transform(reading.quad, corners.begin(),
                               [](cv::Point2f corner) { return cv::Point(corner * kScale); });
        cv::fillConvexPoly(mask, corners, 255);
    }
    return mask;
}

constexpr float kPileAround = 2.6F; // where a tile was part of something larger, such as the back of a pile

} // namespace

TableTracker::TableTracker(const TableReader& reader, const TrackingOptions& options)
    : m_reader(&reader)
    , m_options(options)
    , m_watcher(options.stillness) {}

void TableTracker::use(const TableReader& reader) {
    m_reader = &reader;
    m_looksSinceWhole = kLooksToWhole;
    if (!m_board)
        return;
    TileScorer scorer(reader.index(), m_board->scorer.light());
    scorer.setSpread(m_board->scorer.spread());
    m_board->scorer = std::move(scorer);
}

std::optional<TableLook> TableTracker::next(const cv::Mat& bgr, double time_s) {
    const ViewState view = m_watcher.next(bgr, time_s);
    m_brightness = view.brightness;
    if (view.motion == ViewState::Motion::Moving || time_s - m_lookedAt_s < m_rest_s)
        return std::nullopt;
    const bool changed = view.change.share > 0.0;
    const bool again = !m_wanted.empty() && time_s - m_lookedAt_s > kLookAgain_s;
    const bool whole = m_looksSinceWhole >= kLooksToWhole && time_s - m_lookedAt_s > kIdle_s;
    const bool sought = m_lost && time_s - m_lookedAt_s > kIdle_s;
    if (!changed && !again && !whole && !sought)
        return std::nullopt;
    if (view.reachedInto && view.still_s < kArm_s && m_options.stillness.time_s > 0.0)
        return std::nullopt;
    m_lookedAt_s = time_s;
    const Frame frame(bgr);
    std::optional<TableLook> look;
    if (!m_board || m_lost || view.change.share > kMostChanged)
        look = find(frame);
    else if (whole && !changed)
        look = lookAnew(frame);
    else
        look = lookOn(frame, view.change);
    m_wanted.clear();
    m_watcher.mark();
    if (m_board)
        m_watcher.watch(boardMask(*m_board, frame.size()));
    return look;
}

void TableTracker::expect(const std::vector<engine::Placement>& tiles) {
    for (const engine::Placement& tile : tiles)
        m_tiles[tile.cell] = tile;
}

void TableTracker::forget() {
    m_board.reset();
    m_tiles.clear();
    m_bare.clear();
    m_looksSinceWhole = kLooksToWhole;
}

/// The board with its cells counted as they have to be. Other things in the picture may look like a board,
/// too, such as a scoring track: what can't be the one that is sought is blotted out, and the rest looked at
/// again.
std::optional<TableReading> TableTracker::findBoard(const Frame& frame) const {
    constexpr int kTries = 3;
    if (m_reader->strange() != nullptr && m_board)
        if (std::optional<TracedBoard> again = m_reader->strange()->findAgain(frame, *m_board, *m_reader))
            return m_reader->complete(frame, {.board = std::move(again)});
    cv::Mat picture = frame.level(0);
    for (int i = 0; i < kTries; ++i) {
        const Frame rest = i == 0 ? frame : Frame(picture);
        TableReading reading = m_reader->read(rest);
        if (!reading.board || reading.tiles.empty())
            return std::nullopt;
        const auto alignment = m_tiles.empty() ? startAlignment(reading) : alignmentOf(reading);
        if (alignment) {
            reading.board = aligned(*reading.board, *alignment);
            if (m_reader->strange() != nullptr && m_tiles.empty())
                dropUnclear(*reading.board);
            if (m_reader->strange() != nullptr && m_board)
                reading.board = m_reader->strange()->recognise(rest, *m_board, *std::move(reading.board));
            return m_reader->complete(
                rest, {.board = std::move(reading.board), .timing_ms = std::move(reading.timing_ms)});
        }
        picture = picture.clone();
        for (const ReadTile& tile : reading.tiles)
            blotOut(tile.tile.quad, m_reader->strange() != nullptr ? kPileAround : kTileAround, picture);
    }
    return std::nullopt;
}

std::optional<TableLook> TableTracker::lookAnew(const Frame& frame) {
    m_looksSinceWhole = 0;
    return keep(frame, m_reader->readAnew(frame, *m_board));
}

std::optional<TableLook> TableTracker::lookOn(const Frame& frame, const ViewChange& change) {
    std::set<engine::Cell> fresh;
    for (const CellReading& cell : m_board->cells)
        if (m_wanted.contains(cell.cell) || change.shareOf(cell.quad) > PictureChange::kChanged)
            fresh.insert(cell.cell);
    const std::set<engine::Cell> before = cellsOf(*m_board);
    TableReading reading =
        m_reader->readOn(frame, *m_board, {fresh, [&](const Quad& place) { return change.shareOf(place); }});
    if (movedTooFar(reading, fresh))
        return find(frame);
    for (const CellReading& cell : reading.board->cells)
        if (!before.contains(cell.cell))
            fresh.insert(cell.cell);
    ++m_looksSinceWhole;
    TableLook look = keep(frame, std::move(reading));
    look.fresh = std::move(fresh);
    return look;
}

std::optional<TableLook> TableTracker::find(const Frame& frame) {
    m_looksSinceWhole = 0;
    const auto found = findBoard(frame);
    if (!found && m_tiles.empty()) {
        m_bareSince_s = m_bareSince_s.value_or(m_lookedAt_s); // an empty table is waited for
        return std::nullopt;
    }
    m_bareSince_s.reset();
    if (!found)
        return lose();
    m_lost.reset();
    return keep(frame, *found);
}

TableLook TableTracker::keep(const Frame& frame, TableReading reading) {
    m_board = reading.board;
    TableLook look{std::move(reading), cellsOf(*m_board), {}, {}};
    std::set<engine::Cell> shown;
    for (const ReadTile& tile : look.reading.tiles)
        shown.insert(tile.tile.placement.cell);
    for (const auto& [cell, placement] : m_tiles)
        if (!shown.contains(cell))
            look.hidden.insert(cell);
    noteBare(frame, look);
    for (const ReadTile& tile : look.reading.tiles)
        if (isClear(tile) && !look.bare.contains(tile.tile.placement.cell))
            m_tiles[tile.tile.placement.cell] = tile.tile.placement;
    return look;
}

void TableTracker::noteBare(const Frame& frame, TableLook& look) {
    constexpr int kSide = 12;       // pixels: enough to tell a hand from a table, too few to see its grain
    constexpr double kAlike = 14.0; // grey levels, mean over the cell
    constexpr float kClearlyNone = -2.0F; // evidence
    for (const CellReading& reading : look.reading.board->cells) {
        if (m_tiles.contains(reading.cell) && !look.hidden.contains(reading.cell))
            continue;
        cv::Mat seen = rectify(frame, reading.quad, kSide, 0);
        const auto before = m_bare.find(reading.cell);
        const bool shows = reading.tileEvidence > kClearlyTile; // a town may be as brown as the table
        if (!shows && before != m_bare.end() &&
            cv::norm(seen, before->second, cv::NORM_L1) < kAlike * 3 * kSide * kSide)
            look.bare.insert(reading.cell);
        else if (reading.tileEvidence < kClearlyNone && !look.hidden.contains(reading.cell))
            m_bare[reading.cell] = std::move(seen);
    }
}

/// Whether most of what was known and looked at anew is not there any more.
bool TableTracker::movedTooFar(const TableReading& reading, const std::set<engine::Cell>& fresh) const {
    constexpr std::size_t kFew = 3; // tiles that have to be looked at
    std::size_t looked = 0;
    std::size_t same = 0;
    for (const auto& [cell, placement] : m_tiles) {
        if (!fresh.contains(cell))
            continue;
        ++looked;
        same += static_cast<std::size_t>(
            std::ranges::count_if(reading.tiles, [this, &known = placement](const ReadTile& tile) {
                const engine::Placement& now = tile.tile.placement;
                const bool alike = m_reader->strange() != nullptr ? now.cell == known.cell : now == known;
                return alike && tile.reading.tileEvidence > 0.0F;
            }));
    }
    return looked >= std::min(kFew, m_tiles.size()) && 2 * looked > m_tiles.size() && 2 * same < looked;
}

/// Nothing when most of what was read is too doubtful to begin with.
std::optional<engine::BoardAlignment> TableTracker::startAlignment(const TableReading& reading) const {
    const auto clear = std::ranges::count_if(reading.tiles, isClear);
    if (2 * clear < std::ssize(reading.tiles) ||
        (m_reader->strange() != nullptr && !mayHoldStart(reading, m_options.startTile)))
        return std::nullopt;
    const calibration::TableCamera& camera = reading.board->grid.camera();
    const auto startTile = [&](const ReadTile& tile) { // 2 it is, 1 it may be, 0 it isn't
        const bool maybe = std::ranges::any_of(tile.alternatives, [&](const engine::TileFace& face) {
            return face.type == m_options.startTile;
        });
        return tile.tile.placement.tile == m_options.startTile ? 2 : maybe ? 1 : 0;
    };
    const ReadTile* start = &*std::ranges::max_element(reading.tiles, {}, startTile); // the first of them
    const engine::Cell origin = start->tile.placement.cell;
    const cv::Point2d middle(origin.x + 0.5, origin.y + 0.5);
    engine::BoardAlignment best;
    double lowest = -1e9;
    for (const engine::Rotation turn : engine::kRotations) {
        // What grid direction becomes south after turning.
        cv::Point2d south(0.0, 1.0);
        for (int i = 0; i < engine::quarterTurns(turn); ++i)
            south = {south.y, -south.x};
        const double down = (camera.project(middle + south) - camera.project(middle)).y;
        if (down > lowest) {
            lowest = down;
            best.turn = turn;
        }
    }
    const engine::Cell turned = engine::aligned(origin, best);
    best.shift = {-turned.x, -turned.y};
    return best;
}

std::optional<engine::BoardAlignment> TableTracker::alignmentOf(const TableReading& reading) const {
    constexpr double kAgreeing = 0.6; // share of the tiles that both know
    if (m_tiles.empty())
        return std::nullopt;
    std::vector<engine::Placement> known;
    for (const auto& [cell, placement] : m_tiles)
        known.push_back(placement);
    const std::vector<engine::Placement> read = placementsOf(reading);
    const engine::TileRegistry& registry = *m_reader->index().registry;
    const auto candidates = engine::bestAlignments(read, known, registry);
    const auto distance = [&](const engine::BoardAlignment& by) {
        double sum = 0.0;
        if (!m_board)
            return engine::quarterTurns(by.turn) * 1.0; // nothing is known of where the board lay
        for (const ReadTile& tile : reading.tiles)
            sum += cv::norm(centreOf(m_board->grid.predict(engine::aligned(tile.tile.placement.cell, by))) -
                            centreOf(tile.tile.quad));
        return sum;
    };
    const engine::BoardAlignment best = *std::ranges::min_element(candidates, {}, distance);
    std::size_t shared = 0;
    std::size_t agreeing = 0;
    bool clear = false; // one of those that agree: a few guesses always do
    for (const ReadTile& seen : reading.tiles) {
        const engine::Placement lies = engine::aligned(seen.tile.placement, best);
        const auto tile = m_tiles.find(lies.cell);
        if (tile == m_tiles.end())
            continue;
        ++shared;
        if (!registry.sameFace({lies.tile, lies.rotation}, {tile->second.tile, tile->second.rotation}))
            continue;
        ++agreeing;
        clear = clear || isClear(seen);
    }
    const double enough = kAgreeing * static_cast<double>(std::min(known.size(), read.size()));
    if (!clear || static_cast<double>(agreeing) < enough ||
        static_cast<double>(agreeing) < kAgreeing * static_cast<double>(shared))
        return std::nullopt;
    return best;
}

std::nullopt_t TableTracker::lose() {
    constexpr double kDark = 25.0; // mean grey level
    m_lost = m_brightness < kDark ? TableLoss::TooDark : TableLoss::NoBoard;
    return std::nullopt;
}

} // namespace meeplecam::vision
