#include "engine/board/points.h"

#include "engine/board/board_queries.h"

#include <array>
#include <numeric>

namespace meeplecam::engine {

namespace {

struct ReasonText {
    const char* one;
    const char* many;
};

constexpr std::array<ReasonText, 10> kReasonTexts{{
    {"tile", "tiles"},
    {"pennant", "pennants"},
    {"tile once more for the inn", "tiles once more for the inn"},
    {"tile or pennant once more for the cathedral", "tiles and pennants once more for the cathedral"},
    {"cloister", "cloisters"},
    {"tile around it", "tiles around it"},
    {"completed city", "completed cities"},
    {"tile of an unfinished road with an inn", "tiles of an unfinished road with an inn"},
    {"tile of an unfinished city with a cathedral", "tiles of an unfinished city with a cathedral"},
    {"tile, unfinished", "tiles, unfinished"},
}};

} // namespace

int PointsSheet::total() const {
    return std::accumulate(items.begin(), items.end(), 0,
                           [](int sum, const PointsItem& item) { return sum + item.points(); });
}

FeatureFacts factsOf(const Board& board, FeatureId id) {
    FeatureFacts facts;
    facts.feature = board[id];
    facts.complete = facts.feature.complete();
    if (facts.feature.kind == FeatureKind::Field)
        facts.cities = static_cast<int>(citiesServedBy(board, id).size());
    return facts;
}

std::string describe(const PointsSheet& sheet) {
    std::string text;
    for (const PointsItem& item : sheet.items) {
        const ReasonText& words = kReasonTexts[static_cast<std::size_t>(item.reason)];
        text.append(text.empty() ? "" : " + ").append(std::to_string(item.count)).append(" ");
        text.append(item.count == 1 ? words.one : words.many)
            .append(" ")
            .append(std::to_string(item.points()));
    }
    return text.empty() ? "nothing" : text;
}

const char* nameOf(FeatureKind kind) {
    constexpr std::array kNames{"road", "city", "cloister", "field", "river", "garden"};
    return kNames[static_cast<std::size_t>(kind)];
}

} // namespace meeplecam::engine
