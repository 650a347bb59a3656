#pragma once

#include "vision/reading/table_reader.h"

#include <filesystem>

namespace meeplecam::vision {

/// Writes a picture of every stage of a reading into `folder`, which is made when it is missing:
/// 1_seeds.png (with the features that agree), 2_lattice.png (with correlations; violet: stray tiles),
/// 3_cells.png (with the evidence for a tile), 4_tiles.png (with the gap to the second best board),
/// 5_view.png (from above: seen, expected, strangeness, shade) and 6_meeples.png (with their silhouettes and
/// the evidence). Stages that the reading did not reach are left out. Fails when the folder can't be written
/// to.
engine::Status writeDebugPictures(const Frame& frame, const TableReader& reader, const TableReading& reading,
                                  const std::filesystem::path& folder);

} // namespace meeplecam::vision
