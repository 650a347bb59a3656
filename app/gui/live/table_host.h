#pragma once

#include "app/gui/model/snapshot.h"
#include "app/server/table_server.h"

class QWidget;

namespace meeplecam::gui {

/// The window's server in the local network, begun when it is first wanted; it ends with the program. Fails
/// as TableServer::open does. Thread of the window.
[[nodiscard]] engine::Result<server::TableServer*> tableServer();

/// Shows the game on its pages, if it was begun.
void showOnPages(const GameSnapshot& game);

/// Who is told what players answer on their pages; on the thread of the window.
using AnswerSink = server::TableServer::AnswerSink;

/// Says how scores are shown on phones, televisions and in films, and begins to serve them; players may
/// answer there when the box is ticked. `game` may be null. Nobody is told anything after the window's end.
void offerScores(QWidget* window, const GameSnapshotPtr& game, const AnswerSink& answered);

} // namespace meeplecam::gui
