#pragma once

#include "datasets/table/composing/live_table.h"
#include "datasets/table/composing/picture_set.h"

namespace meeplecam::table {

/// The film truth of what has happened so far, a header line first.
[[nodiscard]] std::string filmTruthOf(const LiveTable& table, const LiveOptions& options);

/// Films a game to its end: `file` (the ending chooses the kind: .avi motion JPEG, .mp4 MPEG-4) and beside it
/// NAME.events.jsonl with what happens when, a header line first.
[[nodiscard]] engine::Status makeFilm(TableGame game, const LiveOptions& options, Artist& artist,
                                      const std::filesystem::path& file, const Progress& progress = {});

} // namespace meeplecam::table
