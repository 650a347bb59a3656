#pragma once

#include "app/session/looking/track_slips.h"
#include "vision/track/track_reader.h"
#include "vision/tracking/view_watcher.h"

#include <optional>

namespace meeplecam::session {

/// Where a player's figure stands on the scoring track.
struct TrackPlace {
    int space = 0;
    double since_s = 0.0; ///< of the pictures, in which it was read there first
    int readings = 1;     ///< that found it there; it may not have been seen in between
    /// Whether it was read often enough.
    [[nodiscard]] bool sure() const { return readings >= 2; }
};

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
    bool judge(const engine::Game& game, bool ended, double time_s);

    /// What differs, by player.
    [[nodiscard]] const std::vector<StoryFinding>& findings() const { return m_findings; }
    /// Where the figures stand, by player; none = not seen now.
    [[nodiscard]] const std::vector<std::optional<TrackPlace>>& places() const { return m_places; }

private:
    struct Compared {
        int score = 0;           // as it was last
        double changed_s = 0.0;  // when the score came
        std::size_t changed = 0; // turns that were told then
        std::size_t agreed = 0;  // turns that were told when figure and score agreed last
        std::optional<StoryFinding> finding;
    };

    [[nodiscard]] bool wantsToRead(const cv::Mat& bgr, double time_s);
    void note(const vision::TrackReading& reading, double time_s);
    [[nodiscard]] bool settled(const std::optional<TrackPlace>& place, double time_s) const;
    [[nodiscard]] int aheadOf(std::size_t player) const;
    void judgePlayer(std::size_t player, const engine::Game& game, const std::vector<int>& ahead);
    [[nodiscard]] bool hadTime(std::size_t player, const engine::Game& game, bool ended, double time_s) const;

    vision::TrackReader m_reader;
    const vision::MeepleReader* m_things;
    double m_tile_mm;
    std::vector<models::MeepleColour> m_players;
    bool m_photos;
    vision::ViewWatcher m_watcher;
    std::optional<vision::LyingTrack> m_track;
    cv::Rect m_part;            // of the picture, where the track lies
    double m_soughtAt_s = -1e9; // for a track that was not found
    double m_readAt_s = -1e9;
    bool m_unread = true;                            // whether something moved since it was read
    std::vector<std::optional<TrackPlace>> m_places; // where they are seen now
    std::vector<std::optional<TrackPlace>> m_last;   // where they were seen last
    std::vector<Compared> m_compared;
    std::vector<StoryFinding> m_findings;
};

} // namespace meeplecam::session
