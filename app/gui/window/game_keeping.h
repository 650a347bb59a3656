#pragma once

#include "app/records/shelf/shelf_choice.h"

class QWidget;

namespace meeplecam::gui {

/// Puts the game of a log on the shelf, beside the window; says in a box of the window where the game is when
/// that can't be done, as long as the window is shown. The log stays where it is in any case.
void keepBeside(QWidget* window, const std::filesystem::path& log,
                const engine::Result<records::ShelfPlace>& shelf);

} // namespace meeplecam::gui
