#pragma once

#include "app/session/story/event_ledger.h"

#include <QString>

namespace meeplecam::session {

/// A game as a terminal shows it, line by line: who is to move, the scores, what happened last, questions
/// with their numbers (those of story_edit.h plus 1), findings, and why the table can't be followed if so.
/// The length of lines is not bounded.
std::vector<QString> tableLines(const EventLedger& ledger);

} // namespace meeplecam::session
