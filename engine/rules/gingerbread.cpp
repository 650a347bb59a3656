#include "engine/board/board_queries.h"
#include "engine/rules/game_state.h"
#include "engine/rules/parts.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

bool isGingerbreadTile(const GameState& state, TileTypeId tile) {
    return hasMarker(state.board.registry()[tile], kGingerbreadMarker);
}

std::optional<FeatureId> cityOf(const GameState& state) {
    if (!state.gingerbread)
        return std::nullopt;
    return state.board.featureAt(*state.gingerbread);
}

/// 1 point per tile of the city for each own knight; a large meeple is one knight (a reading: the booklet
/// does not say).
void scoreKnights(FeatureId city, GameState& state, TurnEvents& events) {
    std::vector<int> knights(state.players.size(), 0);
    for (const PlacedMeeple& meeple : state.meeples)
        if (isFollower(meeple.type) && state.board.featureAt(meeple.at) == city)
            ++knights[static_cast<std::size_t>(meeple.player)];
    ScoreEvent event;
    event.kind = ScoreKind::Gingerbread;
    event.completed = state.board[city].complete();
    event.tiles = tilesOf(state.board, city);
    event.at = segmentsOf(state.board, city).front();
    const int tiles = state.board[city].tiles;
    event.sheet.add(PointsReason::Tiles, tiles, 1);
    for (std::size_t player = 0; player < knights.size(); ++player) {
        if (knights[player] == 0)
            continue;
        event.players.push_back({static_cast<int>(player), tiles * knights[player]});
        state.players[player].score += tiles * knights[player];
    }
    if (!event.players.empty())
        events.scored.push_back(std::move(event));
}

/// The gingerbread man of the Winter Edition. He moves once in a turn: a gingerbread tile that itself
/// completes his city moves him for that (R-30 before R-28; a reading, the booklet leaves it open).
class GingerbreadMan final : public RulePart {
public:
    /// after a river he starts on the first city that is laid.
    void tileLaid(const Placement& placement, GameState& state) const override {
        if (!state.gingerbreadWaits)
            return;
        const std::vector<Segment>& segments = state.board.registry()[placement.tile].segments;
        const auto city = std::ranges::find(segments, FeatureKind::City, &Segment::kind);
        if (city == segments.end())
            return;
        state.gingerbread = SegmentRef{placement.cell, static_cast<int>(city - segments.begin())};
        state.gingerbreadWaits = false;
    }

    /// before the regular scoring.
    void beforeScoring(FeatureId feature, GameState& state, TurnEvents& events) const override {
        if (cityOf(state) == feature)
            scoreKnights(feature, state, events);
    }

    std::vector<SegmentRef> figureTargets(const GameState& state, const LaidTile& laid) const override {
        std::vector<SegmentRef> targets;
        if (!moves(state, laid))
            return targets;
        state.board.forEachFeature([&](FeatureId id) {
            const Feature& feature = state.board[id];
            if (feature.kind == FeatureKind::City && !feature.complete() && cityOf(state) != id)
                targets.push_back(segmentsOf(state.board, id).front());
        });
        std::sort(targets.begin(), targets.end());
        return targets;
    }

    void endTurn(const LaidTile& laid, const std::optional<SegmentRef>& target, GameState& state,
                 TurnEvents& events) const override {
        const std::optional<FeatureId> city = cityOf(state);
        const bool completed = city && state.board[*city].complete();
        if (target && city && !completed && moves(state, laid))
            scoreKnights(*city, state, events);
        if (target)
            state.gingerbread = segmentsOf(state.board, state.board.featureAt(*target)).front();
        else if (completed) // there is no unfinished city
            state.gingerbread.reset();
        else if (city)
            state.gingerbread = segmentsOf(state.board, *city).front();
    }

private:
    /// Whether this turn moves him: by a gingerbread tile, or because his city was completed.
    static bool moves(const GameState& state, const LaidTile& laid) {
        const std::optional<FeatureId> city = cityOf(state);
        return isGingerbreadTile(state, laid.placement.tile) || (city && laid.completed.contains(*city));
    }
};

} // namespace

std::unique_ptr<const RulePart> gingerbreadMan() {
    return std::make_unique<GingerbreadMan>();
}

} // namespace meeplecam::engine
