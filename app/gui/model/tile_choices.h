#pragma once

#include "app/gui/model/snapshot.h"
#include "app/session/story/story_edit.h"
#include "engine/rules/game_state.h"

#include <vector>

namespace meeplecam::gui {

/// The faces that a tile on the board may have instead, the likeliest first: those that a question about it
/// offers, then all others of the box that continue the tiles around it. The face that lies there is not
/// among them.
[[nodiscard]] std::vector<engine::TileFace>
facesInstead(const engine::GameState& state, const engine::Placement& lying,
             const std::vector<session::StoryQuestion>& questions);

/// One face for each type of tile in the box, as it could lie in the cell: in a turn that fits the tiles
/// around it where there is one.
[[nodiscard]] std::vector<engine::TileFace> allFaces(const engine::GameState& state, engine::Cell cell);

/// The faces that can be laid in an empty cell beside the board and are not used up.
[[nodiscard]] std::vector<engine::TileFace> facesFitting(const engine::GameState& state, engine::Cell cell);

/// Of these, those that a person most probably looks for in a cell, whether a tile lies there or not. The
/// game has begun.
[[nodiscard]] std::vector<engine::TileFace> likelyFaces(const GameSnapshot& game, engine::Cell cell);

/// What a person says who lays this face in a cell: the first tile, that of a turn, or one that nobody saw.
[[nodiscard]] session::StoryEdit layHere(const session::Story& story, engine::Cell cell,
                                         const engine::TileFace& face);

} // namespace meeplecam::gui
