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

} // namespace meeplecam::vision
