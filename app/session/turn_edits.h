#pragma once

#include "app/session/story.h"
#include "engine/result.h"
#include "engine/tile_registry.h"

namespace meeplecam::session {

// What people most often say about one turn, named by its id. All fail with a sentence when there is no such
// turn; what was said counts as said by a person.

/// Another tile was laid, or it lies another way; kNoTurn stands for the first tile. A meeple stays where its
/// feature exists on the new tile.
[[nodiscard]] engine::Result<Story> withTile(const Story& story, int turn, engine::TileFace face,
                                             const engine::TileRegistry& registry);
/// The meeple claims this feature of the tile; none = there is no meeple.
[[nodiscard]] engine::Result<Story> withMeeple(const Story& story, int turn, std::optional<int> segment);
/// The meeple of a player that stands on one feature of the board stands on another, or on none. On the tile
/// of another turn of that player without a meeple it was put there in that turn, on any other tile against
/// the rules in its own. Fails also when no such meeple stands there.
[[nodiscard]] engine::Result<Story> withMeepleMoved(const Story& story, const engine::PlacedMeeple& meeple,
                                                    const std::optional<engine::SegmentRef>& to);
/// Somebody else took the turn.
[[nodiscard]] engine::Result<Story> withPlayer(const Story& story, int turn, int player);
/// Somebody laid a tile that nobody saw, in the last turn.
[[nodiscard]] engine::Result<Story> withTurn(const Story& story, int player,
                                             const engine::Placement& placement);
/// The answer to a question that may have been withdrawn meanwhile.
[[nodiscard]] engine::Result<Story> withAnswer(const Story& story, const StoryQuestion& question,
                                               std::size_t alternative);

} // namespace meeplecam::session
