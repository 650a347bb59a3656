#include "vision/teaching/lesson.h"

#include "vision/even_light.h"

#include <algorithm>

namespace meeplecam::vision {

void addPicture(const Frame& frame, const std::string& name, StructureReader& reader, Lesson& lesson) {
    const SquareSearch search = findSquares(frame, reader);
    const std::vector<cv::Mat> faces = evenlyLitFaces(frame, search.squares, kLessonSide);
    for (std::size_t i = 0; i < faces.size(); ++i)
        lesson.squares.push_back({name, search.squares[i], faces[i], {}, {}, {}});
    for (const RefusedSquare& square : search.refused)
        lesson.refused.push_back({name, square});
}

void suggestTiles(StructureReader& reader, const engine::TileRegistry& registry,
                  const engine::TileCounts& counts, Lesson& lesson) {
    std::vector<cv::Mat> faces;
    for (const LessonSquare& square : lesson.squares)
        faces.push_back(square.face);
    const std::vector<ReadFace> read = reader.read(faces);
    std::vector<std::vector<FaceSuggestion>> suggestions;
    for (const ReadFace& face : read)
        suggestions.push_back(suggestFaces(face.structure, registry, counts));
    const std::vector<engine::TileFace> decided = decideTogether(suggestions, counts);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        lesson.squares[i].regions = read[i].regions;
        lesson.squares[i].suggestions = std::move(suggestions[i]);
        lesson.squares[i].tile = decided[i];
    }
}

bool isDoubtful(const LessonSquare& square, const engine::TileRegistry& registry) {
    constexpr double kSure = 0.9; // probability
    if (!square.tile)
        return false;
    double probability = 0.0;
    for (const FaceSuggestion& suggestion : square.suggestions)
        if (registry.sameFace(suggestion.face, *square.tile))
            probability += suggestion.probability;
    return probability < kSure;
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
