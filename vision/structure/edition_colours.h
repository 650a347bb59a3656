#pragma once

#include "vision/structure/structure_reader.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// The structures of tiles of one edition, read again by its colours: where most sides are told, the colours
/// of fields and of towns are known, and say what the other sides are, and whether two sides with a town
/// belong together by what lies between them. `faces` show the tiles (square, BGR, 8 bit, in even light). As
/// they were where too few sides show either.
std::vector<TileStructure> inColoursOfEdition(std::span<const TileStructure> tiles,
                                              std::span<const cv::Mat> faces);

} // namespace meeplecam::vision
