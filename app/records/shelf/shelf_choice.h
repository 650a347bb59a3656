#pragma once

#include "app/records/shelf/game_shelf.h"

#include <QDateTime>

namespace meeplecam::records {

/// Where the user wants past games to be kept: what was chosen, else games.sqlite in models::userFolder. The
/// choice is in a file of its own, for the user alone, since a password may be in it. Fails with one
/// sentence.
[[nodiscard]] engine::Result<ShelfPlace> chosenShelf();
engine::Status chooseShelf(const ShelfPlace& place);

/// The shelf at a place, a file or the address of a server; the chosen one where that is empty.
[[nodiscard]] engine::Result<ShelfPlace> shelfAt(const std::string& place);

/// The user's file for games that were played while their server was away: waiting.sqlite in
/// models::userFolder.
[[nodiscard]] std::filesystem::path waitingGames();

/// Opens the shelf, and puts there what waits in the file. Where that fails it goes on waiting.
engine::Result<GameShelf> openShelf(const ShelfPlace& place, const std::filesystem::path& waiting);

/// What became of a game that was to be kept.
struct Keeping {
    std::optional<engine::Error> away; ///< why it isn't at its place yet; it waits in the file then
};

/// Puts the game on the shelf; one that stands there from the same log with as many turns keeps its date.
/// Where a server can't be used now, the game waits in the file until openShelf() comes to it. Fails when it
/// is kept nowhere.
engine::Result<Keeping> keepGame(const KeptGame& game, GameNote note, const ShelfPlace& place,
                                 const std::filesystem::path& waiting);

/// Puts a followed game on the shelf, as finished or interrupted; one without a turn is passed over.
engine::Result<Keeping> shelve(const session::EventLedger& ledger, GameNote note, const ShelfPlace& shelf,
                               const std::filesystem::path& waiting = waitingGames());

/// The same by its log, as played when that was written last.
engine::Result<Keeping> shelve(const std::filesystem::path& log, const ShelfPlace& shelf,
                               const std::filesystem::path& waiting = waitingGames());

/// A time as GameNote has it, "2026-11-22 20:15"; empty when it is none.
[[nodiscard]] std::string dateOf(const QDateTime& time);
/// When a file was written last; empty when there is none.
[[nodiscard]] std::string dateOf(const std::filesystem::path& file);

} // namespace meeplecam::records
