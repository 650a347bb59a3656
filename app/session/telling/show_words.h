#pragma once

#include "app/session/looking/meeple_show.h"

#include <QString>

#include <span>

namespace meeplecam::session {

/// A colour as people call it: "dark red".
[[nodiscard]] QString wordsOf(const PaperColour& colour);

/// What the players are told while they show their meeples.
struct ShowWords {
    QString title; ///< what to do now
    QString news;  ///< what was learned, or what is wrong with what was put there; may be empty
};

/// `names` are those of the players, in the order of play.
[[nodiscard]] ShowWords wordsOf(const ShowState& state, const std::vector<QString>& names);

/// That meeples of two players look alike; empty when none do.
[[nodiscard]] QString alikeWords(std::span<const MeepleShown> shown, const std::vector<QString>& names);

} // namespace meeplecam::session
