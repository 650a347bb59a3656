#pragma once

#include "app/session/story/live_event.h"
#include "models/files/json_input.h"

namespace meeplecam::session {

/// An event as one line of `watch --json` and of the log has it.
models::Json toJson(const LiveEvent& event, const engine::GameSetup& setup);

/// Reads what toJson wrote; problems go to the cursor's complaint.
LiveEvent readLiveEvent(const models::JsonCursor& object, const engine::GameSetup& setup);

/// What files call an answer to a question: "base.U", "red city 1", "no meeple".
std::string answerText(models::ReportQuestion::About about, const StoryTurn& answer,
                       const engine::GameSetup& setup);

} // namespace meeplecam::session
