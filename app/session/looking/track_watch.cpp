#include "app/session/looking/track_watch.h"

#include <utility>

namespace meeplecam::session {

namespace {

constexpr double kSeekAgain_s = 4.0;      // after a track was not found
constexpr double kReadAgain_s = 1.0;      // to be sure of what was read
constexpr double kMostCovered = 0.35;     // of the track: a hand or an arm lies over it
constexpr double kTrackMoved = 0.004;     // of its part of the picture: less is noise
constexpr double kAnotherPlace_px = 12.0; // by which the part of the picture moves where it lies

} // namespace

TrackWatch::TrackWatch(models::ScoreTrack track, const vision::MeepleReader* things, double tile_mm,
                       std::vector<models::MeepleColour> players, bool photos)
    : m_reader(std::move(track))
    , m_things(things)
    , m_tile_mm(tile_mm)
    , m_judge(std::move(players), static_cast<int>(m_reader.track().spaces.size()), photos) {}

void TrackWatch::changeSource(bool photos) {
    m_track.reset();
    m_soughtAt_s = -1e9;
    m_judge.changeSource(photos);
}

/// Whether the track is at rest and may look otherwise than when it was read.
bool TrackWatch::wantsToRead(const cv::Mat& bgr, double time_s) {
    if (m_judge.photos())
        return true;
    if (!m_track)
        return time_s - m_soughtAt_s > kSeekAgain_s;
    const vision::ViewState view = m_watcher.next(bgr(m_part), time_s);
    if (view.motion == vision::ViewState::Motion::Moving)
        return false;
    m_unread = m_unread || view.change.share > kTrackMoved;
    if (m_unread)
        return true;
    return m_judge.unsure() && time_s - m_readAt_s > kReadAgain_s;
}

void TrackWatch::see(const cv::Mat& bgr, double time_s, const vision::TracedBoard& board,
                     const vision::PaintBook& paints) {
    if (!wantsToRead(bgr, time_s))
        return;
    const auto reading =
        m_reader.read(vision::Frame(bgr), board, {m_judge.players(), m_tile_mm, m_things, paints}, m_track);
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
    m_judge.note(reading->figures, time_s);
}

} // namespace meeplecam::session
