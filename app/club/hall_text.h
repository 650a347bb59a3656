#pragma once

#include "app/club/hall_feed.h"
#include "app/server/table_server.h"

namespace meeplecam::club {

/// How a table's game stands, in the language of the program; empty before its first game. Keys as
/// server::pageNews has them.
[[nodiscard]] QJsonObject newsOf(const HallTable& table);

/// A table in one line: its name, how the game stands, and what is wrong.
[[nodiscard]] QString lineOf(const HallTable& table, bool heard);

/// What somebody should look after at a table: it can't be heard, its camera is lost, questions wait. Empty =
/// nothing.
[[nodiscard]] QString troubleOf(const HallTable& table, bool heard);

/// Shows the tables on the page of a hall, and the board of the one whose board changed; empty = none.
void showOnPage(const HallFeed& feed, const QString& changedBoard, server::TableServer& page);

} // namespace meeplecam::club
