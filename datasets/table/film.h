#pragma once

#include "datasets/table/live_table.h"
#include "datasets/table/picture_set.h"

namespace meeplecam::table {

/// Films a table to the end of its game: `file` (the ending chooses the kind: .avi motion JPEG, .mp4 MPEG-4)
/// and beside it NAME.events.jsonl with what happens when, a header line first.
[[nodiscard]] engine::Status makeFilm(LiveTable& table, const LiveOptions& options,
                                      const std::filesystem::path& file, const Progress& progress = {});

} // namespace meeplecam::table
