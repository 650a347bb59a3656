#include "app/words/place_words.h"

#include "engine/board/segment_match.h"

#include <QCoreApplication>
#include <QPointF>
#include <QStringList>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>

namespace meeplecam::words {

namespace {

using engine::FeatureKind;

struct Places {
    Q_DECLARE_TR_FUNCTIONS(Places)
};

/// From the middle of a tile, 4 wide, to the middle of what a segment reaches of its border.
QPointF directionOf(engine::HalfEdgeMask halves) {
    constexpr std::array<QPointF, engine::kHalfEdges> kMiddles{
        {{-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}}};
    QPointF sum;
    for (std::size_t i = 0; i < kMiddles.size(); ++i)
        if ((halves >> i & 1U) != 0)
            sum += kMiddles[i];
    return sum / std::max(1, std::popcount(halves));
}

QString compassWords(QPointF direction) {
    const std::array words{Places::tr("east"),       Places::tr("south-east"), Places::tr("south"),
                           Places::tr("south-west"), Places::tr("west"),       Places::tr("north-west"),
                           Places::tr("north"),      Places::tr("north-east")};
    constexpr double kOffMiddle = 0.75; // less than that: it goes through the middle
    if (std::hypot(direction.x(), direction.y()) < kOffMiddle)
        return Places::tr("middle");
    const double eighths = std::atan2(direction.y(), direction.x()) * 4.0 / std::numbers::pi;
    return words[static_cast<std::size_t>(static_cast<int>(std::lround(eighths)) & 7)];
}

/// The sides of the tile that a segment reaches: "north / south".
QString sideWords(engine::HalfEdgeMask halves) {
    const std::array words{Places::tr("north"), Places::tr("east"), Places::tr("south"), Places::tr("west")};
    QStringList sides;
    for (std::size_t side = 0; side < words.size(); ++side)
        if ((halves >> (2 * side) & 3U) != 0)
            sides << words[side];
    return sides.join(QStringLiteral(" / "));
}

QString onTheOnly(FeatureKind kind) {
    switch (kind) {
    case FeatureKind::Road:
        return Places::tr("On the road");
    case FeatureKind::City:
        return Places::tr("In the city");
    case FeatureKind::Cloister:
        return Places::tr("In the cloister");
    case FeatureKind::Garden:
        return Places::tr("In the garden");
    case FeatureKind::River:
        return Places::tr("On the river");
    case FeatureKind::Field:
        return Places::tr("In the field");
    }
    return {};
}

QString onOneOfSeveral(FeatureKind kind, const QString& direction) {
    switch (kind) {
    case FeatureKind::Road:
        return Places::tr("On the road (%1)").arg(direction);
    case FeatureKind::City:
        return Places::tr("In the city (%1)").arg(direction);
    case FeatureKind::Cloister:
    case FeatureKind::River:
    case FeatureKind::Garden:
        return onTheOnly(kind);
    case FeatureKind::Field:
        return Places::tr("In the field (%1)").arg(direction);
    }
    return {};
}

const engine::Segment& segmentOf(const engine::TileRegistry& registry, const engine::TileFace& face,
                                 int segment) {
    return registry[face.type].segments[static_cast<std::size_t>(segment)];
}

} // namespace

QString directionWords(const engine::TileRegistry& registry, const engine::TileFace& face, int segment) {
    const engine::Segment& own = segmentOf(registry, face, segment);
    if (!registry.repeats(face.type, own.kind))
        return {};
    const auto wordsOf = [&](const engine::Segment& any) {
        return compassWords(directionOf(engine::halfEdgesOf(any, face.rotation)));
    };
    const QString words = wordsOf(own);
    const auto sameWords =
        std::ranges::count_if(registry[face.type].segments, [&](const engine::Segment& other) {
            return other.kind == own.kind && wordsOf(other) == words;
        });
    if (sameWords == 1)
        return words;
    const QString sides = sideWords(engine::halfEdgesOf(own, face.rotation));
    return own.kind == FeatureKind::Road ? sides : words + QStringLiteral(" / ") + sides;
}

QString placeWords(const engine::TileRegistry& registry, const engine::TileFace& face, int segment) {
    const FeatureKind kind = segmentOf(registry, face, segment).kind;
    const QString direction = directionWords(registry, face, segment);
    return direction.isEmpty() ? onTheOnly(kind) : onOneOfSeveral(kind, direction);
}

} // namespace meeplecam::words
