#pragma once

#include "app/session/looking/track_judge.h"
#include "vision/tracking/view_watcher.h"

#include <optional>

namespace meeplecam::session {

/// Watches the scoring track while a game is followed: reads it whenever what lies on it has come to rest,
/// and compares where the figures stand with the scores once the players had time to move them. All calls
/// from one thread.
class TrackWatch {
public:
    /// `things` as in vision::TrackGame; it must outlive the watch. `players` are the colours in the order of
    /// play; `photos` whether each picture shows a table at rest.
    TrackWatch(models::ScoreTrack track, const vision::MeepleReader* things, double tile_mm,
               std::vector<models::MeepleColour> players, bool photos);

    /// The next picture may be another camera's: the track is sought anew.
    void changeSource(bool photos);

    /// The next picture, with the board that lies in it; `time_s` rises. `paints` tell the players' colours.
    void see(const cv::Mat& bgr, double time_s, const vision::TracedBoard& board,
             const vision::PaintBook& paints);

    /// Compares with the game as it was told at that time. Whether something else differs than before.
    bool judge(const engine::Game& game, bool ended, double time_s) {
        return m_judge.judge(game, ended, time_s);
    }

    /// What differs, by player.
    [[nodiscard]] const std::vector<StoryFinding>& findings() const { return m_judge.findings(); }
    /// Where the figures stand, by player; none = not seen now.
    [[nodiscard]] const std::vector<std::optional<TrackPlace>>& places() const { return m_judge.places(); }

private:
    [[nodiscard]] bool wantsToRead(const cv::Mat& bgr, double time_s);

    vision::TrackReader m_reader;
    const vision::MeepleReader* m_things;
    double m_tile_mm;
    vision::ViewWatcher m_watcher;
    std::optional<vision::LyingTrack> m_track;
    cv::Rect m_part;            // of the picture, where the track lies
    double m_soughtAt_s = -1e9; // for a track that was not found
    double m_readAt_s = -1e9;
    bool m_unread = true; // whether something moved since it was read
    TrackJudge m_judge;
};

} // namespace meeplecam::session
