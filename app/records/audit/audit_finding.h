#pragma once

#include "app/records/audit/slips.h"
#include "app/session/story/story_finding.h"

#include <optional>
#include <variant>

namespace meeplecam::records {

// What is wrong about a game, as values; words for them are made by `audit_words.h`.

/// A feature that scores was left out.
struct LeftOut {
    enum class When : std::uint8_t { InTurn, AtEnd, ProbablyAtEnd };
    When when = When::InTurn;
    engine::ScoreEvent event;
    std::optional<std::size_t> scoredIn; ///< the later turn in which it was scored all the same
    bool operator==(const LeftOut&) const = default;
};

/// A feature was scored with other points, or for other players, than it is worth.
struct WrongPoints {
    engine::ScoreEvent event; ///< as it is right
    std::vector<engine::PlayerPoints> written;
    bool operator==(const WrongPoints&) const = default;
};

/// Points were written down for a feature that gives none.
struct NotDue {
    engine::ScoreKind kind = engine::ScoreKind::Road;
    std::vector<engine::PlayerPoints> written;
    bool operator==(const NotDue&) const = default;
};

/// A meeple should have gone home and did not, or only later.
struct StayedOnBoard {
    engine::PlacedMeeple meeple;
    std::optional<std::size_t> wentHomeIn; ///< a turn
    bool operator==(const StayedOnBoard&) const = default;
};

/// A meeple went home although nothing that it stood on was scored.
struct TakenTooEarly {
    engine::PlacedMeeple meeple;
    bool operator==(const TakenTooEarly&) const = default;
};

/// A complete feature on a picture still carries meeples of these players.
struct StillCarriesMeeples {
    engine::ScoreEvent event;
    std::vector<int> players;
    bool operator==(const StillCarriesMeeples&) const = default;
};

/// The points that are written down after a turn do not follow from its scorings.
struct WrongTurnSum {
    int player = 0;
    int above = 0; ///< the right points; below 0 = too few
    bool operator==(const WrongTurnSum&) const = default;
};

/// The sum for one kind of features at the end is wrong.
struct WrongPart {
    int player = 0;
    engine::ScoreKind part = engine::ScoreKind::Road;
    int right = 0;
    int written = 0;
    bool operator==(const WrongPart&) const = default;
};

/// The final points of a player are wrong.
struct WrongTotal {
    int player = 0;
    int right = 0;
    int written = 0;
    SlipCauses perhaps; ///< what may explain it; empty = nothing simple
    bool operator==(const WrongTotal&) const = default;
};

/// The meeples beside the board do not add up.
struct WrongSupply {
    int player = 0;
    engine::MeepleType type = engine::MeepleType::Small;
    int above = 0; ///< what should be there; below 0 = too few
    bool operator==(const WrongSupply&) const = default;
};

/// The goods tokens of a player do not add up.
struct WrongGoods {
    int player = 0;
    engine::Goods goods = engine::Goods::None;
    int above = 0; ///< what should be there; below 0 = too few
    bool operator==(const WrongGoods&) const = default;
};

/// The game was won by these.
struct WrongWinner {
    std::vector<int> winners;
    bool operator==(const WrongWinner&) const = default;
};

/// Something that is wrong. Kinds:
///
///   not_scored             a feature was completed, and its points were not written down
///   forgotten_at_end       a feature that scores at the end, and was left out
///   wrong_points           a feature was scored with other points, or for other players, than it is worth
///   not_due                points were written down for a feature that gives none
///   not_taken_back         a meeple should have gone home and did not, or only later
///   taken_without_scoring  a meeple went home although its feature had not scored
///   wrong_sum              points after a turn, or in the final table, do not add up
///   wrong_supply           the meeples beside the board do not add up
///   wrong_goods            the goods tokens of a player do not add up
///   wrong_winner           the game was won by others
///   and the kinds of session::findingsOf and models::ReportFinding.
struct AuditFinding {
    using Content = std::variant<models::ReportFinding, session::StoryFinding, LeftOut, WrongPoints, NotDue,
                                 StayedOnBoard, TakenTooEarly, StillCarriesMeeples, WrongTurnSum, WrongPart,
                                 WrongTotal, WrongSupply, WrongGoods, WrongWinner>;
    std::string kind;
    std::optional<std::size_t> turn;          ///< position among the turns; none = the end, or the whole
    std::optional<engine::Cell> cell;         ///< where to look; none = nowhere on the board
    std::vector<engine::PlayerPoints> points; ///< what players lack by it; below 0 = have too much
    Content content;                          ///< what is wrong
    bool operator==(const AuditFinding&) const = default;
};

} // namespace meeplecam::records
