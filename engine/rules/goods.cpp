#include "engine/rules/game_state.h"
#include "engine/rules/parts.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

constexpr int kMostOfAKind = 10; ///< points

class GoodsTrade final : public RulePart {
public:
    /// whoever lays the tile that completes a city takes its goods, whoever scores it.
    void endTurn(const LaidTile& laid, const std::optional<SegmentRef>& /*target*/, GameState& state,
                 TurnEvents& events) const override {
        for (const FeatureId id : laid.completed)
            for (std::size_t kind = 0; kind < kGoodsKinds; ++kind) {
                const int tokens = state.board[id].goodsOf(kind);
                events.goods[kind] += tokens;
                state.players[static_cast<std::size_t>(laid.player)].goods[kind] += tokens;
            }
    }

    /// for each kind, all who have most of it.
    void addFinalEvents(const GameState& state, std::vector<ScoreEvent>& events) const override {
        for (std::size_t kind = 0; kind < kGoodsKinds; ++kind) {
            ScoreEvent event;
            event.kind = ScoreKind::Goods;
            event.goods = static_cast<Goods>(kind + 1);
            for (const PlayerState& player : state.players)
                event.tokens.push_back(player.goods[kind]);
            const int most = event.tokens.empty() ? 0 : *std::ranges::max_element(event.tokens);
            if (most == 0)
                continue;
            event.sheet.add(PointsReason::MostGoods, 1, kMostOfAKind);
            for (std::size_t player = 0; player < event.tokens.size(); ++player)
                if (event.tokens[player] == most)
                    event.players.push_back({static_cast<int>(player), kMostOfAKind});
            events.push_back(std::move(event));
        }
    }
};

} // namespace

std::unique_ptr<const RulePart> goodsPart() {
    return std::make_unique<GoodsTrade>();
}

} // namespace meeplecam::engine
