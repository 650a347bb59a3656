#pragma once

#include "app/session/looking/track_slips.h"
#include "vision/track/track_reader.h"

#include <optional>
#include <span>

namespace meeplecam::session {

/// Where a player's figure stands on the scoring track.
struct TrackPlace {
    int space = 0;
    double since_s = 0.0; ///< of the pictures, in which it was read there first
    int readings = 1;     ///< that found it there; it may not have been seen in between
    /// Whether it was read often enough.
    [[nodiscard]] bool sure() const { return readings >= 2; }
};

/// Compares where the figures stand on a scoring track with the scores, once the players had time to move
/// them.
class TrackJudge {
public:
    /// `players` are the colours in the order of play, `spaces` those of the track; `photos` whether each
    /// picture shows a table at rest.
    TrackJudge(std::vector<models::MeepleColour> players, int spaces, bool photos);

    [[nodiscard]] const std::vector<models::MeepleColour>& players() const { return m_players; }
    [[nodiscard]] bool photos() const { return m_photos; }

    /// Other pictures follow, in which the figures may stand elsewhere.
    void changeSource(bool photos);

    /// The figures that were read in a picture; `time_s` rises.
    void note(std::span<const vision::TrackFigure> figures, double time_s);

    /// Compares with the game as it was told at that time. Whether something else differs than before.
    bool judge(const engine::Game& game, bool ended, double time_s);

    /// Whether another reading would make a place sure.
    [[nodiscard]] bool unsure() const;
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

    [[nodiscard]] bool settled(const std::optional<TrackPlace>& place, double time_s) const;
    [[nodiscard]] int aheadOf(std::size_t player) const;
    void judgePlayer(std::size_t player, const engine::Game& game, const std::vector<int>& ahead);
    [[nodiscard]] bool hadTime(std::size_t player, const engine::Game& game, bool ended, double time_s) const;

    std::vector<models::MeepleColour> m_players;
    int m_spaces;
    bool m_photos;
    std::vector<std::optional<TrackPlace>> m_places; // where they are seen now
    std::vector<std::optional<TrackPlace>> m_last;   // where they were seen last
    std::vector<Compared> m_compared;
    std::vector<StoryFinding> m_findings;
};

} // namespace meeplecam::session
