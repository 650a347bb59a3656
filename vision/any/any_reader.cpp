#include "vision/any/any_reader.h"

#include "vision/any/any_beliefs.h"
#include "vision/any/bare_squares.h"
#include "vision/any/board_squares.h"
#include "vision/any/common_colours.h"
#include "vision/any/face_likeness.h"
#include "vision/any/moved_board.h"
#include "vision/any/printed_signs.h"
#include "vision/any/strange_squares.h"
#include "vision/reading/board_things.h"
#include "vision/structure/suggestions.h"
#include "vision/teaching/plane_finder.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace meeplecam::vision {

namespace {

constexpr float kPerhapsSquare = -2.0F; // log odds of a square that is worth a question
constexpr double kHiddenTile = -100.0;  // stands for the log odds of a square whose tile something hides
constexpr float kLeastTile = 0.1F;      // evidence of what was taken for a tile

CellReading cellOf(const BoardSquare& square) {
    CellReading cell;
    cell.cell = square.cell;
    cell.quad = square.quad;
    cell.tileEvidence = static_cast<float>(square.evidence);
    return cell;
}

TracedBoard boardOf(const SquareBoard& squares, const TableReader& tables) {
    TracedBoard board{squares.grid, TileScorer(tables.index(), {}), {}};
    for (const BoardSquare& square : squares.tiles) {
        board.cells.push_back(cellOf(square));
        board.cells.back().tileEvidence = std::max(board.cells.back().tileEvidence, kLeastTile);
    }
    for (const BoardSquare& square : squares.beside) {
        board.cells.push_back(cellOf(square));
        board.cells.back().tileEvidence = std::min(board.cells.back().tileEvidence, kTileEvidence);
    }
    std::ranges::sort(board.cells, std::less{}, &CellReading::cell);
    return board;
}

/// Whether the tile that was known still lies there, something hides it, or another one took its place.
void lookAtKnown(const Frame& frame, const StructureReader& reader, CellReading& cell) {
    constexpr double kSees = 0.5; // share that looks as before
    constexpr double kSeesAll = 0.8;
    constexpr float kSeen = 2.0F; // evidence
    constexpr float kSeenAll = 6.0F;
    constexpr double kAnother = 2.0; // log odds of a whole tile
    const double agreement =
        agreementOf(ComparedFace(cell.square->print->face), ComparedFace(faceNow(frame, cell)));
    if (agreement >= kSees) {
        cell.tileEvidence = agreement > kSeesAll ? kSeenAll : kSeen;
        return;
    }
    const BoardSquare now = lookAtSquare(frame, reader, cell.cell, cell.quad);
    if (now.whole > kAnother)
        cell = cellOf(now);
    else
        cell.tileEvidence = static_cast<float>(std::min(-1.0, now.whole));
}

std::vector<ReadTile> decideTiles(const TracedBoard& board, const TableReader& tables) {
    std::vector<CellReading> cells;
    std::ranges::copy_if(board.cells, std::back_inserter(cells),
                         [](const CellReading& cell) { return cell.tileEvidence > kTileEvidence; });
    std::vector<CellBelief> beliefs;
    std::ranges::transform(cells, std::back_inserter(beliefs), [&](const CellReading& cell) {
        return believeSquare(cell, *tables.index().registry);
    });
    DecoderOptions options;
    options.noPicture = kAnyCertainty;
    const std::vector<DecodedCell> decoded =
        decodeBoard(beliefs, *tables.index().registry, tables.game().counts, options);
    std::vector<ReadTile> tiles;
    for (std::size_t i = 0; i < decoded.size(); ++i)
        tiles.push_back(readTileOf(decoded[i], cells[i]));
    return tiles;
}

BoardThings findThings(const Frame& frame, const TableReader& tables, const TracedBoard& board) {
    TileIndex index = tables.index();
    std::vector<cv::Mat> faces;
    std::vector<KnownTile> known;
    std::set<engine::Cell> unknown;
    for (const CellReading& cell : board.cells) {
        if (cell.tileEvidence <= kTileEvidence)
            continue;
        faces.push_back(cell.square->print->face);
        known.push_back({cell.cell, cell.quad, ViewId::None, cell.expectedLight,
                         printOf(cell, board, tables.game().players)});
        if (known.back().face.empty())
            unknown.insert(cell.cell);
    }
    index.colours = commonColours(faces);
    BoardThings things = findOnBoard({frame, index}, board, known, tables);
    things.meeples = withoutPrintedSigns(frame, std::move(things.meeples), things.view, board, unknown);
    return things;
}

/// Tells the tile with which the game begins by its structure; empty where any tile may be the first.
FirstTileLook firstTileOf(const TableReader& tables, const StructureReader& reader) {
    const std::optional<engine::TileTypeId> first = tables.game().first;
    if (!first)
        return {};
    return [&tables, &reader, type = *first](const cv::Mat& face) {
        double probability = 0.0;
        for (const FaceSuggestion& suggestion : suggestFaces(reader.read({&face, 1}).front().structure,
                                                             *tables.index().registry, tables.game().counts))
            if (suggestion.face.type == type)
                probability += suggestion.probability;
        return probability;
    };
}

} // namespace

FoundBoard AnyTilesReader::find(const Frame& frame, const TableReader& tables) const {
    FoundBoard found;
    StageClock clock(found.timing_ms);
    if (const std::optional<SquareBoard> squares =
            findBoardSquares(frame, m_reader, firstTileOf(tables, m_reader)))
        found.board = withoutBareSquares(frame, boardOf(*squares, tables));
    clock.end("squares");
    return found;
}

TableReading AnyTilesReader::complete(const Frame& frame, FoundBoard found, const TableReader& tables) const {
    TableReading reading;
    reading.timing_ms = std::move(found.timing_ms);
    StageClock clock(reading.timing_ms);
    TracedBoard board = readSquares(frame, m_reader, tables, *std::move(found.board));
    clock.end("structure");
    std::ranges::copy_if(board.cells, std::back_inserter(reading.doubtful), [](const CellReading& cell) {
        return cell.tileEvidence > kPerhapsSquare && cell.tileEvidence <= kTileEvidence && !hasPrint(cell);
    });
    if (std::ranges::none_of(board.cells, hasPrint)) {
        reading.board = std::move(board);
        return reading;
    }
    board = matchPrints(std::move(board));
    clock.end("prints");
    BoardThings things = findThings(frame, tables, board);
    clock.end("meeples");
    board = noteCovered(frame, things.meeples, things.view, std::move(board));
    board = matchKnown(m_known, std::move(board));
    clock.end("prints");
    reading.tiles = decideTiles(board, tables);
    clock.end("decode");
    reading.meeples = placeOnBoard(std::move(things.meeples), reading.tiles, board, tables);
    reading.view = std::move(things.view);
    reading.board = std::move(board);
    clock.end("meeples");
    return reading;
}

TracedBoard AnyTilesReader::follow(const Frame& frame, const TracedBoard& before, const PictureChange& change,
                                   const TableReader& tables) const {
    SquareBoard squares{before.grid, {}, {}};
    std::map<engine::Cell, CellReading> known;
    for (CellReading cell : before.cells) {
        if (!hasPrint(cell)) {
            squares.beside.push_back({cell.cell, cell.quad, cell.tileEvidence, cell.tileEvidence});
            continue;
        }
        if (change.cells.contains(cell.cell))
            lookAtKnown(frame, m_reader, cell);
        if (cell.tileEvidence > kTileEvidence)
            squares.tiles.push_back({cell.cell, cell.quad, cell.tileEvidence, cell.tileEvidence});
        else
            squares.beside.push_back({cell.cell, cell.quad, kHiddenTile, kHiddenTile});
        known.emplace(cell.cell, std::move(cell));
    }
    PictureChange open = change;
    for (const auto& [cell, reading] : known)
        open.cells.erase(cell);
    TracedBoard board = boardOf(growBoardSquares(frame, m_reader, squares, open), tables);
    for (CellReading& cell : board.cells)
        if (const auto then = known.find(cell.cell); then != known.end())
            cell = then->second;
    return board;
}

std::optional<TracedBoard> AnyTilesReader::findAgain(const Frame& frame, const TracedBoard& before,
                                                     const TableReader& tables) const {
    constexpr std::ptrdiff_t kShare = 2; // of so many tiles one has to be seen again
    const std::optional<cv::Matx33d> now_from_before = findMoved(frame, before);
    if (!now_from_before)
        return std::nullopt;
    TracedBoard board = before;
    std::vector<PlacedQuad> tiles;
    for (CellReading& cell : board.cells) {
        for (cv::Point2f& corner : cell.quad)
            corner = mapped(*now_from_before, corner);
        if (hasPrint(cell))
            tiles.push_back({cell.cell, cell.quad});
    }
    const std::optional<GridModel> grid = GridModel::fit(tiles, frame.size());
    if (!grid)
        return std::nullopt;
    board.grid = *grid;
    PictureChange all;
    for (const CellReading& cell : board.cells)
        all.cells.insert(cell.cell);
    board = follow(frame, board, all, tables);
    const auto seen = std::ranges::count_if(board.cells, [](const CellReading& cell) {
        return hasPrint(cell) && cell.tileEvidence > kTileEvidence;
    });
    return kShare * seen < std::ssize(tiles) ? std::nullopt : std::optional(std::move(board));
}

TracedBoard AnyTilesReader::recognise(const Frame& frame, const TracedBoard& before,
                                      TracedBoard board) const {
    constexpr double kKnown = 0.6; // share that looks as before
    for (CellReading& cell : board.cells)
        cell.square.reset();
    for (const CellReading& then : before.cells) {
        if (!hasPrint(then))
            continue;
        const auto now = std::ranges::find(board.cells, then.cell, &CellReading::cell);
        const bool lies = now != board.cells.end() && now->tileEvidence > kTileEvidence;
        CellReading known = lies ? *now : then;
        known.expectedLight = then.expectedLight;
        if (lies &&
            agreementOf(ComparedFace(then.square->print->face), ComparedFace(faceNow(frame, known))) < kKnown)
            continue; // another one
        known.square = then.square;
        if (!lies) {
            known.quad = board.grid.predict(then.cell);
            known.tileEvidence = -1.0F;
        }
        if (now != board.cells.end())
            *now = std::move(known);
        else
            board.cells.push_back(std::move(known));
    }
    std::ranges::sort(board.cells, std::less{}, &CellReading::cell);
    return board;
}

namespace {

/// The box in a folder if it was kept from games and lacks a type that may be drawn: its tiles are known by
/// their looks, the others are read as any tiles.
engine::Result<std::optional<models::Catalogue>> playedBox(const std::filesystem::path& folder,
                                                           const engine::GameSetup& setup) {
    const auto header = models::readCatalogueHeader(folder);
    if (!header || !header->played) // what is wrong with a folder is said where it is opened
        return std::optional<models::Catalogue>();
    auto box = models::readCatalogue(folder, *setup.registry);
    if (!box)
        return box.error();
    const KnownPrints known(*box);
    const engine::TileCounts counts = engine::sumOf(setup.sets);
    for (int type = 0; type < setup.registry->size(); ++type)
        if (const auto id = static_cast<engine::TileTypeId>(type);
            engine::countOf(counts, id) > 0 && !known.shows(id))
            return std::optional(*std::move(box));
    return std::optional<models::Catalogue>();
}

} // namespace

engine::Result<BoardReader> openTiles(const TileSource& source, engine::GameSetup setup,
                                      std::vector<models::MeepleColour> players) {
    KnownPrints prints;
    if (source.catalogue != kAnyTiles) {
        const engine::Result<std::optional<models::Catalogue>> box = playedBox(source.catalogue, setup);
        if (!box)
            return box.error();
        if (!*box)
            return BoardReader::open(source, std::move(setup), std::move(players));
        prints = KnownPrints(**box);
    }
    engine::Result<StructureReader> tiles = StructureReader::open(source.networks / StructureReader::kFile);
    if (!tiles)
        return tiles.error();
    engine::Result<MeepleReader> meeples = MeepleReader::open(source.networks);
    if (!meeples)
        return meeples.error();
    GameKnowledge game = knowledgeOf(setup, std::move(players));
    TileIndex index;
    index.registry = setup.registry;
    Networks known;
    known.meeples = std::make_shared<const MeepleReader>(*std::move(meeples));
    return BoardReader(
        TableReader(std::move(index), std::move(game), std::move(known),
                    std::make_shared<const AnyTilesReader>(*std::move(tiles), std::move(prints))),
        std::move(setup));
}

} // namespace meeplecam::vision
