#include "engine/rules/game_state.h"
#include "engine/rules/parts.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

/// unfinished roads, cities and cloisters pay nothing at the end. Fields still pay: they are never
/// finished.
class UnfinishedScoresNothing final : public RulePart {
public:
    void value(const FeatureFacts& facts, PointsSheet& sheet) const override {
        if (!facts.complete && facts.feature.kind != FeatureKind::Field)
            sheet.reduceToNothing(PointsReason::Unfinished, facts.feature.tiles);
    }
};

/// a tile that touches others on all four sides gives its player another turn; that one can win a
/// third. The border of the table is no tile.
class FilledHoleGivesTurn final : public RulePart {
public:
    ExtraTurn extraTurn(const GameState& state, const LaidTile& laid) const override {
        const bool filled = std::ranges::all_of(kSides, [&](Side side) {
            return state.board.tileAt(neighbour(laid.placement.cell, side)) != nullptr;
        });
        return filled ? ExtraTurn::Turn : ExtraTurn::None;
    }
};

/// the roads that meet at bushes are one road.
class BushesLetRoadsPass final : public RulePart {
public:
    explicit BushesLetRoadsPass(BushCrossings crossings)
        : m_crossings(crossings) {}

    void adjust(TileType& type) const override {
        if (m_crossings == BushCrossings::Art2014 && !type.bushes2014)
            return;
        Segment* first = nullptr;
        for (Segment& segment : type.segments) {
            if (segment.end != RoadEnd::Crossing)
                continue;
            if (first == nullptr)
                first = &segment;
            segment.joinedWith = first->joinedWith;
        }
    }

private:
    BushCrossings m_crossings;
};

} // namespace

std::unique_ptr<const RulePart> unfinishedScoresNothing() {
    return std::make_unique<UnfinishedScoresNothing>();
}

std::unique_ptr<const RulePart> filledHoleGivesTurn() {
    return std::make_unique<FilledHoleGivesTurn>();
}

std::unique_ptr<const RulePart> bushesLetRoadsPass(BushCrossings crossings) {
    return std::make_unique<BushesLetRoadsPass>(crossings);
}

} // namespace meeplecam::engine
