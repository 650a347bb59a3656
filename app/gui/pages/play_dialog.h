#pragma once

#include "app/gui/model/snapshot.h"

#include <filesystem>

class QWidget;

namespace meeplecam::gui {

/// Shows the code by which the app Board Game Stats takes the game in, and copies its address. The game has
/// begun and is written into this log.
void offerPlay(QWidget* window, const GameSnapshot& game, const std::filesystem::path& log);

} // namespace meeplecam::gui
