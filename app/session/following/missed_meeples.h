#pragma once

#include "app/session/looking/seen_meeples.h"
#include "app/session/story/story.h"

#include <memory>

namespace meeplecam::session {

/// Things on tiles that hardly looked like meeples. Each of them is nothing, unless it goes as a meeple does
/// that has scored: where looks are rare, one may be gone before it is seen clearly.
class SuspectedMeeples {
public:
    /// After the look was added to the meeples, which leaves to it what none of them is. `tiles` are those
    /// that are believed to lie there.
    void add(const vision::TableLook& look, std::span<const vision::LyingTile> tiles,
             const vision::TileIndex& index, std::span<const SeenMeeple> meeples, Moment moment);

    /// In the order in which they appeared, those that are gone included.
    [[nodiscard]] const std::vector<SeenMeeple>& things() const { return m_things; }

private:
    void see(const vision::ReadMeeple& thing, std::vector<vision::FeatureBelief> claims, Moment moment);

    std::vector<SeenMeeple> m_things;
    std::set<std::size_t> m_seen; // of the newest look, by position
};

/// A turn in which a meeple may have been put and taken back unseen.
struct MissedMeeple {
    std::size_t turn = 0;                      ///< its position
    std::vector<engine::MeepleChoice> choices; ///< what it may have claimed, the most probable first
    std::int64_t gone = 0;                     ///< frame in which it was seen to be gone
};

/// The turns without a meeple that was seen in which one, put where a thing stood that is gone, would have
/// been back with its player by the rules at the moment when the thing was gone. `turns` in the order of
/// play, each by whom it was taken.
std::vector<MissedMeeple> missedMeeples(const std::shared_ptr<const engine::RuleBook>& book,
                                        std::span<const StoryTurn> turns, std::span<const SeenMeeple> things);

/// Asks whether there was one; the first answer is that there was none.
[[nodiscard]] StoryQuestion questionAbout(const MissedMeeple& missed, const StoryTurn& told);

} // namespace meeplecam::session
