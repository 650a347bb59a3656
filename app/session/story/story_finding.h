#pragma once

#include "engine/rules/events.h"
#include "engine/tiles/placement.h"
#include "models/report_finding.h"

#include <optional>
#include <string>
#include <variant>

namespace meeplecam::session {

// What is wrong at a table, as values; words for them are made by `game_words.h`. Those that follow from the
// turns by the rules are made by `story_findings.h`.

/// The game can't start with this tile: it is another one than the rules want, or in none of the boxes.
struct WrongStart {
    engine::TileTypeId tile;
    bool operator==(const WrongStart&) const = default;
};

/// A turn that counts for nothing: its cell is taken, its feature does not exist.
struct ImpossibleTurn {
    engine::Breach why;
    bool operator==(const ImpossibleTurn&) const = default;
};

/// A turn breaks a rule.
struct BrokenRule {
    std::string kind; ///< as files name it: edge_clash, surplus_tile, …
    engine::Breach breach;
    bool operator==(const BrokenRule&) const = default;
};

/// A meeple that scored stayed on the board until the turn after that was over.
struct NotTakenBack {
    engine::PlacedMeeple meeple;
    std::optional<engine::ScoreKind> scored; ///< what was scored; none when that can't be told any more
    int points = 0;                          ///< what each who scored got
    bool operator==(const NotTakenBack&) const = default;
};

/// A meeple went home although its feature has not scored.
struct TakenWithoutScoring {
    engine::PlacedMeeple meeple;
    std::optional<engine::FeatureKind> feature; ///< it stood on; none when there is no such feature
    bool operator==(const TakenWithoutScoring&) const = default;
};

/// A meeple on the tile of a turn that belongs to no turn.
struct StrayMeeple {
    int player = 0;
    bool operator==(const StrayMeeple&) const = default;
};

/// Two colours that can't be told apart under this light.
struct ColoursAlike {
    models::MeepleColour one = models::MeepleColour::Red;
    models::MeepleColour other = models::MeepleColour::Red;
    bool operator==(const ColoursAlike&) const = default;
};

/// What probably happened to a figure on the scoring track.
struct TrackSlip {
    enum class Kind : std::uint8_t {
        Unknown,
        NotMoved,      ///< for what was scored in the turn
        MovedTwice,    ///< for it
        OtherMoved,    ///< instead: the figure of `other`
        DetailLeftOut, ///< as `detail` says
        Miscounted,    ///< by one space
    };
    Kind kind = Kind::Unknown;
    int turn = 0; ///< position in the order of play
    engine::ScoreKind scored = engine::ScoreKind::Road;
    engine::PointsReason detail = engine::PointsReason::Pennants;
    int other = 0;
    bool operator==(const TrackSlip&) const = default;
};

/// A player's figure on the scoring track stands elsewhere than the score says.
struct TrackDiffers {
    int player = 0;
    int ahead = 0; ///< spaces, below 0 = behind
    TrackSlip slip;
    bool operator==(const TrackDiffers&) const = default;
};

/// What the log of an older program says in words only.
using models::FindingInWords;

/// Something at the table that contradicts the rules, or that the players forgot.
struct StoryFinding {
    using Content = std::variant<FindingInWords, WrongStart, ImpossibleTurn, BrokenRule, NotTakenBack,
                                 TakenWithoutScoring, StrayMeeple, ColoursAlike, TrackDiffers>;
    engine::Cell cell; ///< where to look
    Content content;
    bool operator==(const StoryFinding&) const = default;
};

/// What files call the kind of a finding: not_taken_back, edge_clash, …
[[nodiscard]] std::string kindOf(const StoryFinding& finding);

} // namespace meeplecam::session
