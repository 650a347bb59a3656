#pragma once

#include "app/session/story/story.h"
#include "engine/tiles/tile_registry.h"

#include <utility>
#include <vector>

namespace meeplecam::session {

/// What one edit of a person changed in a story, so that it can be taken back in a later one: what was seen
/// since then stays.
struct StoryPatch {
    /// A turn as it was and as the edit made it; none = it was not there. Of one that was there before and
    /// after only what differs counts: tile, meeple, or player.
    struct TurnChange {
        std::optional<StoryTurn> was;
        std::optional<StoryTurn> now;
        std::optional<int> before; ///< id of the turn in front of which it comes; none = the last one
        bool operator==(const TurnChange&) const = default;
    };
    /// The first tile, and who says what it is.
    struct StartTile {
        std::optional<engine::Placement> placement;
        Origin origin = Origin::Seen;
        bool operator==(const StartTile&) const = default;
    };
    /// Whether the game is over, and who says so.
    struct End {
        bool ended = false;
        Origin origin = Origin::Seen;
        bool operator==(const End&) const = default;
    };
    std::vector<TurnChange> turns;
    std::optional<std::pair<StartTile, StartTile>> start; ///< as it was and as it is; none = as before
    std::optional<std::pair<End, End>> end;               ///< likewise
    std::vector<engine::Placement> deniedBefore;
    std::vector<engine::Placement> deniedAfter;
    std::vector<StoryReturn> returnsBefore;
    std::vector<StoryReturn> returnsAfter;
    std::vector<StoryQuestion> questions; ///< that the edit answered
    std::vector<StoryQuestion> raised;    ///< that it left open
    bool operator==(const StoryPatch&) const = default;
};

/// What has to be done to the first story to get the second.
[[nodiscard]] StoryPatch patchBetween(const Story& before, const Story& after);
/// The patch done to a story, or taken back from it.
[[nodiscard]] Story patched(Story story, const StoryPatch& patch, const engine::TileRegistry& registry);
[[nodiscard]] Story unpatched(Story story, const StoryPatch& patch, const engine::TileRegistry& registry);

/// The edits of the people at a table, to be taken back and done again without limit.
class EditHistory {
public:
    /// Notes an edit. What was taken back before can't be done again any more.
    void note(const Story& before, const Story& after);

    [[nodiscard]] bool canUndo() const { return !m_past.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_future.empty(); }
    /// The story without the last edit, or with the one that was taken back last; the same story where there
    /// is none.
    [[nodiscard]] Story undo(const Story& story, const engine::TileRegistry& registry);
    [[nodiscard]] Story redo(const Story& story, const engine::TileRegistry& registry);

private:
    std::vector<StoryPatch> m_past;
    std::vector<StoryPatch> m_future;
};

} // namespace meeplecam::session
