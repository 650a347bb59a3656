#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace meeplecam::models {

/// Why something on the table is asked about.
enum class QuestionReason : std::uint8_t {
    NoPicture,     ///< no picture of the edition shows this tile
    OtherEdition,  ///< the tiles look like those of another edition
    OtherBox,      ///< the tile looks like none of the boxes in play, as others do
    LooksAlike,    ///< several tiles match what is visible
    UnclearTurn,   ///< which way round the tile lies
    MatchesNone,   ///< no picture of the edition matches this tile
    Covered,       ///< something lies here, or covers a tile
    UnderHand,     ///< a hand, or what is as large, lies over the place
    MaybeMeeple,   ///< this may be a meeple
    UnclearColour, ///< whose meeple it is
    UnclearClaim,  ///< what the meeple claims
    TakenBack,     ///< a meeple may have stood here shortly
};

/// What files call them.
inline constexpr std::array kQuestionReasons{"no_picture",   "other_edition",  "other_box",     "looks_alike",
                                             "unclear_turn", "matches_none",   "covered",       "under_hand",
                                             "maybe_meeple", "unclear_colour", "unclear_claim", "taken_back"};

/// Whether one finding says it of all places that it concerns, and none of them is asked about.
constexpr bool isSaidOnce(QuestionReason why) {
    return why == QuestionReason::UnderHand || why == QuestionReason::OtherBox;
}

constexpr const char* nameOf(QuestionReason why) {
    return kQuestionReasons[static_cast<std::size_t>(why)];
}

} // namespace meeplecam::models
