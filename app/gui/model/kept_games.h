#pragma once

#include "app/gui/model/snapshot.h"
#include "app/records/shelf/shelf_choice.h"

namespace meeplecam::gui {

/// A game of the shelf as it stood after so many turns, for what shows games.
[[nodiscard]] GameSnapshotPtr snapshotOf(const records::KeptGame& kept, int turns);

/// Writes a game into a file; the end of its name says as what: .json a record, .csv a table of all scorings,
/// .png a picture of the board, .pdf a report, .jcz a saved game of JCloisterZone. Fails with one sentence; a
/// log is never written over.
[[nodiscard]] engine::Status exportGame(const records::KeptGame& kept, const std::filesystem::path& file);

/// Puts a followed game on the shelf, by its log, as played when that was written last; a game that stands
/// there with as many turns keeps its date. A log without a turn is passed over.
[[nodiscard]] engine::Result<records::Keeping>
shelve(const std::filesystem::path& log, const records::ShelfPlace& shelf,
       const std::filesystem::path& waiting = records::waitingGames());

} // namespace meeplecam::gui
