#include "vision/reading/table_reader.h"

#include "vision/grid/edition_check.h"
#include "vision/meeples/hands.h"
#include "vision/reading/bare_places.h"
#include "vision/reading/board_things.h"
#include "vision/reading/doubts.h"
#include "vision/reading/hidden_cells.h"
#include "vision/reading/second_looks.h"

#include <algorithm>
#include <set>

namespace meeplecam::vision {

namespace {

constexpr std::size_t kFewTiles = 5; // a lattice this small may be chance
// Likeness of what is found beside things that look like no tile of the edition. The start tile beside a
// scoring track has 0.93; of tiles of the summer edition, read with the winter one, up to three agree with
// 0.68, 25 November 2026.
constexpr float kBeyondDoubt = 0.78F;

/// Other things in the picture may look like a board, too, such as a scoring track: see find().
FoundBoard findBoard(const Sight& sight, StageTimes before = {}) {
    FoundBoard found{.timing_ms = std::move(before)};
    StageClock clock(found.timing_ms);
    for (const SeedOptions& options : {SeedOptions{}, SeedOptions{.area_px = 0.7e6, .features = 8000}}) {
        found.seeds = findSeeds(sight, options);
        clock.end("seeds");
        found.lattice = findLattice(sight, found.seeds);
        clock.end("lattice");
        if (found.lattice.tiles.size() >= kFewTiles)
            break;
    }
    found.board = traceBoard(sight, found.lattice);
    clock.end("trace");
    return found;
}

/// The view's own light, as the cell was read.
LocalLight lightUnder(const CellReading& reading, const TileIndex& index, ViewId view) {
    const auto score = std::ranges::find(reading.views, view, &ViewScore::view);
    return lightOf(score != reading.views.end() ? *score : reading.views.front(), index);
}

/// What is known of the cells that hold a tile, and of those that may: they count as what they look most
/// like.
std::vector<KnownTile> knownTiles(const std::vector<ReadTile>& tiles,
                                  const std::vector<CellReading>& doubtful, const TileIndex& index) {
    std::vector<KnownTile> known;
    for (const ReadTile& tile : tiles)
        known.push_back({tile.tile.placement.cell, tile.tile.quad, tile.tile.view,
                         tile.tile.view == ViewId::None ? tile.reading.expectedLight
                                                        : lightUnder(tile.reading, index, tile.tile.view)});
    for (const CellReading& cell : doubtful)
        known.push_back({cell.cell, cell.quad, cell.views.front().view, lightOf(cell.views.front(), index)});
    return known;
}

/// Tiles whose gap to the best board with another face is less than so many nats.
std::set<engine::Cell> tilesBelow(float gap, const std::vector<ReadTile>& tiles) {
    std::set<engine::Cell> cells;
    for (const ReadTile& tile : tiles)
        if (tile.gap < gap)
            cells.insert(tile.tile.placement.cell);
    return cells;
}

/// Cells that would become a question.
std::set<engine::Cell> openCells(const DecidedBoard& decided) {
    std::set<engine::Cell> cells = tilesBelow(kAskTile, decided.tiles);
    for (const CellReading& cell : decided.doubtful)
        cells.insert(cell.cell);
    return cells;
}

/// The board after the network that tells what any tile shows was asked about these cells.
TracedBoard askNetwork(const Sight& sight, const UnknownTiles& network, const std::set<engine::Cell>& cells,
                       TracedBoard board) {
    std::vector<CellReading> asked;
    std::ranges::copy_if(board.cells, std::back_inserter(asked),
                         [&](const CellReading& cell) { return cells.contains(cell.cell); });
    for (CellReading& cell : network.withOpinions(sight, std::move(asked), board))
        *std::ranges::find(board.cells, cell.cell, &CellReading::cell) = std::move(cell);
    return board;
}

/// What hands hide of the picture; they are looked for where much of a tile is hidden.
std::optional<Cover> handsOver(const Frame& frame, const DecidedBoard& decided, const BoardThings& things) {
    const bool any =
        !decided.doubtful.empty() || std::ranges::any_of(decided.tiles, [](const ReadTile& tile) {
            return leastCost(tile.reading) > kHiddenCost;
        });
    if (!any)
        return std::nullopt;
    const Silhouette hands = findHands(things.view, measureForeignness(things.view), things.meeples);
    if (hands.area == 0)
        return std::nullopt;
    Cover cover(frame.size());
    cover.add(hands, things.view.tableOf({0.5, 0.5}), OrthoView::kScale, decided.board.grid.camera());
    return cover;
}

/// Whether the same is expected to be seen.
bool lookTheSame(const std::vector<ReadTile>& before, const std::vector<ReadTile>& now) {
    return std::ranges::equal(before, now, [](const ReadTile& a, const ReadTile& b) {
        return a.tile.placement.cell == b.tile.placement.cell && a.tile.view == b.tile.view;
    });
}

/// Whether something lies on a cell of which it is not known whether it holds a tile, or beside it.
bool liesOnAny(const BoardThings& things, const std::vector<CellReading>& cells) {
    constexpr int kMargin = OrthoView::kScale / 10; // tiles may lie beside their cells
    const cv::Size size(OrthoView::kScale + 2 * kMargin, OrthoView::kScale + 2 * kMargin);
    return std::ranges::any_of(things.meeples, [&](const FoundMeeple& meeple) {
        const cv::Rect box = boxOf(meeple.fit);
        return std::ranges::any_of(cells, [&](const CellReading& cell) {
            const cv::Point corner(things.view.pixelOf(cv::Point2d(cell.cell.x, cell.cell.y)));
            return !(cv::Rect(corner - cv::Point(kMargin, kMargin), size) & box).empty();
        });
    });
}

} // namespace

TableReader::TableReader(TileIndex index, GameKnowledge game, Networks networks)
    : m_index(std::move(index))
    , m_game(std::move(game))
    , m_networks(std::move(networks)) {}

TableReader::TableReader(TileIndex index, GameKnowledge game, Networks networks,
                         std::shared_ptr<const StrangeTiles> strange)
    : TableReader(std::move(index), std::move(game), std::move(networks)) {
    m_strange = std::move(strange);
}

TableReader TableReader::with(std::span<const models::CataloguePicture> learned) const {
    return {withLearned(m_index, learned), m_game, m_networks};
}

TableReading TableReader::read(const Frame& frame) const {
    TableReading reading = complete(frame, find(frame));
    if (m_strange)
        return reading;
    StageClock clock(reading.timing_ms);
    std::set<engine::Cell> known;
    for (const CellReading& cell : reading.doubtful)
        known.insert(cell.cell);
    std::ranges::move(hiddenCells(frame, reading), std::back_inserter(reading.doubtful));
    reading.doubtful = worthAsking(frame, reading, std::move(reading.doubtful));
    const auto hidden = std::ranges::stable_partition(
        reading.doubtful, [&](const CellReading& cell) { return known.contains(cell.cell); });
    if (m_networks.unknown && !hidden.empty()) {
        std::vector<CellReading> asked(hidden.begin(), hidden.end());
        std::ranges::move(
            m_networks.unknown->withOpinions({frame, m_index}, std::move(asked), *reading.board),
            hidden.begin());
    }
    clock.end("hidden");
    return reading;
}

FoundBoard TableReader::find(const Frame& frame) const {
    if (m_strange)
        return m_strange->find(frame, *this);
    FoundBoard found = findBoard({frame, m_index});
    if (!found.board || editionFitOf(*found.board) != EditionFit::Other)
        return found;
    FoundBoard rest = findBoard({withoutForeign(frame, *found.board), m_index}, found.timing_ms);
    if (rest.board && editionLikeness(*rest.board) > kBeyondDoubt)
        return rest;
    found.timing_ms = std::move(rest.timing_ms);
    return found;
}

TableReading TableReader::readOn(const Frame& frame, const TracedBoard& before,
                                 const PictureChange& change) const {
    FoundBoard found;
    StageClock clock(found.timing_ms);
    found.board = m_strange ? m_strange->follow(frame, before, change, *this)
                            : keepSquares(before, followBoard({frame, m_index}, change.cells, before));
    clock.end("trace");
    return complete(frame, std::move(found));
}

TableReading TableReader::readAnew(const Frame& frame, const TracedBoard& before) const {
    PictureChange all;
    for (const CellReading& cell : before.cells)
        all.cells.insert(cell.cell);
    return readOn(frame, m_strange ? before : renewLight({frame, m_index}, before), all);
}

/// The board with what its squares tell, where no picture does; tiles that only their squares tell lead on to
/// others. Bare places are none.
TracedBoard TableReader::lookAtSquares(const Frame& frame, const Cover* cover, TracedBoard board) const {
    constexpr int kMostRounds = 8;
    for (int round = 0; m_networks.unknown && round < kMostRounds; ++round) {
        SquaresRead read = m_networks.unknown->look({frame, m_index}, std::move(board));
        board = std::move(read.board);
        if (read.found.empty())
            break;
        board = growBoard({frame, m_index}, read.found, board);
    }
    return dismissBarePlaces({frame, m_index}, cover, std::move(board));
}

/// The most probable tiles of the board.
DecidedBoard TableReader::decide(TracedBoard board) const {
    DecidedBoard decided{std::move(board), {}, {}};
    std::vector<CellBelief> beliefs;
    std::vector<const CellReading*> tiles;
    const float penalty = variantPenalty(decided.board.cells, m_index);
    for (const CellReading& cell : decided.board.cells) {
        if (cell.tileEvidence > kTileEvidence) {
            beliefs.push_back(believe(cell, m_index, penalty));
            tiles.push_back(&cell);
        } else if (cell.tileEvidence > kPerhapsTile) {
            decided.doubtful.push_back(cell);
        }
    }
    const std::vector<DecodedCell> decoded = decodeBoard(beliefs, *m_index.registry, m_game.counts);
    for (std::size_t i = 0; i < decoded.size(); ++i)
        decided.tiles.push_back(readTileOf(decoded[i], *tiles[i]));
    return decided;
}

/// What is still unclear is looked at by the networks.
DecidedBoard TableReader::lookCloser(const Frame& frame, const Cover& cover, DecidedBoard decided) const {
    constexpr float kDoubtful = 4.5F; // nats: a closer look changes what it says by a few
    const Sight sight{frame, m_index};
    if (const std::set<engine::Cell> cells = tilesBelow(kDoubtful, decided.tiles);
        m_networks.views && !cells.empty())
        decided = decide(compareViews(sight, cover, cells, *m_networks.views, std::move(decided.board)));
    if (const std::set<engine::Cell> cells = openCells(decided); m_networks.unknown && !cells.empty())
        decided = decide(askNetwork(sight, *m_networks.unknown, cells, std::move(decided.board)));
    return decided;
}

TableReading TableReader::complete(const Frame& frame, FoundBoard found) const {
    if (m_strange && found.board)
        return m_strange->complete(frame, std::move(found), *this);
    TableReading reading;
    reading.seeds = std::move(found.seeds);
    reading.lattice = std::move(found.lattice);
    reading.timing_ms = std::move(found.timing_ms);
    if (!found.board)
        return reading;
    const Sight sight{frame, m_index};
    StageClock clock(reading.timing_ms);
    TracedBoard board = lookAtSquares(frame, nullptr, *std::move(found.board));
    clock.end("squares");
    DecidedBoard decided = decide(std::move(board));
    clock.end("decode");
    if (!decided.tiles.empty()) {
        BoardThings things =
            findOnBoard(sight, decided.board, knownTiles(decided.tiles, decided.doubtful, m_index), *this);
        clock.end("meeples");
        reading.hands = handsOver(frame, decided, things);
        const std::vector<ReadTile> before = decided.tiles;
        const bool guessed = liesOnAny(things, decided.doubtful);
        decided = lookAgain(frame, things, reading.hands, std::move(decided));
        doubtContradictions(before, *m_index.registry, decided.tiles);
        clock.end("look again");
        if (decided.tiles.empty())
            things.meeples.clear();
        else if (guessed || !lookTheSame(before, decided.tiles))
            things = findOnBoard(sight, decided.board, knownTiles(decided.tiles, {}, m_index), *this);
        reading.meeples = placeOnBoard(std::move(things.meeples), decided.tiles, decided.board, *this);
        reading.view = std::move(things.view);
        clock.end("meeples");
    }
    reading.tiles = std::move(decided.tiles);
    reading.doubtful = std::move(decided.doubtful);
    reading.board = std::move(decided.board);
    return reading;
}

/// Looks again where things hide a part of what lies there.
DecidedBoard TableReader::lookAgain(const Frame& frame, const BoardThings& things,
                                    const std::optional<Cover>& hands, DecidedBoard decided) const {
    Cover cover = coverOf(things.meeples, decided.board.grid.camera(), frame.size());
    if (hands)
        cover.add(*hands);
    if (!things.meeples.empty() || hands)
        decided = decide(lookAtSquares(frame, &cover,
                                       retraceBoard({frame, m_index}, cover,
                                                    unclearCells(decided.board.cells, decided.tiles, m_index),
                                                    decided.board)));
    return lookCloser(frame, cover, std::move(decided));
}

} // namespace meeplecam::vision
