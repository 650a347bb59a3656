#include "datasets/truth/truth_words.h"

#include "models/records/limits.h"

#include <array>

namespace meeplecam::datasets {

namespace {

using models::JsonCursor;

constexpr std::array kFeatureKinds{"road", "city", "cloister", "field", "river", "garden"};
constexpr std::array kSides{"N", "E", "S", "W"};
constexpr std::array kHalfEdges{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
constexpr std::array kSizes{"normal", "large"};
constexpr std::array kPoses{"standing", "lying"};
constexpr std::size_t kMostSets = 20;

unsigned readMask(const JsonCursor& object, const std::string& key, std::span<const char* const> words) {
    unsigned mask = 0;
    if (object.has(key))
        for (const JsonCursor& word : object[key].items(words.size()))
            mask |= 1U << word.oneOf(words);
    return mask;
}

int segmentByIndex(const JsonCursor& feature, engine::FeatureKind kind, const engine::TileType& type) {
    const int index = feature["index"].integer(0, static_cast<int>(type.segments.size()) - 1);
    if (type.segments[static_cast<std::size_t>(index)].kind != kind)
        feature.complain("is of another kind than feature " + std::to_string(index) + " of " + type.name);
    return index;
}

} // namespace

engine::Cell readCell(const JsonCursor& object) {
    return {object["x"].integer(-models::kFarthest, models::kFarthest),
            object["y"].integer(-models::kFarthest, models::kFarthest)};
}

models::MeepleColour readColour(const JsonCursor& name) {
    const std::string text = name.text();
    if (const auto colour = models::findColour(text))
        return *colour;
    name.complain("names no colour of meeples: \"" + text.substr(0, 60) + "\"");
    return {};
}

engine::MeepleType readFigure(const JsonCursor& meeple) {
    if (meeple.has("figure"))
        return static_cast<engine::MeepleType>(meeple["figure"].oneOf(engine::kMeepleTypeNames));
    if (!meeple.has("size"))
        return engine::MeepleType::Small;
    return static_cast<engine::MeepleType>(meeple["size"].oneOf(kSizes));
}

models::MeeplePose readPose(const JsonCursor& name) {
    return static_cast<models::MeeplePose>(name.oneOf(kPoses));
}

int readSegment(const JsonCursor& feature, const engine::TileType& type) {
    const auto kind = static_cast<engine::FeatureKind>(feature["kind"].oneOf(kFeatureKinds));
    if (feature.has("index"))
        return segmentByIndex(feature, kind, type);
    const unsigned sides = readMask(feature, "edges", kSides);
    const unsigned halves = readMask(feature, "half_edges", kHalfEdges);
    for (std::size_t i = 0; i < type.segments.size(); ++i) {
        const engine::Segment& segment = type.segments[i];
        if (segment.kind == kind && segment.sides == sides && segment.halfEdges == halves)
            return static_cast<int>(i);
    }
    feature.complain("is no feature of " + type.name + "; give its index in the list of the tile type");
    return 0;
}

std::vector<std::string> readSets(const JsonCursor& sets, const models::TileLibrary& library) {
    std::vector<std::string> names;
    if (sets.json().is_array()) {
        for (const JsonCursor& name : sets.items(kMostSets))
            names.push_back(name.text());
    } else {
        names.emplace_back();
        for (const char c : sets.text())
            if (c == ',')
                names.emplace_back();
            else
                names.back() += c;
    }
    if (const auto known = models::findSets(library, names); !known)
        sets.complain("is wrong: " + known.error().message);
    return names;
}

} // namespace meeplecam::datasets
