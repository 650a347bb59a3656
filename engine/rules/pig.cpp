#include "engine/rules/game_state.h"
#include "engine/rules/parts.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

/// who scores a field and has the own pig in it gets 1 more for each completed city. The pig of a
/// player without majority does nothing.
/// It stays to the end, as farmers do, and without farmers nobody can place one.
class Pig final : public RulePart {
public:
    void share(const GameState& state, FeatureId feature, ScoreEvent& event) const override {
        if (event.kind != ScoreKind::Field || event.cities == 0 || !state.book->rules().farmers)
            return;
        for (PlayerPoints& owner : event.players) {
            const bool pig = std::ranges::any_of(state.meeples, [&](const PlacedMeeple& figure) {
                return figure.type == MeepleType::Pig && figure.player == owner.player &&
                       state.board.featureAt(figure.at) == feature;
            });
            if (!pig)
                continue;
            owner.points += event.cities;
            event.pigs.push_back(owner.player);
        }
    }
};

} // namespace

std::unique_ptr<const RulePart> pigPart() {
    return std::make_unique<Pig>();
}

} // namespace meeplecam::engine
