#include "app/session/looking/track_watch.h"

#include <algorithm>
#include <utility>

namespace meeplecam::session {

namespace {

constexpr double kSeekAgain_s = 4.0;      // after a track was not found
constexpr double kReadAgain_s = 1.0;      // to be sure of what was read
constexpr double kMostCovered = 0.35;     // of the track: a hand or an arm lies over it
constexpr double kTrackMoved = 0.004;     // of its part of the picture: less is noise
constexpr double kAnotherPlace_px = 12.0; // by which the part of the picture moves where it lies
constexpr double kRest_s = 2.0;           // for which a figure stands before it is judged
constexpr double kTimeToMove_s = 4.0;     // after a scoring, if the next tile was laid, too
constexpr double kLongTime_s = 20.0;      // after a scoring at all
constexpr double kTimeToCount_s = 90.0;   // after the end of the game

/// By player.
std::vector<int> scoresOf(const engine::GameState& state, bool ended) {
    if (ended)
        return engine::finalScoreOf(state).totals;
    std::vector<int> scores;
    std::ranges::transform(state.players, std::back_inserter(scores), &engine::PlayerState::score);
    return scores;
}

} // namespace

TrackWatch::TrackWatch(models::ScoreTrack track, const vision::MeepleReader* things, double tile_mm,
                       std::vector<models::MeepleColour> players, bool photos)
    : m_reader(std::move(track))
    , m_things(things)
    , m_tile_mm(tile_mm)
    , m_players(std::move(players))
    , m_photos(photos)
    , m_places(m_players.size())
    , m_last(m_players.size())
    , m_compared(m_players.size()) {}

void TrackWatch::changeSource(bool photos) {
    m_photos = photos;
    m_track.reset();
    m_soughtAt_s = -1e9;
    std::ranges::fill(m_places, std::nullopt);
    std::ranges::fill(m_last, std::nullopt);
}

/// Whether the track is at rest and may look otherwise than when it was read.
bool TrackWatch::wantsToRead(const cv::Mat& bgr, double time_s) {
    if (m_photos)
        return true;
    if (!m_track)
        return time_s - m_soughtAt_s > kSeekAgain_s;
    const vision::ViewState view = m_watcher.next(bgr(m_part), time_s);
    if (view.motion == vision::ViewState::Motion::Moving)
        return false;
    m_unread = m_unread || view.change.share > kTrackMoved;
    if (m_unread)
        return true;
    const bool unsure =
        std::ranges::any_of(m_places, [](const auto& place) { return place && !place->sure(); });
    return unsure && time_s - m_readAt_s > kReadAgain_s;
}

void TrackWatch::see(const cv::Mat& bgr, double time_s, const vision::TracedBoard& board,
                     const vision::PaintBook& paints) {
    if (!wantsToRead(bgr, time_s))
        return;
    const auto reading =
        m_reader.read(vision::Frame(bgr), board, {m_players, m_tile_mm, m_things, paints}, m_track);
    m_soughtAt_s = time_s;
    if (!reading) {
        m_track.reset();
        return;
    }
    if (reading->covered > kMostCovered)
        return; // and is read when the hand is gone
    const cv::Rect part = reading->track.boxInPicture(m_reader.track().picture.size(), board.grid.camera()) &
                          cv::Rect({}, bgr.size());
    if (!m_track ||
        cv::norm(part.tl() - m_part.tl()) + cv::norm(part.br() - m_part.br()) > kAnotherPlace_px) {
        m_part = part;
        m_watcher = vision::ViewWatcher();
    }
    m_track = reading->track;
    m_watcher.mark();
    m_unread = false;
    m_readAt_s = time_s;
    note(*reading, time_s);
}

/// Figures that are not seen may stand anywhere: behind others, or in a hand. Those that are seen again where
/// they were have stood there all the time.
void TrackWatch::note(const vision::TrackReading& reading, double time_s) {
    for (std::size_t player = 0; player < m_players.size(); ++player) {
        const auto figure =
            std::ranges::find(reading.figures, m_players[player], &vision::TrackFigure::colour);
        m_places[player].reset();
        if (figure == reading.figures.end() || !figure->isSure())
            continue;
        std::optional<TrackPlace>& last = m_last[player];
        if (last && last->space == figure->space)
            ++last->readings;
        else
            last = TrackPlace{figure->space, time_s, 1};
        m_places[player] = last;
    }
}

bool TrackWatch::settled(const std::optional<TrackPlace>& place, double time_s) const {
    return place && (m_photos || (place->sure() && time_s - place->since_s >= kRest_s));
}

int TrackWatch::aheadOf(std::size_t player) const {
    return models::spacesAhead(m_places[player]->space, m_compared[player].score,
                               static_cast<int>(m_reader.track().spaces.size()));
}

/// Whether who scored can be expected to have moved the figure.
bool TrackWatch::hadTime(std::size_t player, const engine::Game& game, bool ended, double time_s) const {
    const Compared& compared = m_compared[player];
    const double passed_s = time_s - compared.changed_s;
    if (ended)
        return passed_s >= kTimeToCount_s;
    const bool laterTile = game.turns().size() > compared.changed;
    return m_photos ? laterTile : passed_s >= kLongTime_s || (laterTile && passed_s >= kTimeToMove_s);
}

bool TrackWatch::judge(const engine::Game& game, bool ended, double time_s) {
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
void TrackWatch::judgePlayer(std::size_t player, const engine::Game& game, const std::vector<int>& ahead) {
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
