#pragma once

#include "vision/grid/board_tracer.h"

#include <optional>

namespace meeplecam::vision {

/// How well the tiles of a board agree with what they were taken for: the median of their correlations. None
/// without tiles.
std::optional<float> editionLikeness(const TracedBoard& board);

/// Whether the tiles of a board are of the edition that it was read with; unclear where no catalogue shows
/// them.
enum class EditionFit : std::uint8_t { Own, Unclear, Other };
EditionFit editionFitOf(const TracedBoard& board);

/// Whether what counts as a tile is not plainly one of the edition.
bool looksForeign(const CellReading& cell);

/// The picture in which the board lies without those of its tiles that are not plainly of the edition.
Frame withoutForeign(const Frame& frame, const TracedBoard& board);

/// Whether the tiles of a board look like those of the catalogue that it was read with, by how well most of
/// them agree with what they were taken for. With the wrong edition something is found here and there, but
/// nothing fits well.
bool looksLikeCatalogue(const TracedBoard& board);

} // namespace meeplecam::vision
