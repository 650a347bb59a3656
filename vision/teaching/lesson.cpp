#include "vision/teaching/lesson.h"

#include "vision/image/even_light.h"
#include "vision/structure/edition_colours.h"
#include "vision/structure/sign_odds.h"

#include <algorithm>
#include <map>

namespace meeplecam::vision {

namespace {

/// Whether a square was refused and nobody has given it a tile.
bool isRefused(const LessonSquare& square) {
    return square.fault && !square.tile;
}

/// What the squares show that were read, in the colours of their edition.
std::map<const LessonSquare*, TileStructure> readTogether(const Lesson& lesson) {
    std::vector<const LessonSquare*> squares;
    std::vector<TileStructure> structures;
    std::vector<cv::Mat> faces;
    for (const LessonSquare& square : lesson.squares)
        if (square.structure && !square.face.empty()) {
            squares.push_back(&square);
            structures.push_back(*square.structure);
            faces.push_back(square.face);
        }
    structures = inColoursOfEdition(structures, faces);
    std::map<const LessonSquare*, TileStructure> read;
    for (const LessonSquare& square : lesson.squares)
        if (square.structure)
            read.emplace(&square, *square.structure);
    for (std::size_t i = 0; i < squares.size(); ++i)
        read[squares[i]] = structures[i];
    return read;
}

} // namespace

void addPicture(const Frame& frame, const std::string& name, const StructureReader& reader, Lesson& lesson) {
    const SquareSearch search = findSquares(frame, reader);
    std::vector<Quad> whole; // that were refused all the same
    for (const RefusedSquare& square : search.refused)
        if (square.fault != SquareFault::LeavesPicture)
            whole.push_back(square.quad);
    const std::vector<cv::Mat> faces = evenlyLitFaces(frame, search.squares, kLessonSide, whole);
    for (std::size_t i = 0; i < search.squares.size(); ++i)
        lesson.squares.push_back({.picture = name,
                                  .quad = search.squares[i],
                                  .face = faces[i],
                                  .regions = {},
                                  .structure = {},
                                  .suggestions = {},
                                  .tile = {}});
    std::size_t next = search.squares.size();
    for (const RefusedSquare& square : search.refused) {
        const bool shown = square.fault != SquareFault::LeavesPicture && next < faces.size();
        lesson.refused.push_back({name, square, shown ? faces[next++] : cv::Mat()});
    }
}

void append(Lesson more, Lesson& lesson) {
    std::ranges::move(more.squares, std::back_inserter(lesson.squares));
    std::ranges::move(more.refused, std::back_inserter(lesson.refused));
}

void offerRefused(Lesson& lesson) {
    for (const LessonRefusal& refusal : lesson.refused)
        if (!refusal.face.empty()) {
            LessonSquare square;
            square.picture = refusal.picture;
            square.quad = refusal.square.quad;
            square.face = refusal.face;
            square.fault = refusal.square.fault;
            lesson.squares.push_back(std::move(square));
        }
    std::erase_if(lesson.refused, [](const LessonRefusal& refusal) { return !refusal.face.empty(); });
}

void readSquares(const StructureReader& reader, Lesson& lesson) {
    std::vector<cv::Mat> faces;
    std::vector<LessonSquare*> squares;
    for (LessonSquare& square : lesson.squares)
        if (!square.structure) {
            squares.push_back(&square);
            faces.push_back(square.face);
        }
    const std::vector<ReadFace> read = reader.read(faces);
    for (std::size_t i = 0; i < squares.size(); ++i) {
        squares[i]->structure = read[i].structure;
        if (squares[i]->regions.empty())
            squares[i]->regions = read[i].regions;
    }
}

void suggestTiles(const engine::TileRegistry& registry, const engine::TileCounts& counts, Lesson& lesson) {
    const std::map<const LessonSquare*, TileStructure> read = readTogether(lesson);
    std::vector<TileStructure> structures;
    for (const auto& [square, structure] : read)
        if (!isRefused(*square) && (square->origin == TileOrigin::Program || square->tile))
            structures.push_back(structure);
    const SignShifts shifts = shiftsFor(structures, registry, counts, TileChoice::LaidOut);
    engine::TileCounts left = counts;
    std::vector<LessonSquare*> undecided;
    std::vector<std::vector<FaceSuggestion>> suggestions;
    for (LessonSquare& square : lesson.squares) {
        if (square.structure)
            square.suggestions = suggestFaces(shifted(read.at(&square), shifts), registry, counts);
        if (isRefused(square))
            continue;
        if (square.origin == TileOrigin::Program) {
            undecided.push_back(&square);
            suggestions.push_back(square.suggestions);
        } else if (square.tile && engine::countOf(left, square.tile->type) > 0) {
            --left[static_cast<std::size_t>(square.tile->type)];
        }
    }
    const std::vector<engine::TileFace> decided = decideTogether(suggestions, left);
    for (std::size_t i = 0; i < undecided.size(); ++i)
        undecided[i]->tile =
            suggestions[i].empty() ? std::nullopt : std::optional<engine::TileFace>(decided[i]);
}

bool isDoubtful(const LessonSquare& square, const engine::TileRegistry& registry) {
    constexpr double kSure = 0.9; // probability
    if (!square.tile || square.origin == TileOrigin::Person)
        return false;
    if (square.guessed)
        return true;
    double probability = 0.0;
    for (const FaceSuggestion& suggestion : square.suggestions)
        if (registry.sameFace(suggestion.face, *square.tile))
            probability += suggestion.probability;
    return probability < kSure;
}

cv::Mat unrotated(const cv::Mat& face, engine::Rotation rotation) {
    cv::Mat result = face.clone();
    for (int turn = 0; turn < engine::quarterTurns(rotation); ++turn)
        cv::rotate(result, result, cv::ROTATE_90_COUNTERCLOCKWISE);
    return result;
}

engine::TileCounts surplusOf(const Lesson& lesson, const engine::TileCounts& counts) {
    engine::TileCounts surplus(counts.size());
    std::ranges::transform(counts, surplus.begin(), std::negate());
    for (const LessonSquare& square : lesson.squares) {
        if (!square.tile)
            continue;
        const auto type = static_cast<std::size_t>(square.tile->type);
        if (type >= surplus.size())
            surplus.resize(type + 1);
        ++surplus[type];
    }
    return surplus;
}

} // namespace meeplecam::vision
