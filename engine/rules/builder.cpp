#include "engine/rules/game_state.h"
#include "engine/rules/parts.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

/// a tile that makes the road or city of the own builder longer, or completes it so, gives its
/// player a second part of the turn, in which no builder gives a third. The second part is always played (a
/// reading: the booklets say "may"). The builder itself goes home with the scoring, as every figure on the
/// feature does; each part of the turn has its own placing step, an abbot that comes home included
/// . What its box's tiles join, their facts say.
class Builder final : public RulePart {
public:
    ExtraTurn extraTurn(const GameState& state, const LaidTile& laid) const override {
        if (state.secondPart)
            return ExtraTurn::None;
        const auto works = [&](const PlacedMeeple& figure) {
            return figure.type == MeepleType::Builder && figure.player == laid.player &&
                   reaches(state.board, laid.placement, state.board.featureAt(figure.at));
        };
        return std::ranges::any_of(state.meeples, works) ? ExtraTurn::SecondPart : ExtraTurn::None;
    }

private:
    static bool reaches(const Board& board, const Placement& tile, FeatureId feature) {
        const auto segments = static_cast<int>(board.registry()[tile.tile].segments.size());
        for (int i = 0; i < segments; ++i)
            if (board.featureAt({tile.cell, i}) == feature)
                return true;
        return false;
    }
};

} // namespace

std::unique_ptr<const RulePart> builderPart() {
    return std::make_unique<Builder>();
}

} // namespace meeplecam::engine
