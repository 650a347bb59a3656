#include "app/session/looking/track_judge.h"

#include <algorithm>
#include <utility>

namespace meeplecam::session {

namespace {

constexpr double kRest_s = 2.0;         // for which a figure stands before it is judged
constexpr double kTimeToMove_s = 4.0;   // after a scoring, if the next tile was laid, too
constexpr double kLongTime_s = 20.0;    // after a scoring at all
constexpr double kTimeToCount_s = 90.0; // after the end of the game

/// By player.
std::vector<int> scoresOf(const engine::GameState& state, bool ended) {
    if (ended)
        return engine::finalScoreOf(state).totals;
    std::vector<int> scores;
    std::ranges::transform(state.players, std::back_inserter(scores), &engine::PlayerState::score);
    return scores;
}

} // namespace

TrackJudge::TrackJudge(std::vector<models::MeepleColour> players, int spaces, bool photos)
    : m_players(std::move(players))
    , m_spaces(spaces)
    , m_photos(photos)
    , m_places(m_players.size())
    , m_last(m_players.size())
    , m_compared(m_players.size()) {}

void TrackJudge::changeSource(bool photos) {
    m_photos = photos;
    std::ranges::fill(m_places, std::nullopt);
    std::ranges::fill(m_last, std::nullopt);
}

bool TrackJudge::unsure() const {
    return std::ranges::any_of(m_places, [](const auto& place) { return place && !place->sure(); });
}

/// Figures that are not seen may stand anywhere: behind others, or in a hand. Those that are seen again where
/// they were have stood there all the time.
void TrackJudge::note(std::span<const vision::TrackFigure> figures, double time_s) {
    for (std::size_t player = 0; player < m_players.size(); ++player) {
        const auto figure = std::ranges::find(figures, m_players[player], &vision::TrackFigure::colour);
        m_places[player].reset();
        if (figure == figures.end() || !figure->isSure())
            continue;
        std::optional<TrackPlace>& last = m_last[player];
        if (last && last->space == figure->space)
            ++last->readings;
        else
            last = TrackPlace{figure->space, time_s, 1};
        m_places[player] = last;
    }
}

bool TrackJudge::settled(const std::optional<TrackPlace>& place, double time_s) const {
    return place && (m_photos || (place->sure() && time_s - place->since_s >= kRest_s));
}

int TrackJudge::aheadOf(std::size_t player) const {
    return models::spacesAhead(m_places[player]->space, m_compared[player].score, m_spaces);
}

/// Whether who scored can be expected to have moved the figure.
bool TrackJudge::hadTime(std::size_t player, const engine::Game& game, bool ended, double time_s) const {
    const Compared& compared = m_compared[player];
    const double passed_s = time_s - compared.changed_s;
    if (ended)
        return passed_s >= kTimeToCount_s;
    const bool laterTile = game.turns().size() > compared.changed;
    return m_photos ? laterTile : passed_s >= kLongTime_s || (laterTile && passed_s >= kTimeToMove_s);
}

bool TrackJudge::judge(const engine::Game& game, bool ended, double time_s) {
    const std::vector<int> scores = scoresOf(game.state(), ended);
    std::vector<int> ahead(m_players.size());
    std::vector<bool> known(m_players.size());
    for (std::size_t player = 0; player < m_players.size(); ++player) {
        Compared& compared = m_compared[player];
        if (scores[player] != compared.score) {
            compared.score = scores[player];
            compared.changed_s = time_s;
            compared.changed = game.turns().size();
        }
        known[player] = settled(m_places[player], time_s);
        if (known[player])
            ahead[player] = aheadOf(player);
    }
    std::vector<StoryFinding> findings;
    for (std::size_t player = 0; player < m_players.size(); ++player) {
        if (known[player] && (ahead[player] == 0 || hadTime(player, game, ended, time_s)))
            judgePlayer(player, game, ahead);
        if (m_compared[player].finding)
            findings.push_back(*m_compared[player].finding);
    }
    std::swap(findings, m_findings);
    return findings != m_findings;
}

/// What was found stands as long as the figure is as far off.
void TrackJudge::judgePlayer(std::size_t player, const engine::Game& game, const std::vector<int>& ahead) {
    Compared& compared = m_compared[player];
    if (ahead[player] == 0) {
        compared.agreed = game.turns().size();
        compared.finding.reset();
        return;
    }
    const auto* before = compared.finding ? std::get_if<TrackDiffers>(&compared.finding->content) : nullptr;
    if (before != nullptr && before->ahead == ahead[player])
        return;
    const TrackSlip slip = trackSlipOf(game, compared.agreed, static_cast<int>(player), ahead[player], ahead);
    engine::Cell cell{};
    if (slip.kind != TrackSlip::Kind::Unknown)
        cell = game.turns()[static_cast<std::size_t>(slip.turn)].turn.placement.cell;
    else if (!game.turns().empty())
        cell = game.turns().back().turn.placement.cell;
    compared.finding = StoryFinding{cell, TrackDiffers{static_cast<int>(player), ahead[player], slip}};
}

} // namespace meeplecam::session
