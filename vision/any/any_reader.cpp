#include "vision/any/any_reader.h"

#include "vision/any/any_beliefs.h"
#include "vision/any/board_squares.h"
#include "vision/any/common_colours.h"
#include "vision/image/even_light.h"
#include "vision/structure/sign_odds.h"

#include <algorithm>
#include <functional>

namespace meeplecam::vision {

namespace {

constexpr int kFacePixels = 96;
constexpr float kPerhapsSquare = -2.0F; // log odds of a square that is worth a question
constexpr float kPerhapsThing = -1.2F;  // evidence of a meeple that is worth one

/// The squares of a board in the light of one table.
struct LitSquares {
    std::vector<cv::Mat> faces; ///< in even light
    std::vector<LocalLight> lights;
};

LitSquares litSquares(const Frame& frame, const std::vector<BoardSquare>& squares) {
    std::vector<Quad> quads;
    std::ranges::transform(squares, std::back_inserter(quads), &BoardSquare::quad);
    LitSquares lit{evenlyLitFaces(frame, quads, kFacePixels), {}};
    for (std::size_t i = 0; i < quads.size(); ++i) {
        const cv::Scalar seen = cv::mean(rectify(frame, quads[i], kFacePixels, 0));
        const cv::Scalar even = cv::mean(lit.faces[i]);
        LocalLight light;
        for (int c = 0; c < 3; ++c)
            light.gain[c] = static_cast<float>((seen[c] + 1.0) / (even[c] + 1.0));
        lit.lights.push_back(light);
    }
    return lit;
}

CellReading cellOf(const BoardSquare& square, const LocalLight& light) {
    CellReading cell;
    cell.cell = square.cell;
    cell.quad = square.quad;
    cell.expectedLight = light;
    cell.tileEvidence = static_cast<float>(square.evidence);
    return cell;
}

/// What the structural reader makes of the squares.
void readTiles(const StructureReader& reader, const TableReader& tables, const std::vector<cv::Mat>& faces,
               std::vector<CellReading>& cells) {
    const std::vector<ReadFace> read = reader.read(faces);
    std::vector<TileStructure> structures;
    std::ranges::transform(read, std::back_inserter(structures), &ReadFace::structure);
    const engine::TileRegistry& registry = *tables.index().registry;
    const engine::TileCounts& counts = tables.game().counts;
    const SignShifts shifts = shiftsFor(structures, registry, counts);
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i].square = std::make_shared<SquareLook>(
            SquareLook{structures[i].whole, 0.0F,
                       suggestFaces(shifted(structures[i], shifts), registry, counts), read[i].regions});
}

void decideTiles(const TableReader& tables, const std::vector<CellReading>& cells, TableReading& reading) {
    std::vector<CellBelief> beliefs;
    std::ranges::transform(cells, std::back_inserter(beliefs), [&](const CellReading& cell) {
        return believeSquare(cell, *tables.index().registry);
    });
    DecoderOptions options;
    options.noPicture = kAnyCertainty;
    const std::vector<DecodedCell> decoded =
        decodeBoard(beliefs, *tables.index().registry, tables.game().counts, options);
    reading.tiles.clear();
    for (std::size_t i = 0; i < decoded.size(); ++i)
        reading.tiles.push_back({{{decoded[i].face.type, decoded[i].cell, decoded[i].face.rotation},
                                  cells[i].quad,
                                  kNoView,
                                  cells[i].square->regions},
                                 decoded[i].gap,
                                 decoded[i].alternatives,
                                 cells[i]});
}

std::vector<FoundMeeple> findThings(const Frame& frame, const TableReader& tables,
                                    const std::vector<cv::Mat>& faces, TableReading& reading) {
    TileIndex index = tables.index();
    index.colours = commonColours(faces);
    std::vector<KnownTile> known;
    std::vector<LyingTile> lying;
    for (const ReadTile& tile : reading.tiles)
        known.push_back({tile.tile.placement.cell, tile.tile.quad, kNoView, tile.reading.expectedLight});
    const calibration::TableCamera& camera = reading.board->grid.camera();
    reading.view = makeOrthoView(frame, index, reading.board->scorer, camera, known);
    std::vector<FoundMeeple> found =
        findMeeples(frame, *reading.view, camera, {index.tile_mm, tables.game().figures}, tables.meeples());
    std::erase_if(found, [](const FoundMeeple& meeple) { return meeple.evidence < kPerhapsThing; });
    return found;
}

void placeThings(const TableReader& tables, std::vector<FoundMeeple> found, TableReading& reading) {
    const std::vector<ColourBelief> beliefs = nameColours(found, tables.game().players);
    std::vector<models::MeepleColour> colours;
    std::ranges::transform(beliefs, std::back_inserter(colours), likeliest);
    std::vector<LyingTile> lying;
    std::ranges::transform(reading.tiles, std::back_inserter(lying), &ReadTile::tile);
    const auto features = placeMeeples(found, colours, lying, tables.index(), reading.board->grid.camera());
    for (std::size_t i = 0; i < found.size(); ++i)
        reading.meeples.push_back({std::move(found[i]), beliefs[i], features[i]});
}

} // namespace

TableReading AnyTilesReader::read(const Frame& frame, const TableReader& tables) const {
    TableReading reading;
    StageClock clock(reading.timing_ms);
    const std::optional<SquareBoard> board = findBoardSquares(frame, m_reader);
    clock.end("squares");
    if (!board)
        return reading;
    const LitSquares lit = litSquares(frame, board->tiles);
    std::vector<CellReading> cells;
    for (std::size_t i = 0; i < board->tiles.size(); ++i)
        cells.push_back(cellOf(board->tiles[i], lit.lights[i]));
    readTiles(m_reader, tables, lit.faces, cells);
    clock.end("structure");
    reading.board = TracedBoard{board->grid, TileScorer(tables.index(), {}), cells};
    for (const BoardSquare& square : board->beside) {
        reading.board->cells.push_back(cellOf(square, {}));
        if (square.evidence > kPerhapsSquare)
            reading.doubtful.push_back(reading.board->cells.back());
    }
    std::ranges::sort(reading.board->cells, std::less{}, &CellReading::cell);
    decideTiles(tables, cells, reading);
    clock.end("decode");
    placeThings(tables, findThings(frame, tables, lit.faces, reading), reading);
    clock.end("meeples");
    return reading;
}

engine::Result<BoardReader> openTiles(const TileSource& source, engine::GameSetup setup,
                                      std::vector<models::MeepleColour> players) {
    if (source.catalogue != kAnyTiles)
        return BoardReader::open(source, std::move(setup), std::move(players));
    engine::Result<StructureReader> tiles = StructureReader::open(source.networks / StructureReader::kFile);
    if (!tiles)
        return tiles.error();
    engine::Result<MeepleReader> meeples = MeepleReader::open(source.networks / MeepleReader::kFile);
    if (!meeples)
        return meeples.error();
    GameKnowledge game{
        .counts = engine::sumOf(setup.sets), .players = std::move(players), .figures = figuresIn(setup)};
    TileIndex index;
    index.registry = setup.registry;
    Networks known;
    known.meeples = std::make_shared<const MeepleReader>(*std::move(meeples));
    return BoardReader(TableReader(std::move(index), std::move(game), std::move(known)), std::move(setup),
                       std::make_shared<const AnyTilesReader>(*std::move(tiles)));
}

} // namespace meeplecam::vision
