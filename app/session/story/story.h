#pragma once

#include "app/session/basics/source_fault.h"
#include "app/session/story/story_finding.h"
#include "engine/play/turn.h"
#include "models/board_report.h"
#include "models/question_reason.h"
#include "vision/tracking/table_loss.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace meeplecam::session {

// What is believed to have happened at a table so far. A value: whoever learns better makes another one, and
// the difference is what is told (`event_ledger.h`). What people say goes into it by `story_edit.h`.

/// Where a statement comes from. What a person said is never overwritten by what is seen.
enum class Origin : std::uint8_t { Seen, Person };

/// Stands for the turn of the first tile, which nobody laid.
inline constexpr int kNoTurn = -1;

/// One turn of the game.
struct StoryTurn {
    int id = 0;             ///< names the turn for good, whatever becomes of those before it
    std::int64_t frame = 0; ///< of the source, in which it was first seen
    engine::Turn turn;
    models::MeeplePose pose = models::MeeplePose::Standing; ///< of its meeple, if it has one
    Origin origin = Origin::Seen;                           ///< of its tile
    Origin meepleOrigin = Origin::Seen;                     ///< of its meeple, or of having none
    Origin playerOrigin = Origin::Seen;                     ///< of who took it
    bool operator==(const StoryTurn&) const = default;
};

/// Whether a person has said anything about the turn.
inline bool isOfPerson(const StoryTurn& turn) {
    return turn.origin == Origin::Person || turn.meepleOrigin == Origin::Person ||
           turn.playerOrigin == Origin::Person;
}

/// A meeple that was taken off the board.
struct StoryReturn {
    std::int64_t frame = 0;
    engine::PlacedMeeple meeple; ///< where it stood
    bool operator==(const StoryReturn&) const = default;
};

/// One answer to a question: the turn as it would be.
struct StoryAlternative {
    StoryTurn turn;
    bool operator==(const StoryAlternative&) const = default;
};

/// Something that is not certain. It is in the story with its best reading all the same.
struct StoryQuestion {
    int turn = 0; ///< StoryTurn::id of the turn that it is about; kNoTurn = about the first tile
    models::ReportQuestion::About about = models::ReportQuestion::About::Tile;
    engine::Cell cell;
    std::vector<StoryAlternative> alternatives;            ///< the most probable first
    std::variant<models::QuestionReason, std::string> why; ///< text: in the words of an old log
    bool operator==(const StoryQuestion&) const = default;
};

/// Why the table can't be followed at the moment; text: in the words of an old log.
using Lost = std::variant<vision::TableLoss, SourceFault, std::string>;

struct Story {
    std::optional<engine::Placement> start; ///< the first tile; none while the table is empty
    std::int64_t startFrame = 0;
    Origin startOrigin = Origin::Seen;     ///< of the first tile
    std::vector<StoryTurn> turns;          ///< in the order of play
    std::vector<StoryReturn> returns;      ///< in the order in which they were seen
    std::vector<engine::Placement> denied; ///< what a person said is no tile of this game, however it looks
    std::vector<StoryQuestion> questions;  ///< open ones
    std::vector<StoryFinding>
        findings;                    ///< what is wrong now; what rules say about turns is not repeated here
    std::optional<Lost> outOfSync;   ///< none = the table is followed
    bool ended = false;              ///< the game is over
    Origin endOrigin = Origin::Seen; ///< of its being over: a person may end it before the last tile
    bool operator==(const Story&) const = default;
};

} // namespace meeplecam::session
