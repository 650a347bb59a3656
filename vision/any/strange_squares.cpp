#include "vision/any/strange_squares.h"

#include "vision/any/face_likeness.h"
#include "vision/catalogue/covered_face.h"
#include "vision/image/even_light.h"
#include "vision/image/median.h"
#include "vision/image/parallel.h"
#include "vision/image/patches.h"
#include "vision/structure/edition_colours.h"
#include "vision/structure/sign_odds.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <map>
#include <optional>

namespace meeplecam::vision {

namespace {

bool isTile(const CellReading& cell) {
    return cell.tileEvidence > kTileEvidence;
}

std::vector<std::size_t> tilesOf(const TracedBoard& board) {
    std::vector<std::size_t> tiles;
    for (std::size_t i = 0; i < board.cells.size(); ++i)
        if (isTile(board.cells[i]))
            tiles.push_back(i);
    return tiles;
}

/// Whether a tile should be read, again where the light is better known now.
bool isToBeRead(const CellReading& cell, std::size_t tiles) {
    constexpr float kWholly = 3.0F; // evidence of a tile that is seen as a whole
    return !hasPrint(cell) || (2 * tiles > 3 * cell.square->print->light && cell.tileEvidence > kWholly);
}

/// Changes what is known of a cell's print.
template<class Change>
void changePrint(CellReading& cell, Change change) {
    SquareLook look = *cell.square;
    change(*look.print);
    cell.square = std::make_shared<const SquareLook>(std::move(look));
}

/// Whether a tile looks the same at two times, with all that lies on it.
bool isUnchanged(const cv::Mat& then, const cv::Mat& now) {
    constexpr double kMostChange = 24.0; // grey levels, at the place that changed most
    double most = 0.0;
    cv::minMaxLoc(differencesOf(ComparedFace(then), ComparedFace(now)), nullptr, &most);
    return most < kMostChange;
}

/// What a square was and how it looks now as one: a print keeps its number, unless something lay on it.
StrangePrint renewed(const StrangePrint& then, StrangePrint now) {
    if (then.covered)
        return now;
    if (!isUnchanged(then.face, now.face)) {
        const std::size_t light = now.light;
        now = then;
        now.light = light;
    }
    now.searched = then.searched;
    now.number = then.number;
    now.turn = then.turn;
    return now;
}

void readFaces(const Frame& frame, const StructureReader& reader, const std::vector<std::size_t>& tiles,
               TracedBoard& board) {
    std::vector<std::size_t> open;
    std::vector<Quad> quads;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        quads.push_back(board.cells[tiles[i]].quad);
        if (isToBeRead(board.cells[tiles[i]], tiles.size()))
            open.push_back(i);
    }
    if (open.empty())
        return;
    const std::vector<cv::Mat> lit = evenlyLitFaces(frame, quads, kPrintSide);
    std::vector<cv::Mat> faces;
    std::ranges::transform(open, std::back_inserter(faces), [&](std::size_t i) { return lit[i]; });
    const std::vector<ReadFace> read = reader.read(faces);
    for (std::size_t i = 0; i < open.size(); ++i) {
        CellReading& cell = board.cells[tiles[open[i]]];
        SquareLook look{read[i].structure.whole,
                        0.0F,
                        {},
                        read[i].regions,
                        StrangePrint{read[i].structure, read[i].structure, faces[i], tiles.size()}};
        if (hasPrint(cell)) {
            StrangePrint print = renewed(*cell.square->print, *look.print);
            if (print.face.data != faces[i].data)
                look = *cell.square;
            look.print = std::move(print);
        }
        cell.square = std::make_shared<const SquareLook>(std::move(look));
    }
}

} // namespace

TracedBoard readSquares(const Frame& frame, const StructureReader& reader, const TableReader& tables,
                        TracedBoard board) {
    const std::vector<std::size_t> tiles = tilesOf(board);
    readFaces(frame, reader, tiles, board);
    const engine::TileRegistry& registry = *tables.index().registry;
    const engine::TileCounts& counts = tables.game().counts;
    std::vector<TileStructure> structures;
    std::vector<cv::Mat> faces;
    for (const std::size_t i : tiles) {
        structures.push_back(board.cells[i].square->print->structure);
        faces.push_back(board.cells[i].square->print->face);
    }
    structures = inColoursOfEdition(structures, faces);
    const SignShifts shifts = shiftsFor(structures, registry, counts, TileChoice::Drawn);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        CellReading& cell = board.cells[tiles[i]];
        SquareLook look = *cell.square;
        look.print->inEdition = shifted(structures[i], shifts);
        look.faces = suggestFaces(look.print->inEdition, registry, counts);
        cell.square = std::make_shared<const SquareLook>(std::move(look));
        cell.expectedLight = lightOn(frame, cell.quad, cell.square->print->face);
    }
    return board;
}

TracedBoard noteCovered(const Frame& frame, std::span<const FoundMeeple> found, const OrthoView& view,
                        TracedBoard board) {
    constexpr int kBeside = OrthoView::kScale / 20; // of their cells tiles may lie
    constexpr int kRim = OrthoView::kScale / 10;    // where what stands on a neighbour may reach
    for (const std::size_t i : tilesOf(board)) {
        CellReading& cell = board.cells[i];
        const cv::Point corner(view.pixelOf(cv::Point2d(cell.cell.x, cell.cell.y)));
        const auto isAnyWithin = [&](int margin) { // of the cell
            const cv::Rect place(corner - cv::Point(margin, margin),
                                 cv::Size(OrthoView::kScale + 2 * margin, OrthoView::kScale + 2 * margin));
            return std::ranges::any_of(
                found, [&](const FoundMeeple& meeple) { return !(boxOf(meeple.fit) & place).empty(); });
        };
        const bool covered = isAnyWithin(kBeside);
        if (!cell.square->print->searched)
            changePrint(cell, [](StrangePrint& now) { now.searched = true; });
        const StrangePrint& print = *cell.square->print;
        if (print.covered && !covered)
            changePrint(cell, [](StrangePrint& then) { then.light = 0; }); // read anew at the next look
        else if (covered && !print.covered &&
                 (print.number == kNoPrint || isUnchanged(print.face, faceNow(frame, cell))))
            changePrint(cell, [&](StrangePrint& now) {
                now.covered = true;
                now.atRim = !isAnyWithin(-kRim);
                now.compared = false;
            });
    }
    return board;
}

/// Whether two squares that look nearly alike may be of one type: of all that looks alike the tiles of a type
/// differed by up to 15.9 grey levels, a city with a road of a tenth of a side from one without by 15.6
/// (drawn editions, 26 November 2026).
bool mayBeOneType(const CellReading& one, const CellReading& other, double most) {
    constexpr double kSurely = 12.0; // grey levels
    const auto& faces = one.square->faces;
    const auto& others = other.square->faces;
    return most < kSurely || faces.empty() || others.empty() ||
           faces.front().face.type == others.front().face.type;
}

/// A tile of a print, and how it looks, once that was asked.
struct Example {
    CellReading* cell = nullptr;
    std::optional<ComparedFace> look{};
};

/// The tile that looks most like this one and may be of its type; null where all look otherwise.
struct Alike {
    CellReading* cell = nullptr;
    FaceDifference difference{0, kSamePrint};
};

Alike mostAlike(const CellReading& cell, std::map<int, Example>& prints) {
    std::vector<const Example*> others;
    for (auto& [number, other] : prints) {
        if (!other.look)
            other.look.emplace(other.cell->square->print->face);
        others.push_back(&other);
    }
    const TurnedFaces faces = turnedFaces(cell.square->print->face);
    std::vector<FaceDifference> differences(others.size());
    forEachInParallel(others.size(), [&](std::size_t i) {
        differences[i] = leastDifference(*others[i]->look, faces, kSamePrint);
    });
    Alike alike;
    for (std::size_t i = 0; i < others.size(); ++i)
        if (differences[i].most < alike.difference.most &&
            mayBeOneType(cell, *others[i]->cell, differences[i].most))
            alike = {others[i]->cell, differences[i]};
    return alike;
}

/// What lies on one tile and at the same place on another that looks like it is printed on both.
TracedBoard matchPrints(TracedBoard board) {
    std::map<int, Example> prints; // one of each, rather a clear one
    int next = 0;
    const auto note = [&](CellReading& cell) {
        const auto known = prints.find(cell.square->print->number);
        if (known == prints.end() || known->second.cell->square->print->covered)
            prints.insert_or_assign(cell.square->print->number, Example{&cell});
    };
    for (CellReading& cell : board.cells)
        if (hasPrint(cell) && cell.square->print->number != kNoPrint) {
            next = std::max(next, cell.square->print->number + 1);
            note(cell);
        }
    for (CellReading& cell : board.cells) {
        if (!isTile(cell) || cell.square->print->number != kNoPrint)
            continue;
        const Alike found = mostAlike(cell, prints);
        CellReading* const alike = found.cell;
        changePrint(cell, [&](StrangePrint& print) {
            print.number = alike != nullptr ? alike->square->print->number : next;
            print.turn = alike != nullptr ? alike->square->print->turn + found.difference.turn : 0;
            print.covered = print.covered && alike == nullptr;
            print.compared = false;
        });
        if (alike != nullptr && alike->square->print->covered)
            changePrint(*alike, [](StrangePrint& print) { print.covered = false; });
        next = std::max(next, cell.square->print->number + 1);
        note(cell);
    }
    return board;
}

TracedBoard matchKnown(const KnownPrints& known, TracedBoard board) {
    // With fewer tiles what is taken for even light is a chance of what is printed on them.
    constexpr std::size_t kLightKnown = 4; // tiles
    forEachInParallel(board.cells.size(), [&](std::size_t i) {
        CellReading& cell = board.cells[i];
        if (isTile(cell) && !cell.square->print->compared)
            changePrint(cell, [&](StrangePrint& print) {
                RememberedLooks looks = known.looksOf(print.face, print.covered);
                print.known = std::move(looks.known);
                print.unlike.clear();
                if (print.light >= kLightKnown)
                    print.unlike = std::move(looks.unlike);
                print.compared = true;
            });
    });
    return board;
}

cv::Mat printOf(const CellReading& cell, const TracedBoard& board,
                std::span<const models::MeepleColour> players) {
    const StrangePrint& print = *cell.square->print;
    std::vector<const StrangePrint*> alike; // clear ones
    for (const CellReading& other : board.cells)
        if (hasPrint(other) && print.number != kNoPrint && other.square->print->number == print.number &&
            !other.square->print->covered)
            alike.push_back(&*other.square->print);
    const auto shownBy = [&](const StrangePrint& other) {
        return turned(other.face, print.turn - other.turn);
    };
    if (!print.searched) { // a figure beside them may reach over one of both
        const auto other =
            std::ranges::find_if(alike, [&](const StrangePrint* one) { return one != &print; });
        return other == alike.end() ? cv::Mat() : shownBy(**other);
    }
    for (const StrangePrint* other : alike) // a single one may have been read with a meeple
        if (alike.size() > 1 || !mayCarryMeeple(other->face, players))
            return print.covered ? shownBy(*other) : print.face;
    return {};
}

cv::Mat faceNow(const Frame& frame, const CellReading& cell) {
    const cv::Vec3f& gain = cell.expectedLight.gain;
    cv::Mat face;
    cv::divide(rectify(frame, cell.quad, kPrintSide, 0), cv::Scalar(gain[0], gain[1], gain[2]), face);
    return face;
}

LocalLight lightOn(const Frame& frame, const Quad& quad, const cv::Mat& face) {
    constexpr int kSmall = 12;      // pixels
    constexpr float kLittle = 4.0F; // grey levels; keeps gains of dark pixels apart from noise
    const cv::Mat seen = rectify(frame, quad, kSmall, 0);
    cv::Mat even;
    cv::resize(face, even, seen.size(), 0, 0, cv::INTER_AREA);
    LocalLight light;
    for (int c = 0; c < 3; ++c) {
        std::vector<float> gains;
        for (int y = 0; y < kSmall; ++y)
            for (int x = 0; x < kSmall; ++x)
                gains.push_back((static_cast<float>(seen.at<cv::Vec3b>(y, x)[c]) + kLittle) /
                                (static_cast<float>(even.at<cv::Vec3b>(y, x)[c]) + kLittle));
        light.gain[c] = medianOf(std::move(gains));
    }
    return light;
}

} // namespace meeplecam::vision
