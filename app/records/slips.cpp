#include "app/records/slips.h"

#include "app/records/final_walk.h"
#include "engine/scoring.h"

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
constexpr int kLap = 50; ///< points on a lap of the track (R-19)

/// A reason that is easily overlooked, and what it is called.
struct Detail {
    PointsReason reason;
    const char* text;
    const char* verb;
};
constexpr std::array kDetails{Detail{PointsReason::Pennants, "the pennants of", "were"},
                              Detail{PointsReason::Inn, "the inn of", "was"},
                              Detail{PointsReason::Cathedral, "the cathedral of", "was"},
                              Detail{PointsReason::Neighbours, "the tiles around", "were"}};

class SlipFinder {
public:
    SlipFinder(const engine::Game& game, const std::vector<std::string>& names)
        : m_names(names)
        , m_final(engine::finalScoreOf(game.state()))
        , m_players(names.size()) {
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
    void add(std::string text, Change change, int cost) {
        if (std::ranges::any_of(change, [](int points) { return points != 0; }))
            m_slips.push_back({std::move(text), std::move(change), cost});
    }
    void addEvent(const ScoreEvent& event, int forgotten);
    void addTie(const ScoreEvent& event, const std::string& feature);
    void addWrongPlayers(const ScoreEvent& event, const std::string& feature);
    void addWholeParts();
    void addLaps();

    const std::vector<std::string>& m_names;
    engine::FinalScore m_final;
    std::size_t m_players;
    std::vector<Slip> m_slips;
};

void SlipFinder::addEvent(const ScoreEvent& event, int forgotten) {
    const std::string feature = "the " + featureText(event);
    Change all(m_players);
    for (const auto& [player, points] : event.players)
        of(all, player) += points;
    Change none(m_players);
    std::ranges::transform(all, none.begin(), std::negate<>());
    add(feature + " was forgotten", none, forgotten);
    add(feature + " was counted twice", all, kCountedTwice);
    for (const auto& [reason, text, verb] : kDetails)
        for (const engine::PointsItem& item : event.sheet.items) {
            if (item.reason != reason)
                continue;
            Change less(m_players);
            for (const engine::PlayerPoints& own : event.players)
                of(less, own.player) = -item.points();
            add(std::string(text) + " " + feature + " " + verb + " not counted", less, kDetailForgotten);
        }
    addTie(event, feature);
    addWrongPlayers(event, feature);
}

/// players forget that all of them score.
void SlipFinder::addTie(const ScoreEvent& event, const std::string& feature) {
    if (event.players.size() < 2)
        return;
    for (const auto& [player, points] : event.players) {
        Change less(m_players);
        of(less, player) = -points;
        add(feature + " was shared, and was forgotten for " + m_names[static_cast<std::size_t>(player)], less,
            kForgottenInPlay);
    }
}

void SlipFinder::addWrongPlayers(const ScoreEvent& event, const std::string& feature) {
    if (event.players.size() != 1)
        return;
    for (int other = 0; other < static_cast<int>(m_players); ++other) {
        if (other == event.players.front().player)
            continue;
        Change moved(m_players);
        of(moved, event.players.front().player) = -event.players.front().points;
        of(moved, other) = event.players.front().points;
        add(feature + " was given to " + m_names[static_cast<std::size_t>(other)] + " instead of " +
                m_names[static_cast<std::size_t>(event.players.front().player)],
            moved, kWrongPlayer);
    }
}

void SlipFinder::addWholeParts() {
    struct Part {
        const char* text;
        int engine::Breakdown::*points;
    };
    constexpr std::array kParts{
        Part{"fields were not counted at the end", &engine::Breakdown::field},
        Part{"unfinished cities were not counted at the end", &engine::Breakdown::city},
        Part{"unfinished roads were not counted at the end", &engine::Breakdown::road},
        Part{"unfinished cloisters were not counted at the end", &engine::Breakdown::cloister}};
    for (const auto& [text, points] : kParts) {
        Change all(m_players);
        for (std::size_t player = 0; player < m_players; ++player) {
            all[player] = -(m_final.breakdown[player].*points);
            Change own(m_players);
            own[player] = all[player];
            add(m_names[player] + "'s " + text, own, kForgottenAtEnd);
        }
        add(text, all, kWholePartForgotten);
    }
    Change end(m_players);
    for (std::size_t player = 0; player < m_players; ++player) {
        end[player] = -m_final.breakdown[player].total();
        Change own(m_players);
        own[player] = end[player];
        add("nothing was counted for " + m_names[player] + " at the end", own, kForgottenAtEnd);
    }
    add("nothing was counted at the end", end, kWholePartForgotten);
}

void SlipFinder::addLaps() {
    for (std::size_t player = 0; player < m_players; ++player)
        for (const int lap : {-kLap, kLap}) {
            Change change(m_players);
            change[player] = lap;
            add(m_names[player] + "'s marker " + (lap < 0 ? "lost a lap" : "was given a lap too many") +
                    " of the scoring track",
                change, kLapLost);
        }
}

} // namespace

std::vector<Slip> possibleSlips(const engine::Game& game, const std::vector<std::string>& names) {
    return SlipFinder(game, names).take();
}

} // namespace meeplecam::records
