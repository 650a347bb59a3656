#pragma once

#include "app/gui/snapshot.h"
#include "app/server/table_server.h"

class QWidget;

namespace meeplecam::gui {

/// The window's server in the local network, begun when it is first wanted; it ends with the program. Fails
/// as TableServer::open does. Thread of the window.
[[nodiscard]] engine::Result<server::TableServer*> tableServer();

/// Shows the game on its pages, if it was begun.
void showOnPages(const GameSnapshot& game);

/// Says how scores are shown on phones, televisions and in films, and begins to serve them. `game` may be
/// null.
void offerScores(QWidget* window, const GameSnapshotPtr& game);

} // namespace meeplecam::gui
