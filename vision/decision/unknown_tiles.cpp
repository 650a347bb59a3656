#include "vision/decision/unknown_tiles.h"

#include "vision/cells/tile_aligner.h"
#include "vision/image/even_light.h"
#include "vision/image/median.h"
#include "vision/image/parallel.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace meeplecam::vision {

namespace {

constexpr int kSquareSide = 96;     // pixels with which squares are read
constexpr float kHopeless = -20.0F; // evidence below which a cell is plain table
constexpr float kWhole = 2.0F;      // log odds; 1823 cells without a tile had 0.5 at most (2026-11-22)
constexpr float kSquareTile = 2.0F; // evidence of a tile that is known by its structure alone

/// What the tiles of the board cost, most of which the catalogue shows.
float usualCostOf(const TracedBoard& board) {
    std::vector<float> costs;
    for (const CellReading& cell : board.cells)
        if (cell.tileEvidence > kTileEvidence)
            costs.push_back(leastCost(cell));
    return costs.empty() ? 1.0F : medianOf(std::move(costs));
}

/// The types of the box that no picture shows.
engine::TileCounts missingFrom(const TileIndex& index, const engine::TileCounts& counts) {
    engine::TileCounts missing = counts;
    for (const TilePicture& picture : index.pictures) {
        const auto type = static_cast<std::size_t>(picture.tile);
        const bool blank = cv::countNonZero(picture.contrast.reshape(1)) == 0; // it was forgotten again
        if (type < missing.size() && !blank)
            missing[type] = 0;
    }
    return missing;
}

/// The faces of these types, with probabilities that add up to 1, and what they had together.
double keepFaces(std::vector<FaceSuggestion>& faces, const engine::TileCounts& types) {
    std::erase_if(faces,
                  [&](const FaceSuggestion& face) { return engine::countOf(types, face.face.type) == 0; });
    double sum = 0.0;
    for (const FaceSuggestion& face : faces)
        sum += face.probability;
    for (FaceSuggestion& face : faces)
        face.probability /= std::max(sum, 1e-30);
    return sum;
}

bool isUnknown(const CellReading& cell) {
    return cell.square && cell.square->unknown > 0.0F;
}

/// On a small board, moves the tiles that no picture shows to where the others let expect them by their
/// shape: a picture of another tile was laid on them as well as it could be, and drew the grid along. Gives
/// where those were that moved by more than a little, by their place among the cells.
std::map<std::size_t, Quad> placeUnknown(const Sight& sight, TracedBoard& board) {
    constexpr std::size_t kMostKnown = 3; // tiles; the grid of larger boards is sure enough
    constexpr double kLittle = 0.02;      // sides
    std::vector<std::size_t> unknown;
    std::vector<std::size_t> known;
    for (std::size_t i = 0; i < board.cells.size(); ++i)
        if (board.cells[i].tileEvidence > kTileEvidence)
            (isUnknown(board.cells[i]) ? unknown : known).push_back(i);
    std::map<std::size_t, Quad> moved;
    if (unknown.empty() || known.empty() || known.size() > kMostKnown)
        return moved;
    std::vector<PlacedQuad> placed;
    for (const std::size_t i : known) {
        CellReading& cell = board.cells[i];
        cell.quad = alignShape(sight, cell.quad, cell.views.front().view).quad;
        placed.push_back({cell.cell, cell.quad});
    }
    const auto grid = GridModel::fit(placed, sight.frame.size());
    if (!grid)
        return moved;
    board.grid = *grid;
    for (const std::size_t i : unknown) {
        const Quad quad = board.grid.predict(board.cells[i].cell);
        double farthest = 0.0;
        for (std::size_t corner = 0; corner < 4; ++corner)
            farthest = std::max(farthest, cv::norm(quad[corner] - board.cells[i].quad[corner]));
        if (farthest > kLittle * meanSide(quad))
            moved[i] = board.cells[i].quad;
        board.cells[i].quad = quad;
    }
    return moved;
}

} // namespace

struct UnknownTiles::Work {
    StructureReader reader;
    engine::TileCounts counts;

    Work(StructureReader structure, engine::TileCounts box)
        : reader(std::move(structure))
        , counts(std::move(box)) {}

    /// Reads the squares of these cells of the board. Gives those that become tiles.
    std::set<engine::Cell> read(const Sight& sight, const engine::TileCounts& missing,
                                const std::vector<std::size_t>& open, TracedBoard& board) const {
        if (open.empty())
            return {};
        const float usual = usualCostOf(board);
        std::vector<Quad> quads; // those first, then all other tiles: they show the light
        std::ranges::transform(open, std::back_inserter(quads),
                               [&](std::size_t i) { return board.cells[i].quad; });
        for (const CellReading& cell : board.cells)
            if (cell.tileEvidence > kTileEvidence)
                quads.push_back(cell.quad);
        const std::vector<cv::Mat> faces = evenlyLitFaces(sight.frame, quads, kSquareSide);
        forEachInParallel(open.size(), [&](std::size_t i) {
            CellReading& cell = board.cells[open[i]];
            const bool none = cell.tileEvidence <= kTileEvidence && reader.wholeTile(faces[i]) < kWhole;
            cell.square = std::make_shared<const SquareLook>(
                none ? SquareLook() : look(faces[i], cell, sight.index, missing, usual));
        });
        std::set<engine::Cell> found;
        for (const std::size_t i : open) {
            CellReading& cell = board.cells[i];
            if (cell.tileEvidence > kTileEvidence || !isUnknown(cell) || cell.square->whole <= kWhole)
                continue;
            cell.tileEvidence = kSquareTile;
            found.insert(cell.cell);
        }
        return found;
    }

    /// The structure of one square against what the cell looks like. `missing` are the types that no picture
    /// shows.
    SquareLook look(const cv::Mat& face, const CellReading& cell, const TileIndex& index,
                    const engine::TileCounts& missing, float usualCost) const {
        const ReadFace read = reader.read(std::span(&face, 1)).front();
        SquareLook look{read.structure.whole,
                        0.0F,
                        suggestFaces(read.structure, *index.registry, counts),
                        read.regions,
                        {}};
        const TileView& seen = index[cell.views.front().view];
        double known = 0.0;
        for (const FaceSuggestion& suggestion : look.faces)
            if (index.registry->sameFace(suggestion.face, seen.face))
                known += suggestion.probability;
        const double others = keepFaces(look.faces, missing);
        look.unknown = oddsOfUnknown({.cost = leastCost(cell) - usualCost,
                                      .known = known,
                                      .others = others,
                                      .missing = engine::total(missing),
                                      .copies = engine::total(counts)});
        return look;
    }
};

float oddsOfUnknown(const UnknownSigns& signs) {
    // Logistic regression over 2301 tiles of 25 photos and renders, read with catalogues of which three or
    // four types were taken out (2026-11-22): 367 of a missing type, of which 4 got less than 5 %, as 1882 of
    // the others did. Left out in turn, the first edition, 2014 and 2021 gave 1, 8 and 1 of 367.
    constexpr float kBase = -0.16F;
    constexpr float kPerCost = 11.4F;       // unit of cost above the board's
    constexpr float kPerStructure = 0.495F; // nats by which the structure speaks for other types
    constexpr double kLeastShare = 1e-4;    // probability; the network is seldom so sure for good reasons
    constexpr float kLeastCost = -0.1F;
    constexpr float kMostCost = 0.3F; // more is a hand, a meeple or the table
    const auto missing = static_cast<float>(signs.missing);
    const float prior = std::log(missing / std::max(1.0F, static_cast<float>(signs.copies) - missing));
    return prior + kBase + kPerCost * std::clamp(signs.cost, kLeastCost, kMostCost) +
           kPerStructure *
               static_cast<float>(std::log(signs.others + kLeastShare) - std::log(signs.known + kLeastShare));
}

UnknownTiles::UnknownTiles(StructureReader reader, engine::TileCounts counts)
    : m_work(std::make_unique<Work>(std::move(reader), std::move(counts))) {}
UnknownTiles::~UnknownTiles() = default;

SquaresRead UnknownTiles::look(const Sight& sight, TracedBoard board) const {
    const engine::TileCounts missing = missingFrom(sight.index, m_work->counts);
    if (engine::total(missing) == 0)
        return {std::move(board), {}};
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < board.cells.size(); ++i)
        if (board.cells[i].tileEvidence > kHopeless && !board.cells[i].square)
            open.push_back(i);
    if (open.empty())
        return {std::move(board), {}};
    std::set<engine::Cell> found = m_work->read(sight, missing, open, board);
    const std::map<std::size_t, Quad> before = placeUnknown(sight, board);
    std::erase_if(open, [&](std::size_t i) { return !before.contains(i); });
    m_work->read(sight, missing, open, board);
    for (const std::size_t i : open)
        if (!isUnknown(board.cells[i]))
            board.cells[i].quad = before.at(i); // some picture shows it, and lies there
    return {std::move(board), std::move(found)};
}

std::vector<CellReading> UnknownTiles::withOpinions(const Sight& sight, std::vector<CellReading> doubtful,
                                                    const TracedBoard& board) const {
    std::vector<CellReading*> open;
    std::vector<Quad> there;
    for (CellReading& cell : doubtful)
        if (!cell.opinion) {
            open.push_back(&cell);
            there.push_back(cell.quad);
        }
    std::vector<Quad> quads;
    for (const CellReading& cell : board.cells)
        if (cell.tileEvidence > kTileEvidence)
            quads.push_back(cell.quad);
    if (open.empty() || quads.empty())
        return doubtful;
    const std::vector<cv::Mat> faces = evenlyLitFaces(sight.frame, quads, kSquareSide, there);
    const std::vector<ReadFace> read = m_work->reader.read(std::span(faces).subspan(quads.size()));
    for (std::size_t i = 0; i < open.size(); ++i) {
        open[i]->opinion = std::make_shared<const SquareLook>(
            SquareLook{read[i].structure.whole,
                       0.0F,
                       suggestFaces(read[i].structure, *sight.index.registry, m_work->counts),
                       {},
                       {}});
    }
    return doubtful;
}

cv::Mat UnknownTiles::regionsOf(const cv::Mat& face) const {
    return m_work->reader.read(std::span(&face, 1)).front().regions;
}

TracedBoard keepSquares(const TracedBoard& before, TracedBoard board) {
    constexpr double kMoved = 0.03; // sides
    constexpr float kAlike = 0.1F;  // correlation
    for (CellReading& cell : board.cells) {
        const auto then = std::ranges::find(before.cells, cell.cell, &CellReading::cell);
        const bool news = then != before.cells.end() &&
                          ((then->square && !cell.square) || (then->opinion && !cell.opinion));
        if (!news || cell.views.empty())
            continue;
        if (cell.views.front().view == then->views.front().view &&
            std::abs(cell.correlation - then->correlation) < kAlike &&
            cv::norm(centreOf(cell.quad) - centreOf(then->quad)) < kMoved * meanSide(cell.quad)) {
            cell.opinion = cell.opinion ? cell.opinion : then->opinion;
            if (cell.square || !then->square)
                continue;
            cell.square = then->square;
            if (isUnknown(cell) && cell.square->whole > kWhole)
                cell.tileEvidence = std::max(cell.tileEvidence, then->tileEvidence);
        }
    }
    return board;
}

} // namespace meeplecam::vision
