#pragma once

#include "app/session/story/story.h"
#include "engine/rules/game_setup.h"

#include <QString>

namespace meeplecam::session {

// Values of a live game in the language of the player: what window, command line and report show. Lines about
// what happens are made by `event_text.h`.

/// The players as people call them: by name, else by colour; each differently.
[[nodiscard]] std::vector<QString> shownNames(const engine::GameSetup& setup);

/// What is wrong and what to do about it, in one or two sentences; the place is shown or said beside it.
[[nodiscard]] QString wordsOf(const StoryFinding& finding, const engine::GameSetup& setup);

/// Why a table can't be followed and what to do about it, in sentences.
[[nodiscard]] QString wordsOf(const SourceFault& fault);
[[nodiscard]] QString wordsOf(const Lost& reason);

/// Why something is asked, to stand in brackets: "several tiles match what is visible".
[[nodiscard]] QString wordsOf(const std::variant<models::QuestionReason, std::string>& why);

/// What is asked: "Turn 7: which tile is this?" `number` is that of the turn, from 1.
[[nodiscard]] QString titleOf(const StoryQuestion& question, int number);

/// One answer to a question: the tile, or whose meeple stands on what.
[[nodiscard]] QString answerWords(const StoryQuestion& question, const StoryAlternative& answer,
                                  const engine::GameSetup& setup);

} // namespace meeplecam::session
