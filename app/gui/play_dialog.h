#pragma once

#include "app/gui/snapshot.h"

class QWidget;

namespace meeplecam::gui {

/// Shows the code by which the app Board Game Stats takes the game in, and copies its address. The game has
/// begun.
void offerPlay(QWidget* window, const GameSnapshot& game);

} // namespace meeplecam::gui
