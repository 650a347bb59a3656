#pragma once

#include "app/session/story/live_event.h"
#include "vision/tracking/table_tracker.h"

#include <map>
#include <optional>
#include <set>
#include <span>

namespace meeplecam::session {

/// What a colour is as paint.
[[nodiscard]] vision::Paint paintOf(const PaperColour& colour);

/// Whether meeples that look like this can't be told apart surely.
[[nodiscard]] bool lookAlike(const PaperColour& a, const PaperColour& b);

/// Which of the players' colours this is, as they are usually painted; none when it may be several, or is an
/// odd paint.
[[nodiscard]] std::optional<models::MeepleColour>
usuallyCalled(const PaperColour& colour, std::span<const models::MeepleColour> players);

/// Learns how the players' meeples look in this game: by what the players show; else the first ones that
/// appear are named by how colours are usually painted and by who plays, and from then on each look is
/// compared with those before. So odd paints count as what their player is called, and colours are told apart
/// more surely than in a single picture.
class PlayerColours {
public:
    /// `players` are the colours in play; without any nothing is learned.
    explicit PlayerColours(std::vector<models::MeepleColour> players);

    /// Whoever plays this colour showed a meeple that looks like this, whatever the colour is called.
    void show(models::MeepleColour player, const PaperColour& looks);

    /// Names the meeples of a look by what was learned, and learns from those that leave no doubt.
    void name(vision::TableLook& look);

    /// How the players' colours look as far as that was learned.
    [[nodiscard]] vision::PaintBook paints() const;

    /// Pairs of colours that can't be told apart in this light, as sentences for the players.
    [[nodiscard]] std::vector<StoryFinding> findings() const;

private:
    struct Seen {
        cv::Vec3f place; // mean
        int looks = 0;
    };
    struct Doubt {
        engine::Cell cell; // of a meeple that may have either colour
        int looks = 0;
    };
    using Pair = std::pair<models::MeepleColour, models::MeepleColour>;

    void learn(const vision::ReadMeeple& meeple);
    void noteDoubt(const vision::ReadMeeple& meeple);

    std::vector<models::MeepleColour> m_players;
    std::map<models::MeepleColour, Seen> m_seen;
    std::map<models::MeepleColour, PaperColour> m_shown; // before the game, by the players
    std::map<Pair, Doubt> m_doubts;
};

} // namespace meeplecam::session
