#include "vision/reading/table_reader.h"

#include "vision/grid/edition_check.h"
#include "vision/meeples/hands.h"
#include "vision/meeples/pale_meeples.h"
#include "vision/reading/doubts.h"
#include "vision/reading/hidden_cells.h"
#include "vision/reading/table_looks.h"

#include <algorithm>
#include <set>

namespace meeplecam::vision {

namespace {

constexpr std::size_t kFewTiles = 5; // a lattice this small may be chance
constexpr float kPerhapsMeeple = -1.2F;
// Likeness of what is found beside things that look like no tile of the edition. The start tile beside a
// scoring track has 0.93; of tiles of the summer edition, read with the winter one, up to three agree with
// 0.68, 25 November 2026.
constexpr float kBeyondDoubt = 0.78F;

/// Other things in the picture may look like a board, too, such as a scoring track: see find().
void findBoard(const Frame& frame, const TileIndex& index, TableReading& reading, StageClock& clock) {
    for (const SeedOptions& options : {SeedOptions{}, SeedOptions{.area_px = 0.7e6, .features = 8000}}) {
        reading.seeds = findSeeds(frame, index, options);
        clock.end("seeds");
        reading.lattice = findLattice(frame, index, reading.seeds);
        clock.end("lattice");
        if (reading.lattice.tiles.size() >= kFewTiles)
            break;
    }
    reading.board = traceBoard(frame, index, reading.lattice);
    clock.end("trace");
}

/// The view's own light, as the cell was read.
LocalLight lightUnder(const CellReading& reading, const TileIndex& index, int view) {
    const auto score = std::ranges::find(reading.views, view, &ViewScore::view);
    return lightOf(score != reading.views.end() ? *score : reading.views.front(), index);
}

void decode(const TileIndex& index, const GameKnowledge& game, TableReading& reading) {
    reading.tiles.clear();
    reading.doubtful.clear();
    std::vector<CellBelief> beliefs;
    std::vector<const CellReading*> cells;
    const float penalty = variantPenalty(reading.board->cells, index);
    for (const CellReading& cell : reading.board->cells) {
        if (cell.tileEvidence > kTileEvidence) {
            beliefs.push_back(believe(cell, index, penalty));
            cells.push_back(&cell);
        } else if (cell.tileEvidence > kPerhapsTile) {
            reading.doubtful.push_back(cell);
        }
    }
    const std::vector<DecodedCell> decoded = decodeBoard(beliefs, *index.registry, game.counts);
    for (std::size_t i = 0; i < decoded.size(); ++i)
        reading.tiles.push_back({{{decoded[i].face.type, decoded[i].cell, decoded[i].face.rotation},
                                  cells[i]->quad,
                                  decoded[i].view,
                                  cells[i]->square ? cells[i]->square->regions : cv::Mat()},
                                 decoded[i].gap,
                                 decoded[i].alternatives,
                                 *cells[i]});
}

std::vector<KnownTile> knownTiles(const TableReading& reading, const TileIndex& index) {
    std::vector<KnownTile> known;
    for (const ReadTile& tile : reading.tiles)
        known.push_back({tile.tile.placement.cell, tile.tile.quad, tile.tile.view,
                         tile.tile.view == kNoView ? tile.reading.expectedLight
                                                   : lightUnder(tile.reading, index, tile.tile.view)});
    return known;
}

/// Things on the board as far as it is known: cells that may hold a tile count as what they look most like.
std::vector<FoundMeeple> findOnBoard(const Frame& frame, const TableReader& reader,
                                     const std::vector<CellReading>& doubtful, TableReading& reading) {
    const TileIndex& index = reader.index();
    const GameKnowledge& game = reader.game();
    std::vector<KnownTile> known = knownTiles(reading, index);
    for (const CellReading& cell : doubtful)
        known.push_back({cell.cell, cell.quad, cell.views.front().view, lightOf(cell.views.front(), index)});
    if (known.empty())
        return {};
    const calibration::TableCamera& camera = reading.board->grid.camera();
    reading.view = makeOrthoView(frame, index, reading.board->scorer, camera, known);
    std::vector<FoundMeeple> found =
        findMeeples(frame, *reading.view, camera, {index.tile_mm, game.figures}, reader.meeples());
    if (playPale(game.players))
        for (FoundMeeple& meeple : found)
            meeple.evidence += paleGain(meeple);
    std::erase_if(found, [](const FoundMeeple& meeple) { return meeple.evidence < kPerhapsMeeple; });
    return found;
}

std::vector<LyingTile> lyingTiles(const TableReading& reading) {
    std::vector<LyingTile> tiles;
    std::ranges::transform(reading.tiles, std::back_inserter(tiles), &ReadTile::tile);
    return tiles;
}

/// Cells of which more could be known: all but the tiles that leave no doubt.
std::set<engine::Cell> unclearCells(const TableReading& reading) {
    constexpr float kClearGap = 5.5F; // nats
    constexpr float kClearTile = 5.0F;
    std::set<engine::Cell> cells;
    for (const CellReading& cell : reading.board->cells)
        cells.insert(cell.cell);
    for (const ReadTile& tile : reading.tiles)
        if (tile.gap > kClearGap && tile.reading.tileEvidence > kClearTile)
            cells.erase(tile.tile.placement.cell);
    return cells;
}

/// Tiles that may be another one: a closer look changes what it says by a few nats.
std::set<engine::Cell> doubtfulTiles(const TableReading& reading) {
    constexpr float kClearGap = 4.5F; // nats
    std::set<engine::Cell> cells;
    for (const ReadTile& tile : reading.tiles)
        if (tile.gap < kClearGap)
            cells.insert(tile.tile.placement.cell);
    return cells;
}

/// Asks the network that tells what any tile shows about the tiles that would become a question, and about
/// places that may hold a tile. Says whether there were any.
bool giveOpinions(const Frame& frame, const UnknownTiles& network, const TileIndex& index,
                  TableReading& reading) {
    std::set<engine::Cell> cells;
    for (const ReadTile& tile : reading.tiles)
        if (tile.gap < kAskTile)
            cells.insert(tile.tile.placement.cell);
    for (const CellReading& cell : reading.doubtful)
        cells.insert(cell.cell);
    std::vector<CellReading*> doubtful;
    for (CellReading& cell : reading.board->cells)
        if (cells.contains(cell.cell))
            doubtful.push_back(&cell);
    return network.giveOpinions(frame, index, doubtful, *reading.board);
}

/// What hands hide of the picture; they are looked for where much of a tile is hidden.
std::optional<Cover> handsOver(const Frame& frame, const TableReading& reading,
                               std::span<const FoundMeeple> found) {
    const bool any =
        !reading.doubtful.empty() || std::ranges::any_of(reading.tiles, [](const ReadTile& tile) {
            return leastCost(tile.reading) > kHiddenCost;
        });
    if (!any)
        return std::nullopt;
    const Silhouette hands = findHands(*reading.view, measureForeignness(*reading.view), found);
    if (hands.area == 0)
        return std::nullopt;
    Cover cover(frame.size());
    cover.add(hands, reading.view->tableOf({0.5, 0.5}), OrthoView::kScale, reading.board->grid.camera());
    return cover;
}

/// Whether the same is expected to be seen.
bool lookTheSame(const std::vector<LyingTile>& before, const std::vector<LyingTile>& now) {
    return std::ranges::equal(before, now, [](const LyingTile& a, const LyingTile& b) {
        return a.placement.cell == b.placement.cell && a.view == b.view;
    });
}

/// Whether something lies on a cell of which it is not known whether it holds a tile, or beside it.
bool liesOnAny(const OrthoView& view, const std::vector<FoundMeeple>& found,
               const std::vector<CellReading>& cells) {
    constexpr int kMargin = OrthoView::kScale / 10; // tiles may lie beside their cells
    const cv::Size size(OrthoView::kScale + 2 * kMargin, OrthoView::kScale + 2 * kMargin);
    return std::ranges::any_of(found, [&](const FoundMeeple& meeple) {
        const cv::Rect box = boxOf(meeple.fit);
        return std::ranges::any_of(cells, [&](const CellReading& cell) {
            const cv::Point corner(view.pixelOf(cv::Point2d(cell.cell.x, cell.cell.y)));
            return !(cv::Rect(corner - cv::Point(kMargin, kMargin), size) & box).empty();
        });
    });
}

void placeFound(const TileIndex& index, const GameKnowledge& game, std::vector<FoundMeeple> found,
                TableReading& reading) {
    const std::vector<ColourBelief> beliefs = nameColours(found, game.players);
    std::vector<models::MeepleColour> colours;
    std::ranges::transform(beliefs, std::back_inserter(colours), likeliest);
    const auto features =
        placeMeeples(found, colours, lyingTiles(reading), index, reading.board->grid.camera());
    for (std::size_t i = 0; i < found.size(); ++i)
        reading.meeples.push_back({std::move(found[i]), beliefs[i], features[i]});
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
    std::vector<CellReading> hidden = hiddenCells(frame, reading);
    if (m_networks.unknown && !hidden.empty()) {
        std::vector<CellReading*> doubtful;
        std::ranges::transform(hidden, std::back_inserter(doubtful), [](CellReading& cell) { return &cell; });
        m_networks.unknown->giveOpinions(frame, m_index, doubtful, *reading.board);
    }
    std::ranges::move(hidden, std::back_inserter(reading.doubtful));
    clock.end("hidden");
    return reading;
}

TableReading TableReader::find(const Frame& frame) const {
    if (m_strange)
        return m_strange->find(frame, *this);
    TableReading reading;
    StageClock clock(reading.timing_ms);
    findBoard(frame, m_index, reading, clock);
    if (!reading.board || editionFitOf(*reading.board) != EditionFit::Other)
        return reading;
    TableReading rest;
    findBoard(withoutForeign(frame, *reading.board), m_index, rest, clock);
    if (rest.board && editionLikeness(*rest.board) > kBeyondDoubt) {
        rest.timing_ms = std::move(reading.timing_ms);
        return rest;
    }
    return reading;
}

TableReading TableReader::readOn(const Frame& frame, const TracedBoard& before,
                                 const PictureChange& change) const {
    TableReading reading;
    StageClock clock(reading.timing_ms);
    if (m_strange) {
        reading.board = m_strange->follow(frame, before, change, *this);
    } else {
        reading.board = before;
        followBoard(frame, m_index, change.cells, *reading.board);
        keepSquares(before, *reading.board);
    }
    clock.end("trace");
    return complete(frame, std::move(reading));
}

TableReading TableReader::readAnew(const Frame& frame, const TracedBoard& before) const {
    TracedBoard board = before;
    if (!m_strange)
        renewLight(frame, m_index, board);
    PictureChange all;
    for (const CellReading& cell : board.cells)
        all.cells.insert(cell.cell);
    return readOn(frame, board, all);
}

/// Tiles that only their squares tell lead on to others.
void TableReader::lookAtSquares(const Frame& frame, TracedBoard& board) const {
    constexpr int kMostRounds = 8;
    for (int round = 0; m_networks.unknown && round < kMostRounds; ++round) {
        const std::set<engine::Cell> found = m_networks.unknown->look(frame, m_index, board);
        if (found.empty())
            return;
        growBoard(frame, m_index, found, board);
    }
}

TableReading TableReader::complete(const Frame& frame, TableReading reading) const {
    if (!reading.board)
        return reading;
    reading.meeples.clear();
    if (m_strange)
        return m_strange->complete(frame, std::move(reading), *this);
    StageClock clock(reading.timing_ms);
    lookAtSquares(frame, *reading.board);
    dismissBarePlaces(frame, nullptr, *reading.board);
    clock.end("squares");
    decode(m_index, m_game, reading);
    clock.end("decode");
    if (reading.tiles.empty())
        return reading;
    std::vector<FoundMeeple> found = findOnBoard(frame, *this, reading.doubtful, reading);
    clock.end("meeples");
    const std::vector<LyingTile> before = lyingTiles(reading);
    const bool guessed = liesOnAny(*reading.view, found, reading.doubtful);
    Cover cover = coverOf(found, reading.board->grid.camera(), frame.size());
    reading.hands = handsOver(frame, reading, found);
    if (reading.hands)
        cover.add(*reading.hands);
    if (!found.empty() || reading.hands) {
        retraceBoard(frame, m_index, cover, unclearCells(reading), *reading.board);
        lookAtSquares(frame, *reading.board);
        dismissBarePlaces(frame, &cover, *reading.board);
        clock.end("retrace");
        decode(m_index, m_game, reading);
        clock.end("decode");
    }
    if (m_networks.views &&
        compareViews(frame, m_index, cover, doubtfulTiles(reading), *m_networks.views, *reading.board)) {
        decode(m_index, m_game, reading);
        clock.end("compare");
    }
    if (m_networks.unknown && giveOpinions(frame, *m_networks.unknown, m_index, reading)) {
        decode(m_index, m_game, reading);
        clock.end("opinions");
    }
    if (guessed || !lookTheSame(before, lyingTiles(reading)))
        found = findOnBoard(frame, *this, {}, reading);
    placeFound(m_index, m_game, std::move(found), reading);
    clock.end("meeples");
    return reading;
}

} // namespace meeplecam::vision
