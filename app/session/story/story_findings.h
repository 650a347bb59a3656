#pragma once

#include "app/session/story/story.h"
#include "engine/play/game.h"

namespace meeplecam::session {

/// What rules say about a story, without what the story itself has found. `game` is the story turn by turn;
/// none when no game can start with its first tile. Kinds:
///
///   first_tile             the game starts with another tile than the rules want, or can't start at
///   all impossible_turn        a turn that counts for nothing: its cell is taken, its feature does not exist
///   turn_order, edge_clash, surplus_tile, lone_tile, occupied_feature, meeple_too_many, misplaced_meeple,
///   against_the_rules      a rule that a turn breaks
///   not_taken_back         a meeple that scored and stayed until the turn after that was over
///   taken_without_scoring  a meeple that went home and had not scored
std::vector<StoryFinding> findingsOf(const engine::GameSetup& setup, const Story& story,
                                     const std::optional<engine::Game>& game);

/// What rules say about one turn of a game: that it is impossible, or which of them it breaks.
std::vector<StoryFinding> findingsAboutTurn(const engine::Game& game, std::size_t turn);

} // namespace meeplecam::session
