#include "engine/play/open_turn.h"

#include "engine/play/placements.h"
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
        if (state.river)
            for (const auto& part : state.book->parts())
                part->tileDrawn(tile, state);
        int& left = state.left[static_cast<std::size_t>(tile)];
        if (left == 0)
            return; // one more than the box holds, on the players' word
        --left;
        --state.tilesLeft;
    };
    for (const TileTypeId tile : turn.discarded)
        if (leavesGame(state, tile))
            take(tile);
    take(turn.placement.tile);
}

/// Adds the followers that may stand on a free feature.
void addFollowers(const GameState& state, const FigureCounts& supply, int segment, const Feature& feature,
                  MeepleOptions& options) {
    if (!state.book->takesMeeple(feature))
        return;
    if (feature.kind != FeatureKind::Garden)
        for (const MeepleType type : {MeepleType::Small, MeepleType::Large})
            if (supply[static_cast<std::size_t>(type)] > 0)
                options.add({type, segment, std::nullopt});
    if (isEnclosed(feature.kind) && supply[static_cast<std::size_t>(MeepleType::Abbot)] > 0)
        options.add({MeepleType::Abbot, segment, std::nullopt});
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

OpenTurn::OpenTurn(GameState&& state, const Turn& turn)
    : m_state(std::move(state))
    , m_player(turn.player)
    , m_insist(turn.insist) {
    draw(m_state, turn);
    if (m_state.toMove != turn.player)
        m_state.secondPart = false; // somebody else went on
    m_laid = {turn.player, turn.placement, m_state.board.place(turn.placement)};
    for (const auto& part : m_state.book->parts()) {
        part->tileLaid(turn.placement, m_state);
        m_extra = std::max(m_extra, part->extraTurn(m_state, m_laid)); // one more turn, not two
    }
    for (const Transfer& transfer : turn.transfers) {
        playerOf(m_state, transfer.from).score -= transfer.points;
        playerOf(m_state, transfer.to).score += transfer.points;
    }
    if (m_state.book->scoresBeforeMeeple())
        score();
}

MeepleOptions OpenTurn::meepleOptions() const {
    MeepleOptions options;
    const FigureCounts& supply = m_state.players[static_cast<std::size_t>(m_player)].supply;
    const std::vector<Segment>& segments = m_state.board.registry()[m_laid.placement.tile].segments;
    if (std::none_of(supply.begin(), supply.end(), [](int count) { return count > 0; }))
        return options;
    for (int i = 0; i < static_cast<int>(segments.size()); ++i) {
        if (!segments[static_cast<std::size_t>(i)].takesMeeple)
            continue;
        const FeatureId id = m_state.board.featureAt({m_laid.placement.cell, i});
        const Feature& feature = m_state.board[id];
        if (feature.meeples == 0) {
            addFollowers(m_state, supply, i, feature, options);
            continue;
        }
        const MeepleType companion =
            feature.kind == FeatureKind::Field ? MeepleType::Pig : MeepleType::Builder;
        if (supply[static_cast<std::size_t>(companion)] > 0 &&
            !faultOfCompanion(m_state, m_player, companion, id))
            options.add({companion, i, std::nullopt});
    }
    return options;
}

std::vector<SegmentRef> OpenTurn::abbotOptions() const {
    std::vector<SegmentRef> options;
    for (const PlacedMeeple& figure : m_state.meeples)
        if (figure.type == MeepleType::Abbot && figure.player == m_player &&
            !m_state.board[m_state.board.featureAt(figure.at)].complete())
            options.push_back(figure.at);
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
                                             const std::optional<SegmentRef>& gingerbreadMove,
                                             const std::optional<SegmentRef>& abbotReturn) && {
    if (abbotReturn)
        if (const std::optional<Breach> breach = takeAbbotBack(*abbotReturn, meeple))
            return *breach;
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
    const SegmentRef at = choice.at(m_laid.placement.cell);
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
    if (isFollower(choice.type))
        m_state.board.addMeeple(at);
    return std::nullopt;
}

/// the abbot scores what it would at the end, before everything else, and is home for the next placing.
/// What unfinished features pay at the end does not matter for it. Returns the rule that this
/// breaks when nobody insists.
std::optional<Breach> OpenTurn::takeAbbotBack(const SegmentRef& at,
                                              const std::optional<MeepleChoice>& meeple) {
    std::vector<Breach> breaches;
    if (meeple)
        breaches.push_back({.kind = BreachKind::AbbotAndMeeple, .player = m_player});
    const std::optional<Breach> notThere = breachOfAbbotReturn(m_state, m_player, at);
    if (notThere)
        breaches.push_back(*notThere);
    if (!breaches.empty() && m_insist == Insist::No)
        return breaches.front();
    m_events.breaches.insert(m_events.breaches.end(), breaches.begin(), breaches.end());
    if (notThere)
        return std::nullopt;
    const FeatureId feature = m_state.board.featureAt(at);
    FeatureFacts facts = factsOf(m_state.board, feature);
    facts.complete = true; // for its worth alone
    ScoreEvent event = scoreOf(m_state, feature);
    event.sheet = m_state.book->value(facts);
    event.at = at;
    event.abbot = true;
    event.players = {{m_player, event.sheet.total()}};
    playerOf(m_state, m_player).score += event.sheet.total();
    m_events.scored.push_back(std::move(event));
    const PlacedMeeple abbot{m_player, MeepleType::Abbot, at};
    sendHome(abbot);
    m_state.meeples.erase(std::find(m_state.meeples.begin(), m_state.meeples.end(), abbot));
    return std::nullopt;
}

void OpenTurn::sendHome(const PlacedMeeple& meeple) {
    ++playerOf(m_state, meeple.player).supply[static_cast<std::size_t>(meeple.type)];
    if (isFollower(meeple.type))
        m_state.board.removeMeeple(meeple.at);
    m_events.returned.push_back(meeple);
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
    for (const PlacedMeeple& meeple : meeplesOn(m_state, feature))
        sendHome(meeple);
    std::erase_if(m_state.meeples, comesHome);
}

void OpenTurn::passOn() {
    ++m_state.turns;
    m_events.anotherTurn = m_extra != ExtraTurn::None && !m_state.over();
    m_events.secondPart = m_extra == ExtraTurn::SecondPart && !m_state.over();
    m_state.secondPart = m_events.secondPart;
    m_state.toMove =
        m_events.anotherTurn ? m_player : (m_player + 1) % static_cast<int>(m_state.players.size());
}

Result<TurnOutcome, Breach> play(GameState state, const Turn& turn) {
    Result<OpenTurn, Breach> open = OpenTurn::layTile(std::move(state), turn);
    if (!open)
        return open.error();
    return (*std::move(open)).finish(turn.meeple, turn.gingerbreadMove, turn.abbotReturn);
}

} // namespace meeplecam::engine
