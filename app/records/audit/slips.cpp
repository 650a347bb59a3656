#include "app/records/audit/slips.h"

#include "engine/play/scoring.h"

#include <algorithm>
#include <array>

namespace meeplecam::records {

using engine::PointsReason;
using engine::ScoreEvent;

namespace {

// How seldom something happens: a judgement of what players do, the cheaper the likelier.
constexpr int kWholePartForgotten = 1;
constexpr int kForgottenAtEnd = 2;
constexpr int kForgottenInPlay = 3;
constexpr int kDetailForgotten = 4;
constexpr int kWrongPlayer = 5;
constexpr int kLapLost = 5;
constexpr int kCountedTwice = 6;

SlipCause::Feature featureOf(const ScoreEvent& event) {
    return {event.kind, event.completed, static_cast<int>(event.tiles.size()), event.at};
}

class SlipFinder {
public:
    explicit SlipFinder(const engine::Game& game)
        : m_final(engine::finalScoreOf(game.state()))
        , m_players(game.state().players.size()) {
        for (const engine::HistoryTurn& played : game.turns())
            for (const ScoreEvent& event : played.events.scored)
                addEvent(event, kForgottenInPlay);
        for (const ScoreEvent& event : m_final.events)
            addEvent(event, kForgottenAtEnd);
        addWholeParts();
        addLaps();
    }
    std::vector<Slip> take() && {
        std::ranges::stable_sort(m_slips, {}, &Slip::cost);
        return std::move(m_slips);
    }

private:
    using Change = std::vector<int>;

    [[nodiscard]] static int& of(Change& change, int player) {
        return change[static_cast<std::size_t>(player)];
    }
    void add(const SlipCause& cause, Change change, int cost) {
        if (std::ranges::any_of(change, [](int points) { return points != 0; }))
            m_slips.push_back({cause, std::move(change), cost});
    }
    void addEvent(const ScoreEvent& event, int forgotten);
    void addPigs(const ScoreEvent& event);
    void addTie(const ScoreEvent& event);
    void addWrongPlayers(const ScoreEvent& event);
    void addWholeParts();
    template<class PointsOf>
    void addForgotten(SlipCause cause, PointsOf pointsOf);
    void addLaps();

    engine::FinalScore m_final;
    std::size_t m_players;
    std::vector<Slip> m_slips;
};

void SlipFinder::addEvent(const ScoreEvent& event, int forgotten) {
    const SlipCause::Feature feature = featureOf(event);
    Change all(m_players);
    for (const auto& [player, points] : event.players)
        of(all, player) += points;
    Change none(m_players);
    std::ranges::transform(all, none.begin(), std::negate<>());
    add({.kind = SlipCause::Kind::Forgotten, .feature = feature}, none, forgotten);
    add({.kind = SlipCause::Kind::CountedTwice, .feature = feature}, all, kCountedTwice);
    for (const engine::PointsItem& item : event.sheet.items) {
        if (!engine::isEasilyOverlooked(item.reason))
            continue;
        Change less(m_players);
        for (const engine::PlayerPoints& own : event.players)
            of(less, own.player) = -item.points();
        add({.kind = SlipCause::Kind::DetailLeftOut, .feature = feature, .detail = item.reason}, less,
            kDetailForgotten);
    }
    addPigs(event);
    addTie(event);
    addWrongPlayers(event);
}

/// the pig's points are counted apart from the field's.
void SlipFinder::addPigs(const ScoreEvent& event) {
    Change less(m_players);
    for (const int owner : event.pigs)
        of(less, owner) = -event.cities;
    add({.kind = SlipCause::Kind::DetailLeftOut, .feature = featureOf(event), .detail = PointsReason::Pig},
        less, kDetailForgotten);
}

/// players forget that all of them score.
void SlipFinder::addTie(const ScoreEvent& event) {
    if (event.players.size() < 2)
        return;
    for (const auto& [player, points] : event.players) {
        Change less(m_players);
        of(less, player) = -points;
        add({.kind = SlipCause::Kind::ShareForgotten, .feature = featureOf(event), .player = player}, less,
            kForgottenInPlay);
    }
}

void SlipFinder::addWrongPlayers(const ScoreEvent& event) {
    if (event.players.size() != 1)
        return;
    const auto& [owner, points] = event.players.front();
    for (int other = 0; other < static_cast<int>(m_players); ++other) {
        if (other == owner)
            continue;
        Change moved(m_players);
        of(moved, owner) = -points;
        of(moved, other) = points;
        add({.kind = SlipCause::Kind::WrongPlayer,
             .feature = featureOf(event),
             .player = owner,
             .other = other},
            moved, kWrongPlayer);
    }
}

void SlipFinder::addWholeParts() {
    struct Part {
        engine::ScoreKind kind;
        int engine::Breakdown::*points;
    };
    constexpr std::array kParts{Part{engine::ScoreKind::Field, &engine::Breakdown::field},
                                Part{engine::ScoreKind::City, &engine::Breakdown::city},
                                Part{engine::ScoreKind::Road, &engine::Breakdown::road},
                                Part{engine::ScoreKind::Cloister, &engine::Breakdown::cloister},
                                Part{engine::ScoreKind::Garden, &engine::Breakdown::garden},
                                Part{engine::ScoreKind::Goods, &engine::Breakdown::goods}};
    for (const Part& part : kParts)
        addForgotten({.kind = SlipCause::Kind::PartForgotten, .part = part.kind},
                     [points = part.points](const engine::Breakdown& own) { return own.*points; });
    addForgotten({.kind = SlipCause::Kind::EndForgotten},
                 [](const engine::Breakdown& own) { return own.total(); });
}

/// Something of the scoring at the end was left out, for one player or for all. `pointsOf` says what it
/// gives a player.
template<class PointsOf>
void SlipFinder::addForgotten(SlipCause cause, PointsOf pointsOf) {
    Change all(m_players);
    for (std::size_t player = 0; player < m_players; ++player) {
        all[player] = -pointsOf(m_final.breakdown[player]);
        Change own(m_players);
        own[player] = all[player];
        cause.player = static_cast<int>(player);
        add(cause, own, kForgottenAtEnd);
    }
    cause.player.reset();
    add(cause, all, kWholePartForgotten);
}

void SlipFinder::addLaps() {
    for (int player = 0; player < static_cast<int>(m_players); ++player)
        for (const auto kind : {SlipCause::Kind::LapLost, SlipCause::Kind::LapTooMany}) {
            Change change(m_players);
            of(change, player) =
                kind == SlipCause::Kind::LapLost ? -engine::kTrackSpaces : engine::kTrackSpaces;
            add({.kind = kind, .player = player}, change, kLapLost);
        }
}

} // namespace

std::vector<Slip> possibleSlips(const engine::Game& game) {
    return SlipFinder(game).take();
}

} // namespace meeplecam::records
