#include "engine/play/scoring.h"

#include "engine/board/board_queries.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

int strengthOf(MeepleType type) {
    return type == MeepleType::Large ? 2 : isFollower(type) ? 1 : 0;
}

ScoreKind scoreKindOf(FeatureKind kind) {
    switch (kind) {
    case FeatureKind::Road:
        return ScoreKind::Road;
    case FeatureKind::City:
        return ScoreKind::City;
    case FeatureKind::Cloister:
        return ScoreKind::Cloister;
    case FeatureKind::Garden:
        return ScoreKind::Garden;
    case FeatureKind::Field:
    case FeatureKind::River:
        break;
    }
    return ScoreKind::Field;
}

int& entryOf(Breakdown& breakdown, ScoreKind kind) {
    switch (kind) {
    case ScoreKind::Road:
        return breakdown.road;
    case ScoreKind::Cloister:
        return breakdown.cloister;
    case ScoreKind::Field:
        return breakdown.field;
    case ScoreKind::Garden:
        return breakdown.garden;
    case ScoreKind::Goods:
        return breakdown.goods;
    case ScoreKind::City:
    case ScoreKind::Gingerbread:
        break;
    }
    return breakdown.city;
}

} // namespace

std::vector<int> ownersOf(const GameState& state, FeatureId feature) {
    std::vector<int> strengths(state.players.size(), 0);
    for (const PlacedMeeple& meeple : state.meeples)
        if (state.board.featureAt(meeple.at) == feature)
            strengths[static_cast<std::size_t>(meeple.player)] += strengthOf(meeple.type);
    const int most = strengths.empty() ? 0 : *std::max_element(strengths.begin(), strengths.end());
    std::vector<int> owners;
    for (std::size_t player = 0; most > 0 && player < strengths.size(); ++player)
        if (strengths[player] == most)
            owners.push_back(static_cast<int>(player));
    return owners;
}

std::vector<PlacedMeeple> meeplesOn(const GameState& state, FeatureId feature) {
    std::vector<PlacedMeeple> meeples;
    for (const PlacedMeeple& meeple : state.meeples)
        if (state.board.featureAt(meeple.at) == feature)
            meeples.push_back(meeple);
    return meeples;
}

ScoreEvent scoreOf(const GameState& state, FeatureId feature) {
    const FeatureFacts facts = factsOf(state.board, feature);
    ScoreEvent event;
    event.kind = scoreKindOf(facts.feature.kind);
    event.completed = facts.complete;
    event.tiles = tilesOf(state.board, feature);
    event.sheet = state.book->value(facts);
    event.pennants = facts.feature.pennants;
    event.inn = facts.feature.inn && state.book->rules().innsAndCathedrals;
    event.cathedral = facts.feature.cathedral && state.book->rules().innsAndCathedrals;
    event.cities = facts.cities;
    const int points = event.sheet.total();
    for (const int owner : ownersOf(state, feature))
        event.players.push_back({owner, points});
    const std::vector<PlacedMeeple> meeples = meeplesOn(state, feature);
    event.at = meeples.empty() ? SegmentRef{} : meeples.front().at;
    for (const PlacedMeeple& meeple : meeples)
        event.at = std::min(event.at, meeple.at);
    for (const auto& part : state.book->parts())
        part->share(state, feature, event);
    return event;
}

FinalScore finalScoreOf(const GameState& state) {
    FinalScore final;
    std::vector<FeatureId> seen;
    for (const PlacedMeeple& meeple : state.meeples) {
        const FeatureId feature = state.board.featureAt(meeple.at);
        if (std::find(seen.begin(), seen.end(), feature) != seen.end())
            continue;
        seen.push_back(feature);
        final.events.push_back(scoreOf(state, feature));
    }
    std::sort(final.events.begin(), final.events.end(), [](const ScoreEvent& a, const ScoreEvent& b) {
        return a.kind < b.kind || (a.kind == b.kind && a.at < b.at);
    });
    for (const auto& part : state.book->parts())
        part->addFinalEvents(state, final.events);
    final.breakdown.resize(state.players.size());
    for (const ScoreEvent& event : final.events)
        for (const auto& [player, points] : event.players)
            entryOf(final.breakdown[static_cast<std::size_t>(player)], event.kind) += points;
    int most = state.players.empty() ? 0 : state.players.front().score + final.breakdown.front().total();
    for (std::size_t player = 0; player < state.players.size(); ++player) {
        final.totals.push_back(state.players[player].score + final.breakdown[player].total());
        most = std::max(most, final.totals.back());
    }
    for (std::size_t player = 0; player < final.totals.size(); ++player)
        if (final.totals[player] == most)
            final.winners.push_back(static_cast<int>(player));
    return final;
}

TrackPosition trackPositionOf(int points) {
    const int space = (points % kTrackSpaces + kTrackSpaces) % kTrackSpaces;
    return {(points - space) / kTrackSpaces, space};
}

std::string lapMarkOf(int laps, LapMarker marker) {
    if (marker == LapMarker::Die)
        return "die showing " + std::to_string(laps <= 0 ? 6 : (laps - 1) % 6 + 1);
    if (laps <= 0)
        return "";
    if (marker == LapMarker::LyingMarker)
        return "lying" + (laps > 1 ? ", " + std::to_string(laps) + " laps" : std::string());
    std::string cards = laps / 2 > 0 ? std::to_string(laps / 2) + " x 100" : "";
    if (laps % 2 == 1)
        cards += cards.empty() ? "50" : " and 50";
    return "cards " + cards;
}

} // namespace meeplecam::engine
