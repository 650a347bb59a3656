#pragma once

#include "app/session/following/live_game.h"
#include "app/session/story/story_edit.h"

#include <string>
#include <string_view>

namespace meeplecam::cli {

/// What a line says that a player typed while a game is followed:
///
///     2 1                the first answer to the second question
///     tile 7 base.U 1    what was laid in the seventh turn, and its quarter turns
///     meeple 7 0         the feature that the meeple of the seventh turn claims; none = it has none
///     player 7 red       who took the seventh turn
///     remove 7           the seventh turn never happened
///     tile start base.U  what was laid first
///
/// Fails with a sentence when it is none of these, or names what is not there.
engine::Result<session::StoryEdit> editIn(std::string_view line, const session::Story& story,
                                          const engine::GameSetup& setup);

/// Takes in what a person says about the game; fails as session::apply does.
engine::Status takeEdit(session::LiveGame& game, const session::StoryEdit& edit);

/// Follows a game and takes in what players type meanwhile, between two pictures. While they show their
/// meeples, an empty line, or "skip", goes on with the next player.
class AnsweredGame : public session::Watcher {
public:
    explicit AnsweredGame(session::LiveGame& game)
        : m_game(game) {}
    void take(const session::SourceStep& step) override;

private:
    void readLines();
    void hear(const std::string& line);

    session::LiveGame& m_game;
    std::string m_typed;   // the line that is being typed
    bool m_closed = false; // nobody types any more
};

} // namespace meeplecam::cli
