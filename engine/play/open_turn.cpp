#include "engine/play/open_turn.h"

#include "engine/play/scoring.h"
#include "engine/play/turn_rules.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

PlayerState& playerOf(GameState& state, int player) {
    return state.players[static_cast<std::size_t>(player)];
}

/// Takes the tiles of the turn out of the box; discarded ones go back into the bag under R-40.
void draw(GameState& state, const Turn& turn) {
    const auto take = [&](TileTypeId tile) {
        int& left = state.left[static_cast<std::size_t>(tile)];
        if (left == 0)
            return; // one more than the box holds, on the players' word
        --left;
        --state.tilesLeft;
    };
    if (!state.book->rules().unplayableIntoBag)
        for (const TileTypeId tile : turn.discarded)
            take(tile);
    take(turn.placement.tile);
}

bool mayStand(const GameState& state, const SegmentRef& at) {
    const Feature& feature = state.board[state.board.featureAt(at)];
    return feature.meeples == 0 && state.book->takesMeeple(feature);
}

} // namespace

Result<OpenTurn, Breach> OpenTurn::layTile(GameState state, const Turn& turn) {
    if (const std::optional<Breach> breach = findImpossible(state, turn))
        return *breach;
    std::vector<Breach> breaches = breachesOfTile(state, turn);
    if (!breaches.empty() && turn.insist == Insist::No)
        return breaches.front();
    OpenTurn open(std::move(state), turn);
    open.m_events.breaches = std::move(breaches);
    return open;
}

OpenTurn::OpenTurn(GameState state, const Turn& turn)
    : m_state(std::move(state))
    , m_player(turn.player)
    , m_insist(turn.insist) {
    draw(m_state, turn);
    m_laid = {turn.placement, m_state.board.place(turn.placement)};
    for (const Transfer& transfer : turn.transfers) {
        playerOf(m_state, transfer.from).score -= transfer.points;
        playerOf(m_state, transfer.to).score += transfer.points;
    }
    if (m_state.book->scoresBeforeMeeple())
        score();
}

MeepleOptions OpenTurn::meepleOptions() const {
    MeepleOptions options;
    const PlayerState& player = m_state.players[static_cast<std::size_t>(m_player)];
    const std::vector<Segment>& segments = m_state.board.registry()[m_laid.placement.tile].segments;
    if (player.supply[0] <= 0 && player.supply[1] <= 0)
        return options;
    for (int i = 0; i < static_cast<int>(segments.size()); ++i) {
        if (!segments[static_cast<std::size_t>(i)].takesMeeple ||
            !mayStand(m_state, {m_laid.placement.cell, i}))
            continue;
        for (int type = 0; type < kMeepleTypes; ++type)
            if (player.supply[static_cast<std::size_t>(type)] > 0)
                options.add({static_cast<MeepleType>(type), i, std::nullopt});
    }
    return options;
}

std::vector<SegmentRef> OpenTurn::gingerbreadTargets() const {
    for (const auto& part : m_state.book->parts())
        if (std::vector<SegmentRef> targets = part->figureTargets(m_state, m_laid); !targets.empty())
            return targets;
    return {};
}

/// tile, meeple, scoring, return, always in this order; so a feature that the tile completed can be
/// taken and scored in one turn, and a meeple that comes home is usable from the next one on. The course
/// variant scores first.
Result<TurnOutcome, Breach> OpenTurn::finish(const std::optional<MeepleChoice>& meeple,
                                             const std::optional<SegmentRef>& gingerbreadMove) && {
    if (meeple)
        if (const std::optional<Breach> breach = placeMeeple(*meeple))
            return *breach;
    const std::vector<SegmentRef> targets = gingerbreadTargets();
    const std::optional<Breach> badMove = breachOfMove(m_state, targets, gingerbreadMove);
    if (badMove && m_insist == Insist::No)
        return *badMove;
    if (badMove)
        m_events.breaches.push_back(*badMove);
    if (!m_state.book->scoresBeforeMeeple())
        score();
    for (const auto& part : m_state.book->parts())
        part->endTurn(m_laid, badMove ? std::nullopt : gingerbreadMove, m_state, m_events);
    passOn();
    return TurnOutcome{std::move(m_state), std::move(m_events)};
}

/// Puts the meeple down. Returns what makes it impossible, or against the rules when nobody insists.
std::optional<Breach> OpenTurn::placeMeeple(const MeepleChoice& choice) {
    const SegmentRef at{choice.cell.value_or(m_laid.placement.cell), choice.segment};
    const Placement* tile = m_state.board.tileAt(at.cell);
    const auto segments = tile ? m_state.board.registry()[tile->tile].segments.size() : 0;
    if (at.segment < 0 || static_cast<std::size_t>(at.segment) >= segments)
        return Breach{.kind = BreachKind::NoSuchFeature,
                      .placement = tile ? *tile : Placement{.cell = at.cell},
                      .segment = at.segment};
    for (const Breach& breach : breachesOfMeeple(m_state, m_laid.placement.cell, m_player, choice)) {
        if (m_insist == Insist::No)
            return breach;
        m_events.breaches.push_back(breach);
    }
    --playerOf(m_state, m_player).supply[static_cast<std::size_t>(choice.type)];
    m_state.meeples.push_back({m_player, choice.type, at});
    m_state.board.addMeeple(at);
    return std::nullopt;
}

/// every feature that the tile completed.
void OpenTurn::score() {
    for (const FeatureId feature : m_laid.completed)
        if (m_state.board[feature].meeples > 0)
            scoreFeature(feature);
}

void OpenTurn::scoreFeature(FeatureId feature) {
    for (const auto& part : m_state.book->parts())
        part->beforeScoring(feature, m_state, m_events);
    m_events.scored.push_back(scoreOf(m_state, feature));
    for (const auto& [player, points] : m_events.scored.back().players)
        playerOf(m_state, player).score += points;
    const auto comesHome = [&](const PlacedMeeple& meeple) {
        return m_state.board.featureAt(meeple.at) == feature;
    };
    for (const PlacedMeeple& meeple : meeplesOn(m_state, feature)) {
        ++playerOf(m_state, meeple.player).supply[static_cast<std::size_t>(meeple.type)];
        m_state.board.removeMeeple(meeple.at);
        m_events.returned.push_back(meeple);
    }
    std::erase_if(m_state.meeples, comesHome);
}

void OpenTurn::passOn() {
    ++m_state.turns;
    for (const auto& part : m_state.book->parts())
        m_events.anotherTurn = m_events.anotherTurn || part->givesAnotherTurn(m_state.board, m_laid);
    m_events.anotherTurn = m_events.anotherTurn && !m_state.over();
    m_state.toMove =
        m_events.anotherTurn ? m_player : (m_player + 1) % static_cast<int>(m_state.players.size());
}

Result<TurnOutcome, Breach> play(GameState state, const Turn& turn) {
    Result<OpenTurn, Breach> open = OpenTurn::layTile(std::move(state), turn);
    if (!open)
        return open.error();
    return (*std::move(open)).finish(turn.meeple, turn.gingerbreadMove);
}

} // namespace meeplecam::engine
