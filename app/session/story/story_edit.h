#pragma once

#include "app/session/story/story.h"
#include "engine/rules/game_setup.h"
#include "engine/tiles/result.h"

#include <variant>

namespace meeplecam::session {

// What people at the table say about a story. Each edit says one thing, and marks that alone as said by a
// person: it stays, whatever is seen later (`game_follower.h`); all the rest keeps following what is seen.
// Turns are named by StoryTurn::id.

/// Another tile was laid, or it lies another way. Its meeple goes to the feature that is most like the one on
/// which it stood; where that is not clear, it becomes a question.
struct SetTile {
    int turn = 0;
    engine::TileFace face;
    bool operator==(const SetTile&) const = default;
};

/// The first tile is another one, or lies another way.
struct SetStart {
    engine::TileFace face;
    bool operator==(const SetStart&) const = default;
};

/// What the meeple of a turn claims; none = the turn has no meeple.
struct SetMeeple {
    int turn = 0;
    std::optional<engine::MeepleChoice> meeple;
    bool operator==(const SetMeeple&) const = default;
};

/// The own abbot came home in a turn, instead of a figure that was placed.
struct SetAbbotHome {
    int turn = 0;
    engine::SegmentRef abbot; ///< where it stood
    bool operator==(const SetAbbotHome&) const = default;
};

/// The meeple of a player that stands on one feature of the board stands on another, or on none. On the tile
/// of another turn of that player without a meeple it was put there in that turn, on any other tile against
/// the rules in its own.
struct MoveMeeple {
    engine::PlacedMeeple meeple;
    std::optional<engine::SegmentRef> to;
    bool operator==(const MoveMeeple&) const = default;
};

/// Somebody else took a turn.
struct SetPlayer {
    int turn = 0;
    int player = 0;
    bool operator==(const SetPlayer&) const = default;
};

/// A tile was laid that nobody saw.
struct InsertTurn {
    engine::Placement placement;
    std::optional<int> player; ///< none = nobody says who: whose turn it was
    std::optional<int> before; ///< the turn in front of which it was laid; none = the last one
    bool operator==(const InsertTurn&) const = default;
};

/// A turn never happened; what looks like its tile is denied from then on.
struct RemoveTurn {
    int turn = 0;
    bool operator==(const RemoveTurn&) const = default;
};

/// One of the answers to a question, which may have been withdrawn meanwhile.
struct AnswerQuestion {
    StoryQuestion question;
    std::size_t alternative = 0;
    bool operator==(const AnswerQuestion&) const = default;
};

/// The game is over, however many tiles are left.
struct EndGame {
    bool operator==(const EndGame&) const = default;
};

/// A game that a person ended goes on.
struct ReopenGame {
    bool operator==(const ReopenGame&) const = default;
};

using StoryEdit = std::variant<SetTile, SetStart, SetMeeple, SetAbbotHome, MoveMeeple, SetPlayer, InsertTurn,
                               RemoveTurn, AnswerQuestion, EndGame, ReopenGame>;

/// The story with what a person says. Fails, as a sentence for the players, where it speaks of what is not
/// there, or where no game could go on from it: a tile of another box, a cell that is taken, a feature that
/// the tile lacks.
[[nodiscard]] engine::Result<Story> apply(Story story, const StoryEdit& edit, const engine::GameSetup& setup);

/// Puts another face under a turn, whoever says so, as SetTile does. The turn exists.
void relay(Story& story, int turn, engine::TileFace face, const engine::TileRegistry& registry);

/// Whether two answers to a question say the same: which tile it is and how it lies, or whose meeple stands
/// where.
[[nodiscard]] bool isSameAnswer(models::ReportQuestion::About about, const StoryTurn& a, const StoryTurn& b);

/// The meeple of a turn on a feature of its tile, of the size that it has.
[[nodiscard]] engine::MeepleChoice meepleOn(const StoryTurn& turn, int segment);

/// How a figure stands on a segment of a tile: a farmer lies, a pig stands.
[[nodiscard]] models::MeeplePose poseOn(const engine::TileType& type, int segment,
                                        engine::MeepleType figure = engine::MeepleType::Small);

} // namespace meeplecam::session
