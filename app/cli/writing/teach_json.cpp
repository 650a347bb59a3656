#include "app/cli/writing/teach_json.h"

#include <cmath>

namespace meeplecam::cli {

namespace {

using models::Json;

double rounded(double value, double steps) {
    return std::round(value * steps) / steps;
}

Json quadJson(const vision::Quad& quad) {
    Json corners = Json::array();
    for (const cv::Point2f& corner : quad)
        corners.push_back({rounded(corner.x, 10.0), rounded(corner.y, 10.0)});
    return corners;
}

Json faceJson(const engine::TileFace& face, const engine::TileRegistry& registry) {
    return {{"tile", registry[face.type].name}, {"turns", engine::quarterTurns(face.rotation)}};
}

Json suggestionsJson(const vision::LessonSquare& square, const engine::TileRegistry& registry) {
    constexpr std::size_t kMost = 5;
    Json suggestions = Json::array();
    for (const vision::FaceSuggestion& suggestion : square.suggestions) {
        if (suggestions.size() == kMost)
            break;
        Json json = faceJson(suggestion.face, registry);
        json["probability"] = rounded(suggestion.probability, 1e4);
        suggestions.push_back(std::move(json));
    }
    return suggestions;
}

Json squareJson(const vision::LessonSquare& square, const engine::TileRegistry& registry) {
    Json json{{"picture", square.picture}, {"quad", quadJson(square.quad)}};
    if (square.tile)
        json.update(faceJson(*square.tile, registry));
    json["said_by"] = square.origin == vision::TileOrigin::Person ? "person" : "program";
    json["doubtful"] = vision::isDoubtful(square, registry);
    if (square.fault)
        json["refused"] = vision::faultName(*square.fault);
    json["suggestions"] = suggestionsJson(square, registry);
    return json;
}

} // namespace

Json lessonJson(const vision::Lesson& lesson, const engine::TileRegistry& registry) {
    Json json{{"format", "meeplecam-lesson 1"}, {"squares", Json::array()}, {"refused", Json::array()}};
    for (const vision::LessonSquare& square : lesson.squares) {
        Json entry{{"number", json["squares"].size() + 1}};
        entry.update(squareJson(square, registry));
        json["squares"].push_back(std::move(entry));
    }
    for (const vision::LessonRefusal& refusal : lesson.refused)
        json["refused"].push_back({{"picture", refusal.picture},
                                   {"quad", quadJson(refusal.square.quad)},
                                   {"refused", vision::faultName(refusal.square.fault)}});
    return json;
}

} // namespace meeplecam::cli
