#pragma once

#include "app/gui/model/snapshot.h"
#include "app/session/story/edit_preview.h"
#include "app/session/story/story_edit.h"

namespace meeplecam::gui {

/// What an edit would change, a line for each thing: "Turn 7: Red +4 → +0", "Points then: Red 12, Blue 9".
[[nodiscard]] QString wordsOf(const session::EditPreview& preview, const engine::GameSetup& setup);

/// What an edit would change in the game that is shown, or why it can't be made.
[[nodiscard]] QString previewWords(const GameSnapshot& game, const session::StoryEdit& edit);

} // namespace meeplecam::gui
