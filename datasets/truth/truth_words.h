#pragma once

#include "models/meeple_looks.h"
#include "models/tiles/tile_library.h"

#include <cstdint>
#include <string>
#include <vector>

namespace meeplecam::datasets {

// What truths of pictures and of films say in the same words. Problems go to the cursor's complaint.

constexpr std::uintmax_t kLargestTruth = 16'000'000; ///< bytes
constexpr std::size_t kMostTiles = 1000;
constexpr int kLargestSide = 65535; ///< pixels

/// The cell of `x` and `y`.
engine::Cell readCell(const models::JsonCursor& object);
models::MeepleColour readColour(const models::JsonCursor& name);
/// By `figure` (abbot, builder, pig), else by `size`; a small meeple without both.
engine::MeepleType readFigure(const models::JsonCursor& meeple);
models::MeeplePose readPose(const models::JsonCursor& name);

/// The segment of a tile type that a feature object names: by `index`, else by `kind` and the sides of the
/// unrotated tile. Where there is an index, sides are not looked at.
int readSegment(const models::JsonCursor& feature, const engine::TileType& type);

/// Names of boxes that the library has, as a list or between commas in one text.
std::vector<std::string> readSets(const models::JsonCursor& sets, const models::TileLibrary& library);

} // namespace meeplecam::datasets
