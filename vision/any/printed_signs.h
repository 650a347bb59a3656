#pragma once

#include "vision/any/strange_squares.h"

#include <set>
#include <vector>

namespace meeplecam::vision {

/// The things that were found on a board without what is printed on its tiles, such as shields and houses:
/// signs that another tile shows, too, at the same place of the tile, or two other tiles elsewhere under
/// other quarter turns. Discs look alike from all sides, so that more tiles have to show them. Only things on
/// `unknown` tiles are asked, of which nobody knows what is printed there.
[[nodiscard]] std::vector<FoundMeeple> withoutPrintedSigns(const Frame& frame, std::vector<FoundMeeple> found,
                                                           const OrthoView& view, const TracedBoard& board,
                                                           const std::set<engine::Cell>& unknown);

} // namespace meeplecam::vision
