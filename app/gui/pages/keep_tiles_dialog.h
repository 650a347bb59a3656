#pragma once

class QWidget;

namespace meeplecam::gui {

class GameThread;

/// Asks what the box is called whose tiles were seen in a game, saves them as an edition, and says what came
/// of it.
void offerToKeepTiles(QWidget* parent, GameThread& thread);

} // namespace meeplecam::gui
