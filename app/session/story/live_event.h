#pragma once

#include "app/session/story/meeple_shown.h"
#include "app/session/story/story.h"
#include "engine/play/scoring.h"

#include <variant>

namespace meeplecam::session {

// What is told about a game while it goes on. Players are numbers in the order of play, tiles as in the
// registry of the game; files name both (`live_event_json.h`).

/// A tile was laid.
struct TilePlaced {
    std::optional<int> turn; ///< StoryTurn::id; none for the first tile, which nobody laid
    std::optional<int>
        before;        ///< the turn in front of which it comes in the order of play; none = the last one
    engine::Turn play; ///< all but the meeple; of the first tile only the placement means anything
    Origin origin = Origin::Seen;
    Origin meepleOrigin = Origin::Seen; ///< of the turn's meeple, or of having none
    Origin playerOrigin = Origin::Seen; ///< of who took the turn
    bool operator==(const TilePlaced&) const = default;
};

/// A meeple was put on the tile of a turn, or on another one against the rules.
struct MeeplePlaced {
    int turn = 0; ///< StoryTurn::id
    engine::PlacedMeeple meeple;
    models::MeeplePose pose = models::MeeplePose::Standing;
    bool operator==(const MeeplePlaced&) const = default;
};

/// A meeple was taken off the board.
struct MeepleReturned {
    engine::PlacedMeeple meeple; ///< where it stood
    bool operator==(const MeepleReturned&) const = default;
};

/// A turn gave points.
struct FeatureScored {
    int turn = 0; ///< StoryTurn::id
    engine::ScoreKind kind = engine::ScoreKind::Road;
    bool complete = false;
    engine::SegmentRef at;                    ///< the first segment with a meeple
    std::vector<engine::Cell> tiles;          ///< row by row
    std::vector<engine::PlayerPoints> points; ///< of who scores, by player
    engine::PointsSheet sheet;                ///< why
    bool operator==(const FeatureScored&) const = default;
};

/// The game is over.
struct GameEnded {
    std::vector<int> scores;                  ///< by player
    std::vector<engine::Breakdown> breakdown; ///< of the scoring at the end, by player
    std::vector<int> winners;
    Origin origin = Origin::Seen; ///< a person may end it before the last tile
    bool operator==(const GameEnded&) const = default;
};

/// A person said that this is no tile of the game, however it looks.
struct TileDenied {
    engine::Placement placement;
    bool operator==(const TileDenied&) const = default;
};

/// What happened, or so it seems: it may turn out wrong, and is corrected then.
using Fact = std::variant<TilePlaced, MeeplePlaced, FeatureScored, MeepleReturned, GameEnded, TileDenied>;

/// The turn of a tile, none for the first tile and for other facts.
[[nodiscard]] std::optional<int> turnOf(const Fact& fact);

/// A fact as it was told.
struct ReportedFact {
    int id = 0;             ///< LiveEvent::id of the event that told it first
    std::int64_t frame = 0; ///< in which it was told like this
    Fact fact;
    bool operator==(const ReportedFact&) const = default;
};

/// Something that was told is different, or never happened.
struct Corrected {
    ReportedFact was;
    std::optional<Fact> now; ///< none: it never happened
    bool operator==(const Corrected&) const = default;
};

/// The points of all players.
struct ScoresChanged {
    std::vector<int> soFar;
    std::vector<int> ifEndedNow;
    bool operator==(const ScoresChanged&) const = default;
};

/// Whether a finding comes from what is seen, or follows from the turns.
enum class FindingBasis : std::uint8_t { Table, Rules };

struct FindingMade {
    StoryFinding finding;
    FindingBasis basis = FindingBasis::Table;
    bool operator==(const FindingMade&) const = default;
};

/// What was found is gone.
struct FindingClosed {
    int finding = 0; ///< LiveEvent::id of the finding
    bool operator==(const FindingClosed&) const = default;
};

struct QuestionAsked {
    StoryQuestion question;
    bool operator==(const QuestionAsked&) const = default;
};

/// The question was answered, or does not arise any more.
struct QuestionClosed {
    int question = 0; ///< LiveEvent::id of the question
    bool operator==(const QuestionClosed&) const = default;
};

/// The table can't be followed for now.
struct OutOfSync {
    Lost reason;
    bool operator==(const OutOfSync&) const = default;
};

/// The table is followed again; what changed meanwhile comes next.
struct InSync {
    bool operator==(const InSync&) const = default;
};

using EventContent = std::variant<Fact, Corrected, ScoresChanged, FindingMade, FindingClosed, QuestionAsked,
                                  QuestionClosed, OutOfSync, InSync, MeepleShown>;

struct LiveEvent {
    int id = 0;             ///< counts all events of a game from 0
    std::int64_t frame = 0; ///< of the source, after which it was told
    int following = 0;      ///< how many more events were decided together with it; they count only together
    EventContent content;
    bool operator==(const LiveEvent&) const = default;
};

/// What the players are called in files and sentences: by name, else by colour, else by number; each
/// differently.
std::vector<std::string> playerNames(const engine::GameSetup& setup);

} // namespace meeplecam::session
