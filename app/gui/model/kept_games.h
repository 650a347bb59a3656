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

} // namespace meeplecam::gui
