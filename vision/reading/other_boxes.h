#pragma once

#include "vision/reading/table_reading.h"

namespace meeplecam::vision {

// Tiles of boxes that are not in play: no picture of the catalogue shows them. One tile that agrees with no
// picture is covered or badly lit; where several do, another box lies on the table.

/// Whether tiles of other boxes lie among those of the boxes in play, on a board that plainly shows the
/// edition.
bool showsOtherBoxes(const TableReading& reading);

/// Whether a tile of such a board is one of them: it is unsure, and agrees with no picture.
bool isOfOtherBox(const ReadTile& tile);

/// Whether a tile may be of a box that is not in play, though it was read as one that is: it agrees with no
/// picture as well as tiles do, and something else is not out of the question. Seldom so for others.
bool mayBeOfOtherBox(const ReadTile& tile);

} // namespace meeplecam::vision
